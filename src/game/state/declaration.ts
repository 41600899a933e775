import type { CardId } from './state.ts';
import type { Player } from '../../base/player.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';

/** The cards that go beneath a card as it is played: by DigiXros (7-2) or by Assembly (7-3). */
export interface Materials {
  readonly way: 'digixros' | 'assembly';
  readonly cards: readonly CardId[];
}

/**
 * What a scenario lets a player do. Cards are named by their numbers; a Digimon by any card of its
 * stack.
 */
export type Declaration =
  | { readonly kind: 'attack'; readonly card: CardId; readonly target: CardId | 'player' }
  | {
      readonly kind: 'play';
      readonly card: CardId;
      /** What goes beneath it by DigiXros or Assembly (7-2, 7-3). */
      readonly materials?: Materials;
    }
  | { readonly kind: 'use'; readonly card: CardId }
  | { readonly kind: 'digivolve'; readonly card: CardId; readonly onto: CardId }
  | { readonly kind: 'dna'; readonly card: CardId; readonly parts: readonly [CardId, CardId] }
  | {
      readonly kind: 'burst';
      readonly card: CardId;
      readonly onto: CardId;
      /** The Tamer that goes back to the hand. */
      readonly returned: CardId;
    }
  | { readonly kind: 'app fusion'; readonly card: CardId; readonly onto: CardId }
  | { readonly kind: 'link'; readonly card: CardId; readonly to: CardId }
  | { readonly kind: 'activate'; readonly card: CardId; readonly effect: string }
  | { readonly kind: 'move'; readonly card: CardId }
  | { readonly kind: 'hatch'; readonly player: Player }
  | { readonly kind: 'pass'; readonly player: Player };

/** Why something may not be declared: the rule that forbids it. */
export interface Refusal {
  readonly rule: RuleNumber;
}

/** What a player does in the breeding phase (6-4-1); all else is of the main phase (6-5-1). */
export const isOfBreeding = ({ kind }: Declaration): boolean => kind === 'hatch' || kind === 'move';
