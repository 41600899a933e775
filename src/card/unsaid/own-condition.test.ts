import { expect, test } from 'vitest';
import { readEffects } from '../../effect/read/read.ts';
import { makeAbility } from '../ability/make-ability.ts';

/** What of a text the engine does not play. */
function problemsOf(text: string): readonly string[] {
  const line = readEffects(text).lines[0];
  if (line?.kind !== 'effect') throw new Error(`no effect: ${text}`);
  return makeAbility(line, text).problems.map(({ found }) => found);
}

const TAMER = 'if you have a Tamer';
const PART = ['words that cover only part of a sentence'];

test.each([
  [`[On Play] <Draw 1> and, ${TAMER}, gain 1 memory.`, []],
  [`[On Play] By suspending this Digimon, <Draw 1> and, ${TAMER}, gain 1 memory.`, []],
  [`[Your Turn] This Digimon gets +1000 DP and, ${TAMER}, gains <Piercing>.`, []],
  [`[Your Turn] All of your Digimon get +1000 DP and, ${TAMER}, gain <Piercing>.`, []],
  [
    `[On Play] Until your turn ends, 1 of your Digimon gets +1000 DP and, ${TAMER}, gains <Piercing>.`,
    [],
  ],
  [
    `[On Play] Until your turn ends, 2 of your Digimon get +1000 DP and, ${TAMER}, gain <Piercing>.`,
    [],
  ],
  [
    `[On Play] 1 of your Digimon gains "[On Deletion] <Draw 1> and, ${TAMER}, gain 1 memory." for the turn.`,
    [],
  ],
  [`[On Play] 1 of your Digimon gets +1000 DP and, ${TAMER}, gains <Piercing> for the turn.`, PART],
  [`[On Play] You may suspend 1 of your Digimon and, ${TAMER}, <Draw 1>.`, PART],
  [
    `[On Play] <Draw 1> and, ${TAMER}, you may play 1 [Cub] from your hand without paying the cost.`,
    PART,
  ],
  [`[On Play] If you have 2 Digimon, <Draw 1> and, ${TAMER}, gain 1 memory.`, PART],
  [`[On Play] For each of your Tamers, <Draw 1> and, ${TAMER}, gain 1 memory.`, PART],
  [`[On Play] At the end of the turn, <Draw 1> and, ${TAMER}, gain 1 memory.`, PART],
  [`[On Play] <Draw 1> and, ${TAMER}, gain 1 memory. If you do, <Draw 1>.`, PART],
  [
    `[On Play] <Draw 1> and, ${TAMER}, gain 1 memory. If you have 2 Digimon, gain 2 memory instead.`,
    PART,
  ],
  [`[On Play] Your opponent deletes 1 of their Digimon and, ${TAMER}, <Draw 1>.`, PART],
])('a condition covers the part behind it, or it is refused: %s', (text, problems) => {
  expect(problemsOf(text)).toEqual(problems);
});
