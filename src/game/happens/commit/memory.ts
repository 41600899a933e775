import type { Change } from '../../state/change.ts';
import { memoryIsLostAsFarAsPossible } from '../../run/policy.ts';
import { READS } from '../../../card/depends-on.ts';
import { inForce, type Run } from '../../run/run.ts';
import { touch } from '../../is/view.ts';

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

export function commitSetMemory(run: Run, change: Extract<Change, { kind: 'set memory' }>): void {
  run.state.memory = clip(run, change.player === 0 ? change.to : -change.to);
  touch(run, READS.memory);
}
