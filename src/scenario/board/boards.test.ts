import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explore } from '../../game/explore/explore.ts';
import { begin, resolve, type Outcome } from '../../game/explore/resolve.ts';
import { Halt, UnknownCard, type Choice, type Run } from '../../game/run/run.ts';
import { rulesOf } from '../../game/state/trace.ts';
import { isRuleNumber } from '../../rules/number/number-list.ts';
import { boardLines, picks, position, scenarioOf } from '../random/arbitrary.ts';
import { dealAgain } from '../random/deal-again.ts';
import { wrongAtEnd, wrongWith } from '../random/invariants.ts';
import { keywordsMissing } from '../random/lines.ts';
import { saidOf } from '../random/said.ts';
import { shuffler, walk } from '../random/walk.ts';
import type { Scenario } from '../file/scenario.ts';

/**
 * Random boards with texts from all 40 keyword effects.
 * `BOARDS=100000 vitest run src/scenario/board/boards.test.ts` plays as many, `SEED=7` other ones.
 */
const BOARDS = Number(process.env['BOARDS'] ?? 200);
const SEED = Number(process.env['SEED'] ?? 16);
const LONG = 24 * 60 * 60 * 1_000;

/** Behind as many choices the first option is taken. */
const MOST_CHOICES = 400;

/**
 * How many effects are on Digimon and wait. A resolution goes on beyond every bound only where
 * their number grows from round to round: no position comes again, so that no loop is found
 * (18-3-1).
 */
const grown = ({ state }: Run): number =>
  state.overall.length +
  state.delayed.length +
  state.units.reduce((sum, unit) => sum + unit.applied.length, 0);

/** Everything that belongs to a setup is shared by all its runs: none may change it. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
  return value;
}

/** The next choice that a script leaves open, or none. */
function openAfter(scenario: Scenario, script: readonly number[]): Choice | null {
  try {
    resolve(begin(scenario.setup, { script, ask: true }), scenario.declarations);
    return null;
  } catch (signal) {
    if (!(signal instanceof Halt)) throw signal;
    return signal.choice;
  }
}

/**
 * The script that picks these options, each modulo the number of options; what is offered must be
 * told apart.
 */
function scriptOf(scenario: Scenario, wanted: readonly number[]): readonly number[] {
  const script: number[] = [];
  for (;;) {
    const { options } = openAfter(scenario, script) ?? { options: [] };
    if (options.length === 0) return script;
    if (new Set(options).size < options.length)
      throw new Error(`options that nobody can tell apart: ${options.join(' | ')}`);
    if (script.length > MOST_CHOICES) return script;
    script.push((wanted[script.length] ?? 0) % options.length);
  }
}

interface Ended {
  readonly run: Run;
  readonly outcome: Outcome;
}

/** Runs a script and looks at the position whenever something is about to activate. */
function play(scenario: Scenario, script: readonly number[], trace: boolean): Ended {
  const boundary = (run: Run): void => {
    const wrong = wrongWith(run);
    if (wrong.length > 0) throw new Error(wrong.join('; '));
  };
  const run = begin(scenario.setup, { script, trace, boundary });
  return { run, outcome: resolve(run, scenario.declarations) };
}

/** Leaves out what depends on a card that the board does not tell. */
function unlessUnknown(job: () => void): void {
  try {
    job();
  } catch (error) {
    if (!(error instanceof UnknownCard)) throw error;
  }
}

test('the lines that the boards are made of name every keyword effect', () => {
  expect(keywordsMissing()).toEqual([]);
});

test(
  'any board, any choices: cards are conserved, every run ends and is the same again, nothing is shared',
  () => {
    fc.assert(
      fc.property(position, picks, (value, wanted) => {
        const scenario = scenarioOf(value);
        freeze(scenario.setup);
        unlessUnknown(() => {
          const script = scriptOf(scenario, wanted);
          const loud = play(scenario, script, true);
          if (loud.outcome === 'endless') expect(grown(loud.run)).toBeGreaterThan(100);
          const wrong = loud.outcome === 'done' ? wrongAtEnd(loud.run) : wrongWith(loud.run);
          expect(wrong, boardLines(value).join('\n')).toEqual([]);
          const rules = (loud.run.trace?.steps ?? []).flatMap(rulesOf);
          expect(rules.filter((rule) => !isRuleNumber(rule))).toEqual([]);
          const again = play(scenario, script, true);
          expect(again.run.trace?.steps).toEqual(loud.run.trace?.steps);
          const quiet = play(scenario, script, false);
          for (const { run, outcome } of [again, quiet])
            expect(saidOf(run, outcome)).toBe(saidOf(loud.run, loud.outcome));
        });
      }),
      { numRuns: BOARDS, seed: SEED },
    );
  },
  LONG,
);

/** Trees of choices that are larger than this are left out. */
const MOST_LEAVES = 200;

describe('the endings of any board', () => {
  const check = (holds: (scenario: Scenario, endings: ReadonlySet<string>) => void): void => {
    fc.assert(
      fc.property(position, (value) => {
        const scenario = scenarioOf(value);
        unlessUnknown(() => {
          const { setup, declarations } = scenario;
          const all = explore(setup, declarations, { prune: false, most: MOST_LEAVES });
          if (!all.complete) return;
          holds(scenario, new Set(all.endings.map(({ run, outcome }) => saidOf(run, outcome))));
        });
      }),
      { numRuns: Math.ceil(BOARDS / 10), seed: SEED },
    );
  };

  test(
    'are the same with and without pruning, in order and in any order',
    () => {
      check(({ setup, declarations }) => {
        for (const ordered of [false, true]) {
          const keys = (prune: boolean): number[] =>
            explore(setup, declarations, { prune, ordered })
              .endings.map(({ key }) => key)
              .toSorted((a, b) => a - b);
          expect(keys(true)).toEqual(keys(false));
        }
      });
    },
    LONG,
  );

  test(
    'are the same when options are tried in another order, by another exploration',
    () => {
      check(({ setup, declarations }, endings) => {
        const order = shuffler(SEED);
        expect(walk(setup, declarations, { order }).endings).toEqual(endings);
        expect(walk(setup, declarations, { order, prune: true }).endings).toEqual(endings);
      });
    },
    LONG,
  );

  test(
    'are the same when cards and Digimon have other numbers',
    () => {
      check((all) => {
        // Of equal cards in a hand one is as good as the other, until a later declaration names one
        // of them: so the first alone.
        const first = { ...all, declarations: all.declarations.slice(0, 1) };
        const endings = ({ setup, declarations }: Scenario): ReadonlySet<string> =>
          new Set(
            explore(setup, declarations).endings.map(({ run, outcome }) => saidOf(run, outcome)),
          );
        expect(endings(dealAgain(first, shuffler(SEED)))).toEqual(endings(first));
      });
    },
    LONG,
  );
});
