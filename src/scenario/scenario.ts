import type { CardDef } from '../engine/printed.ts';
import type { Declaration } from '../engine/declaration.ts';
import type { Setup, Wide } from '../engine/run.ts';
import { deal, type Arrangement } from './deal.ts';

/** A board that the engine can start from, and what is done on it. */
export interface Scenario {
  readonly board: Arrangement & { readonly cards: readonly CardDef[] };
  readonly setup: Setup;
  readonly actions: readonly string[];
  readonly declarations: readonly Declaration[];
  /** Whether it needs the wide part of the engine. */
  readonly wide: boolean;
}

/** A scenario as data: what a page is given, so that it need not read any text. */
export type PackedScenario = Omit<Scenario, 'setup'>;

export const packScenario = ({ setup: _, ...packed }: Scenario): PackedScenario => packed;

/** `part`: the wide part of the engine, where `packed.wide` says that it is needed. */
export const openScenario = (packed: PackedScenario, part: Wide | null): Scenario => ({
  ...packed,
  setup: deal(packed.board, packed.board.cards, part),
});
