import { expect, test } from 'vitest';
import { readEffects } from '../../effect/read/read.ts';
import { makeAbility } from '../ability/make-ability.ts';

/** What of a text the engine does not play. */
function problemsOf(text: string): readonly string[] {
  const line = readEffects(text).lines[0];
  if (line?.kind !== 'effect') throw new Error(`no effect: ${text}`);
  return makeAbility(line, text).problems.map(({ found }) => found);
}

const UNDONE = 'a condition on what nothing in the effect does';

test.each([
  ["Return 1 of your Digimon to its owner's hand. If this effect added to a hand, gain 1 memory."],
  ['<Draw 1>. If this effect added a card to your hand, gain 1 memory.'],
  ["Add this card to its owner's hand. If this effect added a card, gain 1 memory."],
  ['Return 1 card from your trash to the hand. If you added a card to your hand, gain 1 memory.'],
])('whether a card was added can be told: %s', (words) => {
  expect(problemsOf(`[On Play] ${words}`)).toEqual([]);
});

test.each([
  [
    "Return 1 of your opponent's Digimon to its owner's hand. If this effect added a card to your hand, gain 1 memory.",
    ['this condition'],
  ],
  [
    'Add 1 card from your trash to the hand. <Draw 1>. If this effect added 2 or more cards, gain 1 memory.',
    ['this condition'],
  ],
  [
    'Add 1 card from your trash to the hand. <Draw 1>. Gain 1 memory for each card added.',
    ['this use of "for each"'],
  ],
  [
    "1 of your opponent's Digimon gets -3000 DP for the turn. If this effect deleted a Digimon, gain 1 memory.",
    [UNDONE],
  ],
  ['<Recovery +1 (Deck)>. If this effect added a card, gain 1 memory.', [UNDONE]],
  [
    'Reveal the top 2 cards of your deck. Place the rest at the bottom of the deck. If this effect placed a card, gain 1 memory.',
    [UNDONE],
  ],
])('what is asked of an effect is done by it and noted, or refused: %s', (words, problems) => {
  expect(problemsOf(`[On Play] ${words}`)).toEqual(problems);
});
