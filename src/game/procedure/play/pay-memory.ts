import type { RuleNumber } from '../../../rules/number/numbers.ts';
import { propose } from '../../happens/propose.ts';
import type { Run } from '../../run/run.ts';
import { memoryOf } from '../../state/state.ts';
import type { Player } from '../../../base/player.ts';

/** Memory can be paid as long as the marker stays on the gauge (4-2-2). */
export const canPayMemory = (run: Run, player: Player, cost: number): boolean =>
  memoryOf(run.state, player) - cost >= -10;

/** Pays a cost by the gauge; costs are never below 0 (1-3-9). */
export function payMemory(
  run: Run,
  player: Player,
  cost: number,
  rule: RuleNumber = '4-2-2',
): void {
  const amount = Math.max(0, cost);
  if (amount === 0) {
    run.trace?.say({ verb: 'pays memory', rule, player, n: 0 });
    return;
  }
  propose(run, {
    kind: 'set memory',
    by: 'payment',
    player,
    to: memoryOf(run.state, player) - amount,
    rule,
  });
}
