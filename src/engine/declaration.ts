import type { CardId, Player } from './state.ts';

/** What a scenario lets a player do. Cards are named by their numbers; a Digimon by any card of its stack. */
export type Declaration =
  | { readonly kind: 'attack'; readonly card: CardId; readonly target: CardId | 'player' }
  | { readonly kind: 'play' | 'use'; readonly card: CardId }
  | { readonly kind: 'digivolve'; readonly card: CardId; readonly onto: CardId }
  | { readonly kind: 'dna'; readonly card: CardId; readonly parts: readonly [CardId, CardId] }
  | { readonly kind: 'link'; readonly card: CardId; readonly to: CardId }
  | { readonly kind: 'activate'; readonly card: CardId; readonly effect: string }
  | { readonly kind: 'move'; readonly card: CardId }
  | { readonly kind: 'hatch'; readonly player: Player }
  | { readonly kind: 'pass'; readonly player: Player };
