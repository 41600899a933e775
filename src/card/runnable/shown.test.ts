import { expect, test } from 'vitest';
import { readEffects } from '../../effect/read/read.ts';
import { makeAbility } from '../ability/make-ability.ts';

/** What of a text the engine does not play. */
function problemsOf(text: string): readonly string[] {
  const line = readEffects(text).lines[0];
  if (line?.kind !== 'effect') throw new Error(`no effect: ${text}`);
  return makeAbility(line, text).problems.map(({ found }) => found);
}

const NOTHING = '"among them" or "the rest" where nothing was revealed';

test.each([
  ['Reveal the top 3 cards of your deck. Add 1 card among them to the hand. Trash the rest.', []],
  ['Search your security stack, and add 1 card among them to the hand.', []],
  ['Trash the top 3 cards of your deck. Add 1 card among them to the hand.', [NOTHING]],
  [
    'Trash 2 cards in your hand. Play 1 Digimon card among them without paying the cost.',
    [NOTHING],
  ],
  ['Trash the top 3 cards of your deck. Return the rest to the bottom of the deck.', [NOTHING]],
  [
    'Reveal the top 3 cards of your deck. Add 1 Digimon card among them to the hand. At the end of the attack, trash the rest.',
    ['"among them" or "the rest" at a later timing'],
  ],
  ['Play 1 Digimon card among them without paying the cost.', [NOTHING]],
])('"among them" is said of revealed cards, or it is refused: %s', (words, problems) => {
  expect(problemsOf(`[On Play] ${words}`)).toEqual(problems);
});
