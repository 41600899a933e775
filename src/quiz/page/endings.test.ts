import { describe, expect, test } from 'vitest';
import { conditionOf, endingAt, endingsOf, timesOver } from '../../ui/steps/endings.ts';
import { markable, marked } from './sample.ts';

describe('the endings of a question', () => {
  const endings = endingsOf(marked(markable('Gate blocks')));

  test('are named by the choice that tells them apart', () => {
    expect(endings.map(({ label }) => label)).toEqual(['P2 blocks with Gate', 'P2 does not block']);
  });

  test('have one board more than steps, the first before anything happens', () => {
    for (const { boards, steps } of endings) {
      expect(boards).toHaveLength(steps.length + 1);
      expect(boards[0]?.sides[0].battle[0]?.suspended).toBe(false);
      expect(boards[1]?.sides[0].battle[0]?.suspended).toBe(true);
    }
  });

  test('say what each step does, with its rule', () => {
    expect(endings[0]?.steps.map(({ text, rule }) => `${rule} ${text}`)).toContain(
      "12-1-4 Wall can't block.",
    );
  });

  test('are found by their script', () => {
    expect(endingAt(endings, [1])).toBe(1);
    expect(endingAt(endings, [7])).toBe(0);
  });

  test('name the digivolution of a counter as something that the player does', () => {
    const board = `card Rex: Digimon Lv.5 red 7000 DP
card Cub: Digimon Lv.4 blue 4000 DP
card Bear: Digimon Lv.5 blue 8000 DP
  digivolve: 3 from Lv.4 blue
  <Blast Digivolve>
P1 battle: Rex
P2 battle: Cub [suspended]
P2 hand: Bear
P2 deck: 1
`;
    const question = { ...markable('Rex battles Cub'), board, actions: ['Rex attacks Cub'] };
    expect(endingsOf(marked(question)).map(({ label }) => label)).toEqual([
      'P2 digivolves Cub into Bear',
      'P2 uses no [Counter] effect',
    ]);
  });

  test('name the overwriting of a process', () => {
    const board = `card Rex: Digimon Lv.5 red 7000 DP
  [When Attacking] Gain 1 memory. If you have 1 or more memory, you may <Draw 1> instead.
card Cub: Digimon Lv.4 blue 4000 DP
memory P1 1
P1 battle: Rex
P1 deck: 1
P2 battle: Cub [suspended]
`;
    const question = { ...markable('Rex battles Cub'), board, actions: ['Rex attacks Cub'] };
    const found = endingsOf(marked(question));
    expect(found.map(({ told }) => told && conditionOf(told))).toEqual([
      "P1 replaces it with Rex's [When Attacking] and then uses it",
      "P1 replaces it with Rex's [When Attacking] and then declines it",
      'P1 does not replace it',
    ]);
    expect(found.map(({ label }) => label)).toEqual([
      "P1 replaces it with Rex's [When Attacking], then uses it",
      "P1 replaces it with Rex's [When Attacking], then declines it",
      'P1 does not replace it',
    ]);
  });

  test('name both players where each of them chooses', () => {
    const board = `card Rex: Digimon Lv.5 red 7000 DP
  [When Attacking] You may <Draw 1>. You may gain 1 memory.
card Gate: Digimon Lv.4 blue 4000 DP
  <Blocker>
card Plain: Option yellow
P1 battle: Rex
P1 deck: 1
P2 battle: Gate
P2 security: Plain
`;
    const question = {
      ...markable('Rex battles Gate'),
      board,
      actions: ['Rex attacks the player'],
    };
    expect(endingsOf(marked(question)).map(({ told }) => told && conditionOf(told))[0]).toBe(
      "P1 uses Rex's [When Attacking] (2 times) and then P2 blocks with Gate",
    );
  });

  test('name cards that have "and" in their names, and cards beside others of their name', () => {
    const chosen = (card: string) => ({ who: 'P1', does: `chooses ${card}`, card });
    expect(conditionOf(['Black and White', 'Rex'].map(chosen))).toBe(
      'P1 chooses Black and White and Rex',
    );
    expect(conditionOf(['Mega Rex', 'Rex', 'Ant'].map(chosen))).toBe(
      'P1 chooses Mega Rex, Rex and Ant',
    );
  });

  test('have no name when nobody chooses', () => {
    const question = { ...markable('Rex attacks'), actions: ['Rex attacks Wall'] };
    const board = question.board
      .replace('Wall [suspended], Gate', 'Wall [suspended]')
      .replace(/card Gate: .*\n.*\n/, '');
    expect(endingsOf(marked({ ...question, board })).map(({ label }) => label)).toEqual(['']);
  });
});

test('the same choice several times over is said once', () => {
  expect(timesOver(['a', 'a', 'a', 'b', 'a'])).toEqual(['a (3 times)', 'b', 'a']);
  expect(timesOver([])).toEqual([]);
});
