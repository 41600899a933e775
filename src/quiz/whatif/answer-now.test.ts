// @vitest-environment node
import { expect, test } from 'vitest';
import { parseClaim } from '../../scenario/claim/notation.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { readScenario } from '../../scenario/file/read.ts';
import { answerNow } from './answer-now.ts';

function board(dp: number): Scenario {
  const read = readScenario(
    `card Rex: Digimon Lv.5 red ${dp} DP
card Gate: Digimon Lv.4 blue 4000 DP
memory P1 2
P1 battle: Rex
P2 battle: Gate [suspended]`,
    ['Rex attacks Gate'],
  );
  if (!read.ok) throw new Error('the board cannot be read');
  return read.value;
}

const asked = (...answers: readonly (readonly [text: string, claim: string])[]) => ({
  texts: answers.map(([text]) => text),
  claims: answers.map(([, claim]) => {
    const read = parseClaim(claim);
    if (!read.ok) throw new Error(claim);
    return read.value;
  }),
});

test.each<[string, number, readonly (readonly [string, string])[], string | null]>([
  ['the same', 9_000, [['Gate.', 'Gate is deleted']], 'stays the same'],
  [
    'another one',
    3_000,
    [
      ['Gate.', 'not (Rex is deleted)'],
      ['Rex.', 'Rex is deleted'],
    ],
    'that of the answer "Rex".',
  ],
  ['none', 3_000, [['Gate.', 'Gate is deleted']], 'None of the answers'],
  ['a card that is not there', 3_000, [['Ox.', 'Ox is deleted']], null],
])('%s', (_, dp, answers, said) => {
  const found = answerNow(board(5_000), board(dp), asked(...answers));
  if (said === null) expect(found).toBeNull();
  else expect(found).toContain(said);
});
