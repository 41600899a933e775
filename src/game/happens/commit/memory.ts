import type { Change } from '../../state/change.ts';
import { memoryIsLostAsFarAsPossible } from '../../run/policy.ts';
import { READS } from '../../../card/ability/depends-on.ts';
import { inForce, type Run } from '../../run/run.ts';
import { memoryOf } from '../../state/state.ts';
import { touch } from '../../is/view/view.ts';

/** The gauge ends at 10 on either side (1-4-2-2). */
const clip = (run: Run, memory: number): number =>
  Math.abs(memory) <= 10 || !inForce(run, '1-4-2-2') ? memory : Math.sign(memory) * 10;

export function commitMemory(run: Run, change: Extract<Change, { kind: 'memory' }>): void {
  const before = run.state.memory;
  const after = before + (change.player === 0 ? change.by : -change.by);
  const over = Math.abs(after) > 10;
  if (over && change.by < 0 && !memoryIsLostAsFarAsPossible(run)) return;
  run.state.memory = clip(run, after);
  touch(run, READS.memory);
  run.trace?.say({ verb: 'memory', rule: change.rule, player: change.player, n: change.by });
  if (over) {
    run.trace?.say({ verb: 'memory full', rule: '1-4-2-2', player: change.player });
  }
}

/** The step comes behind the change, so that the board with it has that memory. */
export function commitSetMemory(run: Run, change: Extract<Change, { kind: 'set memory' }>): void {
  const { player, to, by, rule } = change;
  const before = memoryOf(run.state, player);
  run.state.memory = clip(run, player === 0 ? to : -to);
  touch(run, READS.memory);
  if (by === 'pass') run.trace?.say({ verb: 'passes', rule, player });
  else if (by === 'payment') run.trace?.say({ verb: 'pays memory', rule, player, n: before - to });
  else run.trace?.say({ verb: 'memory set', rule, player, n: memoryOf(run.state, player) });
}
