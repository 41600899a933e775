import { describe, expect, test } from 'vitest';
import { describeProblem, orThrow } from '../../base/result.ts';
import { readScenario } from '../file/read.ts';
import { parseClaim } from './notation.ts';
import { wrongName } from './wrong-name.ts';

const scenario = orThrow(
  readScenario('card X: Digimon Lv.4 red 4000 DP\nP1 battle: X\nP2 security: 2\n', []),
);

function wrongWith(text: string): string {
  const claim = parseClaim(text);
  if (!claim.ok) return describeProblem(claim.problem);
  const wrong = wrongName(claim.value.fact, scenario.setup);
  return wrong === null ? '' : `${wrong.found}; expected ${wrong.expected}`;
}

test.each([
  [
    '10,000 brackets',
    '('.repeat(10_000),
    'a claim of 10000 characters (at 0); expected 4000 at most',
  ],
  [
    'brackets in one another',
    `${'('.repeat(60)}X${')'.repeat(60)}`,
    'more than 40 nested parentheses',
  ],
  ['memory', 'memory is 11 for P1', 'the number 11; expected 10 at most'],
  ['DP', 'X has 999999999 DP', 'the number 999999999; expected 99999 at most'],
  ['cards', 'P2 has 9999 security cards', 'the number 9999; expected 200 at most'],
  ['in a part', 'not (P1 has 5 Digimon or P1 has 999 Digimon)', 'the number 999'],
  ['a fact twice', 'X is deleted and X is deleted', '"X is deleted" is there twice'],
  ['the same in a part', 'not (X blocks or X blocks)', '"X blocks" is there twice'],
  ['a name', 'never X is deleted and not Y is deleted', 'there is no card "not Y" on the board'],
])('no claim can have %s', (_, text, words) => {
  expect(wrongWith(text)).toContain(words);
});

describe('a claim of thousands of signs is read or refused at once', () => {
  test.each([
    'x ',
    'X is ',
    'X uses [A] ',
    'a <b> comes before ',
    '"a" ',
    '[a] ',
    'X is delted or ',
  ])(
    '%j',
    (words) => {
      expect(typeof wrongWith(words.repeat(4_000 / words.length))).toBe('string');
    },
    20_000,
  );
});
