/** What is asked: processing conditions (15-6), moments, things counted. */
import type { ResultVerb } from './closed/done.ts';
import type { CausePhrase } from './closed/cause.ts';
import type { Compare, KeywordUse, Node, Side, Unread } from './node.ts';
import type { Noun } from './closed/noun.ts';
import type { OriginName } from './closed/origin.ts';
import type { Counted, Filter, Place, Target } from './target.ts';

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
  readonly behind?: true;
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
      /** "[A] or [B] isn't in your trash" */
      readonly negated?: true;
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
  /** "If there is a green card", "If there isn't": where the condition before it looks. */
  | (Node & {
      readonly kind: 'there again';
      /** Without a noun: none of what was asked for before. */
      readonly noun?: Noun;
      readonly filters?: readonly Filter[];
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
      /** "aren't suspended" */
      readonly negated?: true;
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
      readonly verb: ResultVerb;
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
        | 'digivolved this turn'
        | 'deleted'
        | 'played'
        | 'played or digivolved'
        | 'digivolved';
      readonly n?: number;
      readonly cause?: CausePhrase;
      /** Where it came from. */
      readonly origin?: OriginName;
      /** "this Digimon was played": asked of what has the effect. */
      readonly own?: true;
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
      readonly verb: ResultVerb;
      readonly of: Target;
      /** "2 or more Digimon": to how many of them; one is enough where nothing is said. */
      readonly compare?: Compare;
      readonly n?: number;
      readonly form?: string;
    })
  /** "If this effect didn't delete": reads what this effect has done so far. */
  | (Node & {
      readonly kind: 'result';
      readonly done: boolean;
      /** "do": "if you do", of the sentence before. */
      readonly verb: ResultVerb | 'do';
      /** Whose Digimon it was done to: "this effect suspended your Digimon". */
      readonly whose?: 'your' | "your opponent's";
      readonly ofDna?: true;
      /** "this effect deleted a Tamer": to what it was done. */
      readonly doneTo?: 'Digimon' | 'Tamer';
      /** "this effect added a card to your hand" */
      readonly hand?: 'your';
      readonly form?: string;
    })
  | Unread;
