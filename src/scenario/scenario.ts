import type { CardDef } from '../engine/card.ts';
import type { Declaration } from '../engine/resolve.ts';
import type { Setup } from '../engine/run.ts';
import { deal, type Arrangement } from './deal.ts';

/** A board that the engine can start from, and what is done on it. */
export interface Scenario {
  readonly board: Arrangement & { readonly cards: readonly CardDef[] };
  readonly setup: Setup;
  readonly actions: readonly string[];
  readonly declarations: readonly Declaration[];
}

/** A scenario as data: what a page is given, so that it need not read any text. */
export type PackedScenario = Omit<Scenario, 'setup'>;

export const packScenario = ({ board, actions, declarations }: Scenario): PackedScenario => ({
  board,
  actions,
  declarations,
});

export const openScenario = (packed: PackedScenario): Scenario => ({
  ...packed,
  setup: deal(packed.board, packed.board.cards),
});
