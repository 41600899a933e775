import type { CardDef } from '../../card/printed.ts';
import type { Declaration } from '../../game/state/declaration.ts';
import type { Setup, Work } from '../../game/run/run.ts';
import type { Arrangement } from '../board/deal.ts';

/** A board that the engine can start from, and what is done on it. */
export interface Scenario {
  readonly board: Arrangement & { readonly cards: readonly CardDef[] };
  readonly setup: Setup;
  readonly actions: readonly string[];
  readonly declarations: readonly Declaration[];
  /**
   * What may be done for all that is asked of it together; without it each exploration has as much
   * as `MOST_WORK` (src/game/explore/explore.ts).
   */
  readonly work?: Work;
}
