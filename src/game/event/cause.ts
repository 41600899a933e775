import type { CausePhrase } from '../../effect/tree/tree.ts';
import type { Run } from '../run/run.ts';
import type { Player } from '../../base/player.ts';
import type { Cause } from '../state/state.ts';
import { isCausedBy } from '../is/condition/caused.ts';
import { viewOf } from '../is/view/view.ts';

/** Whether something came about the way a text of `player` asks for. */
export const causedBy = (
  run: Run,
  cause: Cause | undefined,
  phrase: CausePhrase | undefined,
  player: Player,
): boolean => isCausedBy(run, cause, phrase, player, (unit) => viewOf(run, unit));
