import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/result.ts';
import { explore } from '../../game/explore/explore.ts';
import { UnknownCard } from '../../game/run/run.ts';
import { isRuleNumber } from '../../rules/number/number-list.ts';
import { CASES } from '../file/cases-sample.ts';
import { scenarioIn } from '../file/in-file.ts';
import { play } from './play.ts';
import { readScenario } from '../file/read.ts';
import type { Scenario } from '../file/scenario.ts';

function scenarioOf(board: string, actions: readonly string[]): Scenario {
  return orThrow(readScenario(board, actions));
}

const keys = (scenario: Scenario, prune: boolean, ordered: boolean): number[] =>
  explore(scenario.setup, scenario.declarations, { prune, ordered })
    .endings.map((ending) => ending.key)
    .sort((a, b) => a - b);

describe.each(CASES)('$path', (one) => {
  const scenario = orThrow(scenarioIn(one));

  // Where endings are counted (scripts/counts.test.ts) it is asked that pruning loses none.
  test('every ending is reached again by its script, with the same trace each time', () => {
    for (const ending of explore(scenario.setup, scenario.declarations).endings) {
      const first = play(scenario, ending.script);
      expect(play(scenario, ending.script).steps).toEqual(first.steps);
      expect(first.outcome).toBe(ending.outcome);
      expect(first.boards).toHaveLength(first.steps.length);
      for (const step of first.steps) expect(isRuleNumber(step.rule), step.rule).toBe(true);
    }
  });
});

/** A Digimon card without text. */
const plain = (name: string, dp: number): string => `card ${name}: Digimon Lv.4 red ${dp} DP\n`;
const withText = (name: string, dp: number, ...texts: string[]): string =>
  `${plain(name, dp)}${texts.map((text) => `  ${text}\n`).join('')}`;
/** An Option card that does nothing when it is checked. */
const blank = 'card Blank: Option red\n';

const triggers = (n: number): string =>
  `${withText('X', 5000, ...Array.from({ length: n }, () => '[When Attacking] Gain 1 memory.'))}${blank}P1 battle: X\nP2 security: Blank\n`;

/**
 * Endings with and without pruning; they are equal where the keys of positions tell apart what
 * differs.
 */
function endings(board: string, ...actions: readonly string[]): number {
  const scenario = scenarioOf(board, actions);
  expect(keys(scenario, true, false)).toEqual(keys(scenario, false, false));
  return keys(scenario, true, false).length;
}

describe('endings are told apart by', () => {
  test('whom an effect on "all" is for', () => {
    const x = withText(
      'X',
      5000,
      '[When Attacking] By suspending 1 of your Tamers, all of your Digimon get +1000 DP for the turn.',
      "[When Attacking] By suspending 1 of your Tamers, all of your opponent's Digimon get +1000 DP for the turn.",
    );
    const board = `${x}card T: Tamer red\n${plain('B', 3000)}${blank}P1 battle: X, T\nP2 battle: B\nP2 security: Blank\n`;
    // One of the two effects, or none: the Tamer can be suspended once.
    expect(endings(board, 'X attacks the player')).toBe(3);
  });

  test('whom pending processing is about', () => {
    const x = withText(
      'X',
      5000,
      "[When Attacking] Suspend 1 of your opponent's Digimon. At the end of the turn, delete it.",
    );
    const board = `${x}${plain('B', 3000)}${plain('C', 3000)}${blank}P1 battle: X\nP2 battle: B [suspended], C [suspended]\nP2 security: Blank\n`;
    expect(endings(board, 'X attacks the player')).toBe(2);
    expect(endings(board, 'X attacks the player', 'P1 passes')).toBe(2);
  });
});

describe('endings are not told apart by', () => {
  test('the order in which equal things came onto the field', () => {
    const x = withText(
      'X',
      5000,
      '[When Attacking] Play 1 Digimon card from your trash without paying the cost.',
      '[When Attacking] Play 1 Digimon card from your trash without paying the cost.',
    );
    const board = `${x}${plain('B', 3000)}${plain('C', 3000)}${blank}P1 battle: X\nP1 trash: B, C\nP2 security: Blank\n`;
    expect(endings(board, 'X attacks the player')).toBe(1);
  });
});

describe('endings counted', () => {
  // n simultaneous effects can be activated in n! orders; all lead to the same ending.
  test.each([
    [2, 2],
    [3, 6],
    [4, 24],
    [5, 120],
  ])('%i equal effects of one Digimon: %i orders, one ending', (n, leaves) => {
    const { setup, declarations } = scenarioOf(triggers(n), ['X attacks the player']);
    const all = explore(setup, declarations, { prune: false });
    expect(all.leaves).toBe(leaves);
    expect(all.endings).toHaveLength(1);
    expect(explore(setup, declarations).runs).toBeLessThanOrEqual(leaves);
  });

  test('a block, an Evade and a target: pinned', () => {
    const board = `${withText('X', 5000, "[When Attacking] Delete 1 of your opponent's Digimon.")}${withText('B', 3000, '<Evade>')}${withText('C', 6000, '<Blocker>')}${blank}P1 battle: X\nP2 battle: B, C\nP2 security: Blank\n`;
    const { setup, declarations } = scenarioOf(board, ['X attacks the player']);
    // B chosen: Evade or not, C blocks or not (4); C chosen: nothing left to choose (1).
    const all = explore(setup, declarations, { prune: false });
    expect(all.leaves).toBe(5);
    expect(all.endings).toHaveLength(5);
  });

  test('a bound that is reached makes the result incomplete', () => {
    const { setup, declarations } = scenarioOf(triggers(5), ['X attacks the player']);
    expect(explore(setup, declarations, { prune: false, most: 10 }).complete).toBe(false);
  });

  test('a course that never ends ends the search', () => {
    const x = withText(
      'X',
      5000,
      '[When Attacking] Gain 1 memory.',
      '[All Turns] When this Digimon becomes suspended, you may unsuspend this Digimon.',
      '[All Turns] When this Digimon becomes unsuspended, suspend this Digimon.',
    );
    const board = `${x}${blank}P1 battle: X\nP2 security: Blank\n`;
    const { setup, declarations } = scenarioOf(board, ['X attacks the player']);
    const without = new Set(['18-3-1']);
    const all = explore(setup, declarations, { without, goesOn: true });
    const some = explore(setup, declarations, { without });
    expect(all.endings.some(({ outcome }) => outcome === 'endless')).toBe(true);
    expect(some.endings.at(-1)?.outcome).toBe('endless');
    expect(some.complete).toBe(false);
    expect(some.stopped).toBe('no end');
    expect(some.runs).toBeLessThan(all.runs);
  });
});

describe('cards placed together beneath a long deck, in an order that nobody was asked for (3-1-3-4)', () => {
  const board = (deck: number): string =>
    [
      'card Rex: Digimon Lv.4 red 5000 DP cost 3',
      '  [On Play] Return all Option cards from your trash to the bottom of your deck.',
      'card Dig: Option red cost 0',
      '  [Main] Trash the top 7 cards of your deck.',
      'card Trap: Option red cost 1',
      'card Calm: Option red cost 1',
      'memory P1 5',
      'P1 hand: Rex, Dig',
      'P1 trash: Trap, Calm',
      `P1 deck: ${deck}`,
    ].join('\n');
  const exploreAll = (deck: number, actions: readonly string[]): number =>
    endingsOf(scenarioOf(board(deck), actions));
  const endingsOf = ({ setup, declarations }: Scenario): number =>
    explore(setup, declarations, { ordered: true }).endings.length;

  test('are no choice as long as nothing comes to them', () => {
    expect(exploreAll(6, ['P1 plays Rex'])).toBe(1);
    expect(exploreAll(7, ['P1 plays Rex', 'P1 uses Dig'])).toBe(1);
  });

  test('say so when something comes to one of them', () => {
    expect(() => exploreAll(6, ['P1 plays Rex', 'P1 uses Dig'])).toThrow(UnknownCard);
  });

  test('are a choice beneath a short deck', () => {
    expect(exploreAll(5, ['P1 plays Rex'])).toBe(2);
  });
});
