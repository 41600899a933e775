/** What is waited for: trigger conditions (15-5). */
import type { CausePhrase } from './closed/cause.ts';
import type { Node, Side, Unread } from './node.ts';
import type { OriginName } from './closed/origin.ts';
import type { Target } from './target.ts';

/** An event of which two may share what stands in front of them: "is attacked or blocked". */
interface Sharing extends Node {
  /**
   * The second of two that share it: whom it is about, and whether it has happened, is said by the
   * one before it. "effect": so is by which effect, "an effect would delete it or return it to the
   * hand". "into": "would be played or digivolved into", by whichever of your Digimon.
   */
  readonly shares?: 'subject' | 'effect' | 'into';
}

export type EventPhrase =
  | (Node & {
      readonly kind: 'attacks';
      readonly who: Target;
      readonly target?: 'player' | Target;
      /** "you attack": behind [When Attacking] its player does, with this Digimon. */
      readonly byYou?: true;
      readonly form?: string;
    })
  /** "you attack with a blue Digimon" */
  | (Node & { readonly kind: 'attacks with'; readonly who: Target; readonly form?: string })
  /** "you hatch in the breeding area" */
  | (Node & { readonly kind: 'hatches'; readonly form?: string })
  | (Sharing & { readonly kind: 'attacked'; readonly who: Target; readonly form?: string })
  | (Sharing & {
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
  | (Sharing & {
      readonly kind: 'suspends' | 'unsuspends';
      readonly who: Target;
      readonly cause?: CausePhrase;
      /** The keyword effect by which it does. */
      readonly by?: 'Alliance' | 'Digisorption' | 'Blocker';
      readonly form?: string;
    })
  | (Sharing & {
      readonly kind: 'blocked' | 'blocks';
      readonly who: Target;
      readonly form?: string;
    })
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
      readonly from: OriginName;
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
  | (Sharing & {
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
      /** "your hand", "your opponent's deck"; nothing where print says "the hand". */
      readonly fromWhose?: 'your' | "your opponent's";
      /** The keyword effect that it is trashed for. */
      readonly by?: 'Digi-Burst';
      /** Whose digivolution card it was. */
      readonly of?: Target;
      /** "you trash", by one of your effects */
      readonly yours?: true;
      readonly cause?: CausePhrase;
      readonly form?: string;
    })
  | (Sharing & {
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
  | (Sharing & {
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
