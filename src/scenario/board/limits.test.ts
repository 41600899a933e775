/** What a board cannot be: each with its line, at once, however large it is. */
import { describe, expect, test } from 'vitest';
import { describeProblem } from '../../base/result.ts';
import { readAuthored, readScenario } from '../file/read.ts';

const CARD = 'card X: Digimon Lv.4 red 4000 DP\n';
const PLACED = 'P1 battle: X\n';

function wrongWith(board: string, actions: readonly string[] = []): string {
  const read = readAuthored(board, actions);
  return read.ok ? '' : read.problem.map(describeProblem).join('\n');
}

describe('numbers', () => {
  test.each([
    ['a deck', `${CARD}${PLACED}P1 deck: 99999999999\n`, '3 board: a number of cards, 99999999999'],
    ['an area in parts', `${CARD}${PLACED}P1 deck: 60, 60\n`, '3 board: 120 cards in one area'],
    ['a stack', `${CARD}P1 battle: ${'X > '.repeat(120)}X\n`, '2 board: 121 cards in one area'],
    ['a level', CARD.replace('4 red', '99 red'), '1 board: level 99; expected 10 at most'],
    ['DP', CARD.replace('4000', '4000000'), '1 board: a DP of 4000000; expected 99999 at most'],
    ['a cost', 'card X: Option red cost 999\n', '1 board: a cost of 999; expected 40 at most'],
    ['memory', `${CARD}memory P1 99999999999999999999\n`, '2 board: memory 99999999999999999999'],
    ['Overflow', `${CARD}  overflow: 999\n`, '2 board: Overflow 999; expected 40 at most'],
    ['link DP', `${CARD}  link dp: 9999999\n`, '2 board: a link DP of 9999999; expected 99999'],
    ['a cost to digivolve', `${CARD}  digivolve: 999 from Lv.3\n`, '2 board: a cost of 999'],
    ['a name', `card ${'N'.repeat(1_000)}: Option\n`, '1 board: a name of 1000 letters'],
    ['a name of 60,000', `card ${'N'.repeat(60_000)}: Option\n`, '1 board: a board of 60014'],
    ['a line', `${CARD}  ${'['.repeat(10_000)}\n`, '2 board: a line of 10002 characters'],
    [
      'cards',
      Array.from({ length: 200 }, (_, i) => `card C${i}: Option red`).join('\n'),
      '61 board: more than 60 cards; expected a smaller board',
    ],
    ['an action', CARD + PLACED, 'actions[0]: an action of 7800 characters'],
  ])('%s', (what, board, words) => {
    const actions = what === 'an action' ? ['X attacks '.repeat(780)] : [];
    expect(wrongWith(board, actions)).toContain(words);
    expect(wrongWith(board, actions).length).toBeLessThan(600);
  });
});

describe('what stands there twice', () => {
  test.each([
    ['a turn', `${CARD}turn P1\nturn P2\n`, '3 board: a second line "turn"'],
    ['the memory', `${CARD}memory 0\nmemory P1 3\n`, '3 board: a second line "memory"'],
    [
      'where to stop',
      `${CARD}stop after the last action\nstop after the last action\n`,
      '3 board: a second line "stop after the last action"',
    ],
    ['a state', `${CARD}P1 battle: X [placed, placed]\n`, '2 board: "X [placed, placed]"'],
    ['link DP', `${CARD}  link dp: 1000\n  link dp: 2000\n`, '3 board: a second line "link dp:"'],
    ['Overflow', `${CARD}  overflow: 4\n  overflow: 4\n`, '3 board: a second line "overflow:"'],
    [
      'a requirement',
      `${CARD}  digivolve: 3 from Lv.3\n  digivolve: 3 from Lv.3\n`,
      '3 board: "3 from Lv.3" twice',
    ],
    ['a colour', CARD.replace('red', 'red/red'), '1 board: the color red twice'],
  ])('%s', (_, board, words) => {
    expect(wrongWith(board)).toContain(words);
  });
});

test('a card that is nowhere on the board is named with its line', () => {
  const board = `card A: Option red\n${CARD}card "B: C": Option red\n${PLACED}P1 hand: A\n`;
  expect(wrongWith(board)).toBe(
    '3 board: the card "B: C", which is nowhere on the board; expected a line such as "P1 hand: "B: C"", or no such card',
  );
  // A board that is made of another one may have lost the place of a card.
  expect(readScenario(board, []).ok).toBe(true);
});

test.each(['\r\n', '\r'])('lines that end in %j, with the mark of an editor in front', (end) => {
  const board = `${CARD}  <Blocker>\n${PLACED}P1 hand: Y\n`;
  expect(wrongWith(`\uFEFF${board.replaceAll('\n', end)}`)).toBe(wrongWith(board));
});

test('any sign a thousand times is read or refused at once', () => {
  for (const sign of ['[', '<', '(', '"', '・', '[]', 'If ', ', ', 'and ', '<Draw 1> ', 'X > ']) {
    const many = sign.repeat(1_000).slice(0, 1_900);
    for (const board of [
      `${CARD}  ${many}\n${PLACED}`,
      `${CARD}P1 battle: ${many}\n`,
      `card ${many}: Option red\n`,
    ])
      expect(typeof wrongWith(board)).toBe('string');
  }
}, 20_000);
