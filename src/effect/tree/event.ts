/**
 * What is waited for and what is asked: trigger conditions (15-5), processing conditions (15-6),
 * things counted.
 */
import type { Compare, KeywordUse, Node, Side, Unread } from './node.ts';
import type { Counted, Filter, Noun, Place, Target } from './target.ts';

/** How something came about, as far as a text asks for it. */
export type CausePhrase =
  | 'in battle'
  | "by an opponent's effect"
  | 'by an effect'
  | 'by one of your effects'
  | 'other than by one of your effects'
  | 'other than in battle'
  | 'other than in battle or by one of your effects'
  | 'other than in battle or by your effects'
  | 'other than by your effects'
  | 'other than by effects'
  | "by your opponent's effects"
  | "by an opponent's Digimon's effect"
  | "by one of your Digimon's effects"
  | 'by one of your Digimon'
  | 'by effects'
  | 'by your effects'
  | 'by having 0 DP'
  | 'in battle or by having 0 DP'
  | 'by this effect'
  /** By an effect of a card of that name. */
  | `by [${string}]'s effect`;

export type EventPhrase =
  | (Node & {
      readonly kind: 'attacks';
      readonly who: Target;
      readonly target?: 'player' | Target;
      readonly form?: string;
    })
  /** "you attack with a blue Digimon" */
  | (Node & { readonly kind: 'attacks with'; readonly who: Target; readonly form?: string })
  /** "you hatch in the breeding area" */
  | (Node & { readonly kind: 'hatches'; readonly form?: string })
  | (Node & { readonly kind: 'attacked'; readonly who: Target; readonly form?: string })
  | (Node & {
      readonly kind: 'deleted';
      readonly who: Target;
      readonly would: boolean;
      readonly cause?: CausePhrase;
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'leaves';
      readonly who: Target;
      readonly would: boolean;
      readonly cause?: CausePhrase;
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'deletes';
      readonly who: Target;
      readonly whom: Target;
      readonly inBattle: boolean;
      readonly attacking: boolean;
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'suspends' | 'unsuspends';
      readonly who: Target;
      readonly cause?: CausePhrase;
      /** The keyword effect by which it does. */
      readonly by?: 'Alliance' | 'Digisorption' | 'Blocker';
      readonly form?: string;
    })
  | (Node & { readonly kind: 'blocked' | 'blocks'; readonly who: Target; readonly form?: string })
  /** "this Digimon checks security" */
  | (Node & { readonly kind: 'checks'; readonly who: Target; readonly form?: string })
  | (Node & {
      readonly kind: 'security removed';
      readonly whose: Side;
      readonly form?: string;
    })
  /** "an effect removes cards from your security stack" */
  | (Node & {
      readonly kind: 'security removed by';
      readonly whose: Side;
      readonly cause: CausePhrase;
      readonly form?: string;
    })
  /** "one of your Digimon is played from digivolution cards" */
  | (Node & {
      readonly kind: 'played from';
      readonly who: Target;
      readonly would: boolean;
      readonly from: string;
      readonly form?: string;
    })
  /** "your Digimon get linked to an [X] trait card" */
  | (Node & {
      readonly kind: 'linked to';
      readonly who: Target;
      readonly would: boolean;
      readonly to: Target;
      readonly form?: string;
    })
  /** "effects add to this Digimon's digivolution cards" */
  | (Node & {
      readonly kind: 'cards added';
      readonly to: Target;
      readonly who?: Target;
      readonly cause?: CausePhrase;
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'played' | 'digivolves';
      readonly who: Target;
      readonly would: boolean;
      readonly cause?: CausePhrase;
      /** The player who plays it. */
      readonly by?: Side;
      readonly into?: Target;
      readonly dna?: true;
      readonly fromLevel?: number;
      readonly toLevel?: number;
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'trashed';
      readonly who: Target;
      readonly would: boolean;
      readonly from?: 'hand' | 'deck' | 'security stack' | 'trash' | 'battle area';
      /** The keyword effect that it is trashed for. */
      readonly by?: 'Digi-Burst';
      /** Whose digivolution card it was. */
      readonly of?: Target;
      readonly cause?: CausePhrase;
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'returned';
      readonly who: Target;
      readonly would: boolean;
      readonly to: 'hand' | 'deck' | 'hand or deck';
      readonly cause?: CausePhrase;
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'added';
      readonly who: Target;
      readonly would: boolean;
      readonly whose: Side;
      readonly to: PileName;
      /** Where the cards come from: whose digivolution cards these were, or an area. */
      readonly of?: Target;
      readonly from?: 'your trash';
      readonly faceUp?: true;
      readonly cause?: CausePhrase;
      readonly form?: string;
    })
  /** "your effects add to your hand", "your hand is trashed from": whatever cards these are. */
  | (Node & {
      readonly kind: 'pile';
      readonly how: 'added to' | 'trashed from';
      readonly whose: Side;
      readonly pile: PileName;
      readonly cause?: CausePhrase;
      readonly form?: string;
    })
  /** "a card is placed under this Digimon", "cards are placed face up in your security stack" */
  | (Node & {
      readonly kind: 'placed';
      readonly who: Target;
      readonly would: boolean;
      readonly under?: Target;
      readonly to?: 'security stack' | 'battle area';
      readonly whose?: Side;
      readonly faceDown?: boolean;
      readonly cause?: CausePhrase;
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'target switched';
      readonly who?: Target;
      readonly would: boolean;
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'moves' | 'linked' | 'used' | 'wins' | 'unsuspended in main';
      readonly who: Target;
      readonly would: boolean;
      readonly by?: Side;
      readonly form?: string;
    })
  | Unread;

export const PILES = ['hand', 'deck', 'security stack', 'trash'] as const;
export type PileName = (typeof PILES)[number];

export const MOMENTS = [
  'at the end of the battle',
  'at the end of the attack',
  'at the end of the turn',
  'at the end of your turn',
  "at the end of your opponent's turn",
  "at the end of your opponent's next turn",
  'at turn end',
  'at end of turn',
  "at the next end of your opponent's turn",
] as const;

export interface Moment extends Node {
  readonly name: (typeof MOMENTS)[number];
  /** It stands behind the process. */
  readonly form?: 'behind';
}

/** "for each of your opponent's Digimon", "for every 2 colors ..." */
export interface EachPhrase extends Node {
  readonly per: number;
  readonly of: Target | Counted;
}

type CountedThing =
  | 'hand'
  | 'trash'
  | 'security'
  | 'Digimon'
  | 'Tamer'
  | 'Digimon or Tamer'
  | 'digivolution cards'
  | 'deck'
  | 'Token'
  | 'card'
  | 'placed'
  | 'face-down security';

export type Test =
  | (Node & {
      readonly kind: 'memory';
      readonly side: Side;
      readonly compare: Compare;
      readonly n: number;
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'count';
      readonly side: Side;
      readonly what: CountedThing;
      readonly compare: Compare;
      readonly n: number;
      readonly filters?: readonly Filter[];
      readonly noun?: Noun;
      /** Where these cards are, for "placed". */
      readonly place?: Place;
      readonly other?: boolean;
      /** Security cards that lie face up. */
      readonly faceUp?: true;
      readonly form?: string;
    })
  /** "If you have 3 or fewer": of what the condition before it counts. */
  | (Node & {
      readonly kind: 'count again';
      readonly side: Side;
      readonly compare: Compare;
      readonly n: number;
      readonly form?: string;
    })
  /** "deleted other than in battle": how this card was deleted, in its [On Deletion]. */
  | (Node & { readonly kind: 'deleted'; readonly cause: CausePhrase; readonly form?: string })
  /** "deleted by <Overclock>": by which keyword effect it came about that set this one off. */
  | (Node & {
      readonly kind: 'by keyword';
      readonly what: 'deleted' | 'played';
      readonly use: KeywordUse;
      readonly form?: string;
    })
  /** "this Digimon's stack has 2 or more same-level cards" */
  | (Node & {
      readonly kind: 'stack';
      readonly compare: Compare;
      readonly n: number;
      readonly form?: string;
    })
  /** "your Tamers have 3 or more total colors" */
  | (Node & {
      readonly kind: 'count colours';
      readonly of: Target;
      readonly compare: Compare;
      readonly n: number;
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'state';
      readonly who: Target;
      readonly state: 'suspended' | 'unsuspended' | 'attacking';
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'has';
      readonly who: Target;
      readonly filters: readonly Filter[];
      /** "had": before what set the effect off. */
      readonly past?: true;
      readonly form?: string;
    })
  /** "you placed 2 or more cards with this effect" */
  | (Node & {
      readonly kind: 'result count';
      readonly verb: string;
      readonly compare: Compare;
      readonly n: number;
      readonly form?: string;
    })
  | (Node & { readonly kind: 'turn'; readonly side: Side; readonly form?: string })
  /** "it's a red Digimon card": what a card is, that was revealed or spoken of. */
  | (Node & {
      readonly kind: 'is';
      readonly who: Target;
      readonly noun: Noun;
      readonly filters: readonly Filter[];
      readonly form?: string;
    })
  /** "[X] is in this Digimon's digivolution cards" */
  | (Node & {
      readonly kind: 'under';
      readonly words: readonly string[];
      readonly all: boolean;
      readonly form?: string;
    })
  /** "a card with [X] in its name is in your trash" */
  | (Node & {
      readonly kind: 'placed';
      readonly who: Target;
      /** Or a card of one of these names. */
      readonly also?: readonly string[];
      readonly place: Place;
      readonly form?: string;
    })
  /** "DNA digivolving", "DigiXrosing with 2 cards" */
  | (Node & {
      readonly kind: 'way';
      readonly way:
        | 'DNA digivolving'
        | 'digivolving'
        | 'DigiXrosing'
        | 'battling'
        | 'attacking'
        | 'during an attack'
        | 'deleted'
        | 'played'
        | 'played or digivolved'
        | 'digivolved';
      readonly n?: number;
      readonly cause?: CausePhrase;
      /** Where it came from. */
      readonly origin?: string;
      /** What it digivolves from, or battles. */
      readonly from?: Target;
      readonly form?: string;
    })
  /** "you have fewer security cards than your opponent" */
  | (Node & {
      readonly kind: 'versus';
      readonly side: Side;
      readonly what: 'security' | 'hand' | 'trash' | 'Digimon' | 'Tamer' | 'Digimon or Tamer';
      readonly compare: 'less' | 'more' | 'or less' | 'or more' | 'same';
      readonly form?: string;
    })
  /** "A and B", "A or B" */
  | (Node & {
      readonly kind: 'and' | 'or';
      readonly tests: readonly Test[];
      readonly form?: string;
    })
  /** "this effect suspended your Digimon": what it was done to is asked too. */
  | (Node & {
      readonly kind: 'result of';
      readonly done: boolean;
      readonly verb: string;
      readonly of: Target;
      readonly form?: string;
    })
  /** "If this effect didn't delete": reads what this effect has done so far. */
  | (Node & {
      readonly kind: 'result';
      readonly done: boolean;
      readonly verb: string;
      /** Whose Digimon it was done to: "this effect suspended your Digimon". */
      readonly whose?: 'your' | "your opponent's";
      readonly form?: string;
    })
  | Unread;
