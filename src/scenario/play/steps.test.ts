/**
 * The board that is drawn after each step is the board of that step: each card in one place, the
 * DP, the memory and the orientation that the step leaves behind, and nothing that comes later.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { filesIn } from '../../../scripts/files.ts';
import { readFile } from '../../base/content-file.ts';
import { explore } from '../../game/explore/explore.ts';
import { begin, resolve } from '../../game/explore/resolve.ts';
import { UnknownCard } from '../../game/run/run.ts';
import { readScenario } from '../file/read.ts';
import type { Scenario } from '../file/scenario.ts';
import { boardLines, position, scenarioOf } from '../random/arbitrary.ts';
import { wrongAtEnd } from '../random/invariants.ts';
import { lookOn } from '../random/step-invariants.ts';
import { play } from './play.ts';

/** `BOARDS=9000 vitest run src/scenario/play/steps.test.ts` plays so many, `SEED=7` other ones. */
const BOARDS = Number(process.env['BOARDS'] ?? 300);
const SEED = Number(process.env['SEED'] ?? 16);
const LONG = 24 * 60 * 60 * 1_000;

function wrongIn({ setup, declarations }: Scenario, script: readonly number[]): readonly string[] {
  const { onStep, wrong } = lookOn();
  const run = begin(setup, { script, trace: true, onStep });
  const outcome = resolve(run, declarations);
  return [...new Set([...wrong, ...(outcome === 'done' ? wrongAtEnd(run) : [])])];
}

/** Endings of one board that are played again, step by step. */
const MOST_ENDINGS = 6;

const fields = z.looseObject({
  board: z.string().optional(),
  actions: z.array(z.string()).optional(),
});

describe.each(['cases', 'questions', 'rulings'])('every board of content/%s', (folder) => {
  test('is drawn step by step as it is', () => {
    const found: string[] = [];
    let boards = 0;
    for (const { name, text } of filesIn(folder)) {
      const file = readFile(name, text, fields);
      if (!file.ok || file.value.fields.board === undefined) continue;
      const scenario = readScenario(file.value.fields.board, file.value.fields.actions ?? []);
      if (!scenario.ok) continue;
      const { setup, declarations } = scenario.value;
      boards++;
      const { endings } = explore(setup, declarations, { most: 200 });
      for (const { script } of endings.slice(0, MOST_ENDINGS))
        for (const one of wrongIn(scenario.value, script)) found.push(`${name}: ${one}`);
    }
    expect(found).toEqual([]);
    expect(boards).toBeGreaterThan(50);
  }, 300_000);
});

test(
  'boards at random are drawn step by step as they are',
  () => {
    fc.assert(
      fc.property(position, (value) => {
        try {
          const wrong = wrongIn(scenarioOf(value), []);
          expect(wrong, boardLines(value).join('\n')).toEqual([]);
        } catch (problem) {
          if (!(problem instanceof UnknownCard)) throw problem;
        }
      }),
      { numRuns: BOARDS, seed: SEED },
    );
  },
  LONG,
);

function played(board: string, actions: readonly string[]): ReturnType<typeof play> {
  const scenario = readScenario(board, actions);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.problem));
  return play(scenario.value);
}

test('a Digimon that goes under another one is drawn while it is on its way', () => {
  const { boards, steps } = played(
    `card Sprout: Digimon Lv.3 green 2000 DP
  [Main] Place this Digimon under 1 of your other Digimon as its bottom digivolution card.
card Oak: Digimon Lv.5 green 7000 DP
turn P1
memory P1 2
P1 battle: Sprout, Oak
P1 security: 3
P2 security: 3
`,
    ['Sprout activates [Main]'],
  );
  const at = steps.findIndex(({ verb }) => verb === 'leaves');
  expect(boards[at]?.moving).toEqual([{ label: 'Sprout', player: 0 }]);
  expect(boards[at]?.sides[0].battle.map(({ label }) => label)).toEqual(['Oak']);
  expect(boards.at(-1)?.moving).toEqual([]);
  expect(boards.at(-1)?.sides[0].battle[0]?.under).toEqual(['Sprout']);
});

test('all that suspends at once is suspended on the board of each of these steps', () => {
  const { boards, steps } = played(
    `card Frost: Digimon Lv.5 blue 7000 DP
  [Main] Suspend all of your opponent's Digimon.
card Moth: Digimon Lv.4 green 3000 DP
card Wasp: Digimon Lv.4 green 3000 DP
turn P1
memory P1 2
P1 battle: Frost
P1 security: 3
P2 battle: Moth, Wasp
P2 security: 3
`,
    ['Frost activates [Main]'],
  );
  const at = steps.findIndex(({ verb }) => verb === 'suspends');
  expect(boards[at]?.sides[1].battle.map(({ suspended }) => suspended)).toEqual([true, true]);
});

test('the memory of a step is that behind the payment, the pass and what an effect sets', () => {
  const { boards, steps } = played(
    `card Page: Digimon Lv.3 yellow 2000 DP cost 3
card Bell: Tamer yellow cost 3
  [Start of Your Turn] If you have 2 memory or less, set your memory to 3.
turn P1
memory P1 4
P1 battle: Bell
P1 hand: Page
P1 deck: 5
P1 security: 3
P2 deck: 5
P2 security: 3
`,
    ['P1 plays Page', 'P1 passes', 'P2 passes'],
  );
  const memory = (verb: string): readonly (number | undefined)[] =>
    steps.flatMap((step, i) => (step.verb === verb ? [boards[i]?.memory] : []));
  expect(memory('pays memory')).toEqual([1]);
  expect(memory('passes')).toEqual([-3, 3]);
});

test('what lasts for the unsuspend phase is gone on the board of the next step', () => {
  const { boards, steps } = played(
    `card Grip: Digimon Lv.5 blue 7000 DP
  [Main] 1 of your opponent's Digimon gets -2000 DP during their next unsuspend phase.
card Newt: Digimon Lv.4 green 4000 DP
turn P1
memory P1 0
P1 battle: Grip
P1 deck: 5
P1 security: 3
P2 battle: Newt
P2 deck: 5
P2 security: 3
`,
    ['Grip activates [Main]', 'P1 passes'],
  );
  const at = steps.findIndex(({ verb }) => verb === 'unsuspend phase');
  expect(boards[at]?.sides[1].battle[0]?.dp).toBe(2000);
  expect(boards[at + 1]?.sides[1].battle[0]?.dp).toBe(4000);
});

test('DP that hangs on being suspended is that of the board in the unsuspend phase', () => {
  const { boards, steps } = played(
    `card Chill: Digimon Lv.5 blue 7000 DP
  [All Turns] All of your opponent's suspended Digimon get -1000 DP.
card Moth: Digimon Lv.4 green 3000 DP
card Wasp: Digimon Lv.4 green 3000 DP
turn P1
memory P1 0
P1 battle: Chill
P1 deck: 5
P1 security: 3
P2 battle: Moth [suspended], Wasp [suspended]
P2 deck: 5
P2 security: 3
`,
    ['P1 passes'],
  );
  const dp = (verb: string): readonly unknown[] =>
    steps.flatMap((step, i) =>
      step.verb === verb ? [boards[i]?.sides[1].battle.map((unit) => unit.dp)] : [],
    );
  expect(dp('unsuspend phase')).toEqual([[2000, 2000]]);
  expect(dp('unsuspends')).toEqual([
    [3000, 3000],
    [3000, 3000],
  ]);
});
