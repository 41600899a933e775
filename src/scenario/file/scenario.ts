import type { CardDef } from '../../card/printed.ts';
import type { Declaration } from '../../game/state/declaration.ts';
import type { Setup } from '../../game/run/run.ts';
import type { Arrangement } from '../board/deal.ts';

/** A board that the engine can start from, and what is done on it. */
export interface Scenario {
  readonly board: Arrangement & { readonly cards: readonly CardDef[] };
  readonly setup: Setup;
  readonly actions: readonly string[];
  readonly declarations: readonly Declaration[];
}
