/** What a process does. One closed union of short members. */
import type { CardAction } from './card-action.ts';
import type { PlayCost } from './cost.ts';
import type { LastingAction } from './lasting.ts';
import type { KeywordUse, Node, Side, Unread } from './node.ts';
import type { Target } from './target.ts';

/**
 * What a process does. New kinds are added here and, when the engine can run them, in
 * game/processing; what is done with cards is in `card-action.ts`, and what holds from then on
 * rather than happens is in `lasting.ts`.
 */
export type OwnAction<Line> =
  | LastingAction<Line>
  | CardAction
  | (Node & {
      readonly kind: 'memory';
      readonly change: number;
      readonly side?: Side;
      readonly form?: string;
    })
  | (Node & { readonly kind: 'delete'; readonly target: Target; readonly form?: string })
  | (Node & {
      readonly kind: 'suspend' | 'unsuspend';
      readonly target: Target;
      readonly form?: string;
    })
  /** `<Draw 1>`, `<Recovery +1 (Deck)>`, `<De-Digivolve 1>`: a keyword as an instruction. */
  | (Node & {
      readonly kind: 'do keyword';
      readonly use: KeywordUse;
      readonly target?: Target;
      /** "to 1 of your Digimon, <Draw 1>": to whom is said first, and once for all of them. */
      readonly targetFirst?: true;
      readonly form?: string;
    })
  /**
   * "it isn't deleted", "prevent that deletion"; of many, only of these: "prevent 1 of those
   * Digimon's deletion"
   */
  | (Node & {
      readonly kind: 'prevent';
      readonly of?: Target;
      /** Whom these words mean, where they name nobody. */
      readonly saved?: 'they' | 'this';
      readonly form: string;
    })
  /** "it checks security before the attack ends": what <Piercing> says (16-7-1). */
  | (Node & { readonly kind: 'pierce'; readonly form: string })
  | (Node & { readonly kind: 'end attack'; readonly form?: string })
  /** "change the attack target to this Digimon" */
  | (Node & {
      readonly kind: 'switch target';
      readonly to: Target;
      readonly orPlayer?: true;
      readonly form?: string;
    })
  /** "add this card to its owner's hand", "play this card without paying the cost" */
  | (Node & {
      readonly kind: 'move this card';
      readonly to: 'hand' | 'battle area' | 'security';
      readonly form: string;
    })
  | (Node & {
      readonly kind: 'attack';
      readonly who: Target;
      readonly at?: 'player' | 'Digimon';
      readonly withoutSuspending?: true;
      /** Unsuspended Digimon may be its target too. */
      readonly alsoUnsuspended?: true;
      /** It may have been played this turn. */
      readonly alsoPlaced?: true;
      readonly form?: string;
    })
  /**
   * "this Digimon battles 1 of your opponent's Digimon"; without `who` the card that the effect is
   * on.
   */
  | (Node & {
      readonly kind: 'battle';
      readonly who?: Target;
      readonly whom: Target;
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'play';
      readonly target: Target;
      /** Absent for Tokens, which have no cost to pay. */
      readonly cost?: PlayCost;
      readonly suspended?: true;
      /** An empty space in the breeding area. */
      readonly to?: 'breeding area';
      /** "without battling": not as a checked security card would (10-3). */
      readonly withoutBattle?: true;
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'use' | 'play or use';
      readonly target: Target;
      readonly cost: PlayCost;
      readonly form?: string;
    })
  | (Node & {
      readonly kind: 'digivolve';
      readonly who: Target;
      readonly into: Target;
      readonly cost?: PlayCost;
      readonly dna?: true;
      readonly appFusion?: true;
      /** Digivolution requirements are ignored, or of these only the level. */
      readonly ignoring?: true | 'level';
      /** "as if this Tamer is a level 5 red Digimon" */
      readonly level?: number;
      readonly colours?: readonly string[];
      /** "digivolve 1 of your Digimon": its player is told to, and not the Digimon. */
      readonly ordered?: true;
      readonly form?: string;
    })
  | (Node & { readonly kind: 'pay'; readonly n: number; readonly form?: string })
  | (Node & { readonly kind: 'set memory'; readonly n: number; readonly form?: string })
  /** "activate this card's [Main] effects" */
  | (Node & {
      readonly kind: 'activate';
      readonly what: string;
      /** "[On Play] or [When Digivolving] effects" */
      readonly or?: string;
      readonly n?: number;
      /** Whose effects. */
      readonly of?: Target;
      /** "as an effect of this Digimon" */
      readonly asOwn?: true;
      /** "the effects of": all of them. */
      readonly allOfThem?: true;
      /** "the effect below": just one stands there. */
      readonly single?: true;
      readonly form?: string;
    })
  /** "move 1 of your Digimon in the breeding area to the battle area" (4-17) */
  | (Node & {
      readonly kind: 'move';
      readonly target: Target;
      /** "from the breeding area": whatever of it is named is there. */
      readonly from?: 'breeding area';
      /** The other way, where the breeding area is empty. */
      readonly to?: 'breeding area';
      readonly form?: string;
    })
  /** "hatch in your breeding area" */
  | (Node & { readonly kind: 'hatch'; readonly form?: string })
  /** "digivolve this card from your hand onto one of your Tamers as if it is a level 3 Digimon" */
  | (Node & {
      readonly kind: 'digivolve onto';
      readonly onto: Target;
      readonly level: number;
      readonly colours?: readonly string[];
      readonly n?: number;
      readonly form?: string;
    })
  /** "choose 1 of your opponent's Digimon" */
  | (Node & { readonly kind: 'choose'; readonly target: Target; readonly form?: string })
  /**
   * Understood as far as its verb; the rest is not. Kept apart so that a line still splits into
   * parts.
   */
  | Unread;
