import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/result.ts';
import { random } from '../../base/chance.ts';
import { begin, resolve } from '../../game/explore/resolve.ts';
import { viewOf } from '../../game/is/view/view.ts';
import { readScenario } from '../file/read.ts';
import { isPlayed } from '../random/lines.ts';
import { shown } from '../trial/trial.ts';
import { crossingAt } from './crossing.ts';
import { ASKED, DECIDED, INHERITED, ONE_OF, SECURITY, TAKEN_BACK } from './crossing-texts.ts';
import { keepNothing, tryKept } from './kept-views.ts';
import { tryMerged } from './merged.ts';

/** Two orders and two choices, which come to the same two positions in the middle. */
const BOARD = `card Ant: Digimon Lv.4 red 3000 DP
  [When Attacking] Gain 1 memory. Then, you may suspend 1 of your opponent's Digimon.
  [When Attacking] <Draw 1>.
  [When Attacking] If your opponent has a suspended Digimon, gain 1 memory.
card Dog: Digimon Lv.4 red 3000 DP
  [All Turns] While this Digimon is suspended, it gets +1000 DP.
card Fox: Option red
P1 battle: Ant
P2 battle: Dog
P2 security: Fox
`;
const scenario = orThrow(readScenario(BOARD, ['Ant attacks the player']));
const BOUNDS = { courses: 400, work: 20_000 };

describe('positions that are merged', () => {
  test('are met on several courses, and go on alike', () => {
    const { met, courses, why } = tryMerged(scenario, BOUNDS);
    expect(why).toBeNull();
    expect(courses).toBeGreaterThan(8);
    expect(met).toBeGreaterThan(2);
  });

  test('are found where the key leaves out whether a Digimon is suspended', () => {
    const { why } = tryMerged(scenario, BOUNDS, ({ state }) =>
      [state.memory, state.deck[0].length, state.facts.toSorted()].join(';'),
    );
    expect(why).toContain('goes on otherwise');
  });

  test('are found where all ends the same and the key leaves out what is done by then', () => {
    const plain = BOARD.replace(/Gain 1 memory. Then, you may suspend .*/, 'Gain 1 memory.');
    const orders = orThrow(readScenario(plain, ['Ant attacks the player']));
    expect(tryMerged(orders, BOUNDS).why).toBeNull();
    expect(tryMerged(orders, BOUNDS, ({ taken }) => taken.length).why).toContain('differs from it');
  });

  test('are not followed any further than the bounds go', () => {
    expect(tryMerged(scenario, { courses: 3, work: 20_000 })).toMatchObject({ courses: 3 });
  });
});

describe('what is kept', () => {
  test('is the same as what is worked out anew', () => {
    const { courses, why } = tryKept(scenario, BOUNDS);
    expect(why).toBeNull();
    expect(courses).toBeGreaterThan(8);
  });

  test('is found where it is older than what it was made of', () => {
    const run = begin(scenario.setup);
    resolve(run, scenario.declarations);
    const dog = run.state.units.find(({ owner }) => owner === 1);
    if (dog === undefined) throw new Error('Dog is not there');
    expect(viewOf(run, dog).dp).toBe(4000);
    dog.suspended = false;
    expect(viewOf(run, dog).dp).toBe(4000);
    keepNothing(run);
    expect(viewOf(run, dog).dp).toBe(3000);
  });
});

test('the texts of boards with several effects that wait are all played', () => {
  const wrong = [
    ...[...DECIDED, ...ONE_OF, ...TAKEN_BACK].map(
      (line) => ['upper', `[When Attacking] ${line}`] as const,
    ),
    ...ASKED.map((line) => ['upper', line] as const),
    ...INHERITED.map((line) => ['inherited', line] as const),
    ...SECURITY.map((line) => ['security', line] as const),
  ].filter(([box, line]) => !isPlayed(box, line));
  expect(wrong).toEqual([]);
});

test('the same dice make the same board, and boards are not alike', () => {
  const boards = Array.from({ length: 20 }, (_, i) => shown(crossingAt(random(i))));
  expect(boards).toEqual(boards.map((_, i) => shown(crossingAt(random(i)))));
  expect(new Set(boards).size).toBe(20);
});
