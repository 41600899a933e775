import { expect, test } from 'vitest';
import { readEffects } from '../../effect/read/read.ts';
import { makeAbility } from '../ability/make-ability.ts';

/** What of a text the engine does not play. */
function problemsOf(text: string): readonly string[] {
  const line = readEffects(text).lines[0];
  if (line?.kind !== 'effect') throw new Error(`no effect: ${text}`);
  return makeAbility(line, text).problems.map(({ found }) => found);
}

const IN_PART = 'whether that was done where only a part was';

test.each([
  ["You may suspend 1 of your opponent's Digimon. If you do, <Draw 1>.", []],
  ["You may suspend up to 2 of your opponent's Digimon. If you don't, <Draw 1>.", []],
  ["You may suspend 2 of your opponent's Digimon. If you do, <Draw 1>.", []],
  ["You may suspend 2 of your opponent's Digimon. If you don't, <Draw 1>.", [IN_PART]],
  ['You may suspend all of your Digimon. If you do, <Draw 1>.', [IN_PART]],
  ["Delete all of your opponent's Digimon. If you don't, <Draw 1>.", [IN_PART]],
  ["You may suspend 1 of your Digimon and 1 of your Tamers. If you don't, <Draw 1>.", [IN_PART]],
])('"if you do" looks at what is done or not, or it is refused: %s', (words, problems) => {
  expect(problemsOf(`[When Attacking] ${words}`)).toEqual(problems);
});
