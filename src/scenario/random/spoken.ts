/**
 * Effect lines made from the tables of phrases: words that cards could print and nobody has thought
 * of.
 */
import fc from 'fast-check';
import { fromTable, type Tree } from '../../effect/read/arbitrary.ts';
import { TESTS } from '../../effect/grammar/condition.ts';
import { ACTIONS } from '../../effect/read/grammar.ts';
import type { Line } from '../../effect/tree/tree.ts';
import { EVENTS } from '../../effect/grammar/trigger.ts';
import { writeEffects } from '../../effect/read/write.ts';
import { isPlayed } from './lines.ts';

const TIMINGS = ['On Play', 'On Deletion', 'When Attacking', 'Main', 'End of Your Turn'] as const;

const action = fromTable(ACTIONS, 1);
const gain: Tree = { kind: 'memory', change: 1 };

const line = (timing: string, parts: Tree, sentence: Tree, done: Tree): Tree => ({
  kind: 'effect',
  timings: [{ name: timing }],
  ...parts,
  sentences: [{ conditions: [], processes: [{ action: done }], ...sentence }],
});

const isLines = (value: readonly unknown[]): value is readonly Line[] => value.length > 0;

/** The text of a line, where the engine runs it. */
function textOf(tree: Tree): string | null {
  const lines: readonly unknown[] = [tree];
  if (!isLines(lines)) return null;
  const text = writeEffects({ lines });
  // Any card of a board may get it: "other" is refused on an Option.
  const isForAny = isPlayed('upper', text) && isPlayed('upper', text, 'Option');
  return !text.includes('\n') && isForAny ? text : null;
}

/** A line with a random action, condition or trigger condition that the engine says it runs. */
export const spoken: fc.Arbitrary<string> = fc
  .oneof(
    fc
      .tuple(fc.constantFrom(...TIMINGS), action)
      .map(([timing, done]) => line(timing, {}, {}, done)),
    fromTable(TESTS, 1).map((test) =>
      line('When Attacking', {}, { conditions: [{ word: 'if', test }] }, gain),
    ),
    fromTable(EVENTS, 1).map((event) =>
      line('All Turns', { trigger: { word: 'When', events: [event] } }, {}, gain),
    ),
  )
  .map((tree) => textOf(tree) ?? '<Blocker>');
