import { expect, test } from 'vitest';
import { problemsOf } from '../problems-sample.ts';

const THEIRS = 'this Digimon gets +1000 DP until their turn ends.';

test.each([
  `[When Attacking] Suspend 1 of your opponent's Digimon. Then, ${THEIRS}`,
  `[All Turns] When this Digimon would be deleted by your opponent's effects, ${THEIRS}`,
  // Whichever way that player is named.
  `[All Turns] When this Digimon would be deleted by an opponent's effect, ${THEIRS}`,
  `[All Turns] When this Digimon suspends by an opponent's Digimon's effect, ${THEIRS}`,
])('"they" are the opponent, who was spoken of: %s', (text) => {
  expect(problemsOf(text)).toEqual([]);
});

test.each([
  `[When Attacking] T${THEIRS.slice(1)}`,
  `[When Attacking] Suspend 1 of your other Digimon. Then, ${THEIRS}`,
  `[All Turns] When this Digimon would be deleted by an effect, ${THEIRS}`,
])('"they" are nobody who was spoken of: %s', (text) => {
  expect(problemsOf(text)).toContain('whose turn "their" means');
});
