/** Effect lines of every row of the tables of phrases, whether the engine runs them or not. */
import fc from 'fast-check';
import { TESTS } from '../../effect/grammar/condition.ts';
import { EACHES } from '../../effect/grammar/each.ts';
import { EVENTS } from '../../effect/grammar/trigger.ts';
import { fromTable, type Tree } from '../../effect/read/arbitrary.ts';
import { ACTIONS } from '../../effect/read/grammar.ts';
import { readEffects } from '../../effect/read/read.ts';
import { writeEffects } from '../../effect/read/write.ts';
import { DURATIONS } from '../../effect/tree/closed/duration.ts';
import { AREA_TAGS, MOMENTS, TIMINGS, type EffectLine, type Line } from '../../effect/tree/tree.ts';
import { isPlayed } from './lines.ts';

export interface GrammarLine {
  readonly line: EffectLine;
  readonly isPlayed: boolean;
}

const action = fromTable(ACTIONS, 1);
const gain: Tree = { kind: 'memory', change: 1 };
const dp: Tree = { kind: 'DP', target: { kind: 'this', noun: 'Digimon' }, change: 1000 };
const named = (names: readonly string[]): fc.Arbitrary<Tree> =>
  fc.constantFrom(...names).map((name) => ({ name }));

const line = (parts: Tree, sentence: Tree = {}, process: Tree = {}): Tree => ({
  kind: 'effect',
  timings: [{ name: 'When Attacking' }],
  ...parts,
  sentences: [{ conditions: [], processes: [{ action: gain, ...process }], ...sentence }],
});
const allTurns = { timings: [{ name: 'All Turns' }] };

const lines: fc.Arbitrary<Tree> = fc.oneof(
  { weight: 8, arbitrary: action.map((done) => line({}, {}, { action: done })) },
  { weight: 3, arbitrary: action.map((done) => line({}, {}, { action: done, may: 'you' })) },
  {
    weight: 2,
    arbitrary: action.map((done) => line({}, { cost: { form: 'by', actions: [done] } })),
  },
  {
    weight: 4,
    arbitrary: fromTable(TESTS, 1).map((test) => line({}, { conditions: [{ word: 'if', test }] })),
  },
  {
    weight: 2,
    arbitrary: fromTable(TESTS, 1).map((test) =>
      line(allTurns, { conditions: [{ word: 'while', test }] }, { action: dp }),
    ),
  },
  {
    weight: 6,
    arbitrary: fromTable(EVENTS, 1).map((event) =>
      line({ ...allTurns, trigger: { word: 'When', events: [event] } }),
    ),
  },
  { weight: 1, arbitrary: fromTable(EACHES, 1).map((each) => line({}, {}, { each })) },
  {
    weight: 1,
    arbitrary: named(DURATIONS).map((duration) => line({}, {}, { action: dp, duration })),
  },
  { weight: 1, arbitrary: named(MOMENTS).map((at) => line({}, { at })) },
  { weight: 1, arbitrary: named(TIMINGS).map((timing) => line({ timings: [timing] })) },
  { weight: 1, arbitrary: named(AREA_TAGS).map((area) => line({ area })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom<Tree>({ then: 'Then,' }, { processes: [{ action: gain, instead: true }] })
      .map((second) => ({
        ...line({ perTurn: { times: 1, form: 'square' } }),
        sentences: [
          { conditions: [], processes: [{ action: gain }] },
          { conditions: [], processes: [{ action: gain }], ...second },
        ],
      })),
  },
);

const isLines = (value: readonly unknown[]): value is readonly Line[] => value.length > 0;

/** So many lines, the same for the same seed; what is no text of one line is left out. */
export function grammarLines(n: number, seed: number): readonly GrammarLine[] {
  return fc.sample(lines, { numRuns: n, seed }).flatMap((tree): readonly GrammarLine[] => {
    const one: readonly unknown[] = [tree];
    if (!isLines(one)) return [];
    try {
      const text = writeEffects({ lines: one });
      const [read, ...more] = readEffects(text).lines;
      if (read?.kind !== 'effect' || more.length > 0) return [];
      return [{ line: read, isPlayed: isPlayed('upper', text) }];
    } catch {
      return [];
    }
  });
}
