/** What is waited for: trigger conditions (15-5). */
import type { Node, Side, Unread } from './node.ts';
import type { Target } from './target.ts';

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
      /** "only this Digimon is deleted" */
      readonly only?: true;
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
      /** "in battle and survives" */
      readonly survives?: true;
      /** "is deleted in battle by" */
      readonly passive?: true;
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
  | (Node & {
      readonly kind: 'checks';
      readonly who: Target;
      readonly faceUp?: true;
      readonly form?: string;
    })
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
      /** "from the hand", "from your hand" */
      readonly fromHand?: 'the' | 'your';
      /** "is played or digivolves" */
      readonly orPlayed?: true;
      /** "would next digivolve": waited for, and not set off each time. */
      readonly next?: true;
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
      /** "you trash", by one of your effects */
      readonly yours?: true;
      readonly cause?: CausePhrase;
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'returned';
      readonly who: Target;
      readonly would: boolean;
      readonly to: 'hand' | 'deck' | 'hand or deck';
      /** "your hand"; nothing where it is its owner's, or nobody's is said. */
      readonly toWhose?: 'your' | "your opponent's" | 'their';
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
      /** In that phase, and not in the main phase. */
      readonly phase?: 'unsuspend';
      readonly would: boolean;
      readonly by?: Side;
      readonly form?: string;
    })
  | Unread;

export const PILES = ['hand', 'deck', 'security stack', 'trash'] as const;
export type PileName = (typeof PILES)[number];
