import { readEffects } from '../effect/read/read.ts';
import type { Condition } from '../effect/tree/tree.ts';
import { isRunnable } from './named/condition.ts';

/**
 * The condition under which a requirement holds, as printed behind it:
 *
 *     3 from [Rex] while you have 2 or fewer security cards
 *                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
 *
 * `null` where it is not understood or not one that the engine looks at.
 */
export function readWhen(words: string): Condition | null {
  const line = readEffects(`While ${words}, gain 1 memory.`).lines[0];
  const condition = line?.kind === 'effect' ? line.sentences[0]?.conditions[0] : undefined;
  return condition !== undefined && isRunnable(condition) ? condition : null;
}
