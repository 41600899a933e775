import { expect, test } from 'vitest';
import { readEffects, unreadParts } from './read.ts';

const isWhole = (text: string): boolean => unreadParts(readEffects(text)).length === 0;

test.each([
  '[Main] None of your Digimon can attack for the turn.',
  "[Main] Neither player's Digimon can attack or block for the turn.",
  "[Main] For the turn, other than their highest DP Digimon, none of your opponent's Digimon can suspend.",
  "[All Turns] None of your Digimon are affected by your opponent's effects.",
])('what none of them can do is read: %s', (text) => {
  expect(isWhole(text)).toBe(true);
});

/** Read as "any of them", it would say the opposite. */
test.each([
  "[Main] Delete none of your opponent's Digimon.",
  "[Main] Suspend neither player's Digimon.",
  '[Main] None of your Digimon get +1000 DP for the turn.',
  "[Main] None of your Digimon can't attack for the turn.",
  '[Main] If none of your Digimon are suspended, gain 1 memory.',
  "[Main] If neither player's Digimon have [Cub] in their names, gain 1 memory.",
  '[All Turns] When none of your Digimon attack, gain 1 memory.',
])('none of them is nobody that something is done to or asked of: %s', (text) => {
  expect(isWhole(text)).toBe(false);
});
