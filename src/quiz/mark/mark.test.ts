import { describe, expect, test } from 'vitest';
import { describeProblem } from '../../base/result.ts';
import { mark } from './mark.ts';

const board = `card Red Charger: Digimon Lv.5 red 6000 DP
  <Piercing>
card Green Runner: Digimon Lv.4 green 4000 DP
  [On Deletion] Gain 1 memory.
card Plain: Option red
P1 battle: Red Charger
P2 battle: Green Runner [suspended]
P2 security: Plain, 2
`;

function refusal(claim: string): string {
  const result = mark({
    board,
    actions: ['Red Charger attacks Green Runner'],
    answers: [{ text: 'x', claim, expected: 'wrong' }],
  });
  if (result.ok) return '';
  expect(result.problem[0]?.field).toBe('answers[0].claim');
  return result.problem.map(describeProblem).join('\n');
}

describe('a name in a claim that is none is refused', () => {
  test.each([
    ['sometimes Red Charger has <Piercin>', 'did you mean <Piercing>?'],
    ['Red Charger has <piercing>', 'did you mean <Piercing>?'],
    ['Red Charger has <Security A +1>', 'did you mean <Security A.>?'],
    ['Red Charger uses <Evad>', 'did you mean <Evade>?'],
    [
      'Red Charger <Piercin> comes before Green Runner [On Deletion]',
      'no keyword effect <Piercin>; did you mean <Piercing>?',
    ],
    [
      'Red Charger <Piercing> comes before Green Runner [On Deleton]',
      'no timing [On Deleton]; did you mean [On Deletion]?',
    ],
    ['not (P1 wins or Green Runner uses [On Deleton])', 'did you mean [On Deletion]?'],
    ['Green Runner uses [When Attacking]', 'no card of the board has an effect [When Attacking]'],
    ['Red Charger uses its effect', 'an effect without a timing'],
    ['Red Charger uses <Blocker>', '"uses <Blocker>" is never so'],
    ['Red Charger uses <Jamming>', 'one that is used: <Piercing>, '],
    ['Red Chager is deleted', 'no card "Red Chager" on the board; did you mean Red Charger?'],
  ])('%s', (claim, words) => {
    expect(refusal(claim)).toContain(words);
  });
});

test.each([
  'Red Charger has <Piercing>',
  'Red Charger has <Security A. +1>',
  'Green Runner has <Armor Purge>',
  'Green Runner uses <Evade>',
  'Green Runner uses <Blast Digivolve>',
  'Green Runner uses <Blast DNA Digivolve>',
  'Green Runner uses [On Deletion]',
  'Red Charger <Piercing> comes before Green Runner [On Deletion]',
])('%s is taken', (claim) => {
  expect(refusal(claim)).toBe('');
});
