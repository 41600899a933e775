import { expect, test } from 'vitest';
import { readEffects } from '../../effect/read/read.ts';
import { makeAbility } from '../ability/make-ability.ts';

/** What of a text the engine does not play. */
function problemsOf(text: string): readonly string[] {
  const line = readEffects(text).lines[0];
  if (line?.kind !== 'effect') throw new Error(`no effect: ${text}`);
  return makeAbility(line, text).problems.map(({ found }) => found);
}

const AFTER_CONDITION = '"instead" of what a condition stands before';
const AFTER_PRICE = '"you may ... instead" after a price';
const OF_SEVERAL = '"you may ... instead" of several sentences';

test.each([
  ['<Draw 1>. If you have a Tamer, gain 1 memory instead.', []],
  ['<Draw 1>. If you have a Tamer, you may gain 1 memory instead.', []],
  ['<Draw 1>. Then, gain 1 memory. If you have a Tamer, gain 2 memory instead.', []],
  ['By suspending this Digimon, <Draw 1>. If you have a Tamer, <Draw 2> instead.', []],
  [
    'Reveal the top 3 cards of your deck. Add 1 Tamer card among them to the hand. Return the rest to the bottom of the deck. If you have a Tamer, you may gain 1 memory instead.',
    [],
  ],
  [
    'If you have a Digimon, <Draw 1>. If you have a Tamer, gain 1 memory instead.',
    [AFTER_CONDITION],
  ],
  [
    'You may trash 1 card in your hand. If you do, <Draw 1>. If you have a Tamer, <Draw 2> instead.',
    [AFTER_CONDITION],
  ],
  [
    'By suspending this Digimon, <Draw 1>. If you have a Tamer, you may <Draw 2> instead.',
    [AFTER_PRICE],
  ],
  [
    '<Draw 1>. Then, gain 1 memory. If you have a Tamer, you may gain 2 memory instead.',
    [OF_SEVERAL],
  ],
])('what "instead" replaces is clear, or it is refused: %s', (words, problems) => {
  expect(problemsOf(`[On Play] ${words}`)).toEqual(problems);
});
