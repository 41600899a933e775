import { expect, test } from 'vitest';
import { orThrow } from '../../base/result.ts';
import { UnknownCard } from '../../game/run/run.ts';
import { readScenario } from '../file/read.ts';
import { play } from './play.ts';

/** An attack whose effect says this, with these security cards of its player. */
const attack = (words: string, security: string): (() => unknown) => {
  const board = `
card X: Digimon Lv.4 red 5000 DP
  [When Attacking] ${words}
card Foo: Option red
card Blank: Option red
P1 battle: X
P1 security: ${security}
P2 security: Blank`;
  const scenario = orThrow(readScenario(board, ['X attacks the player']));
  return () => play(scenario);
};

test.each([
  'trash the top card of your security stack',
  'add your bottom security card to the hand',
])('what lies where in a shuffled security stack, nobody knows: %s', (taken) => {
  const words = `Shuffle your security stack. Then, ${taken}.`;
  expect(attack(words, 'Foo, Blank')).toThrow(UnknownCard);
  expect(attack(words, 'Foo')).not.toThrow();
});

test('all cards of a shuffled security stack are trashed together', () => {
  const words = 'Shuffle your security stack. Then, trash the top 2 cards of your security stack.';
  expect(attack(words, 'Foo, Blank')).not.toThrow();
});

test('a stack of which not every card is known is not searched', () => {
  expect(attack('Search your security stack.', 'Foo, 1')).toThrow('does not say which cards');
});

test.each([
  ['trash the top card of your security stack', true],
  ['<Recovery +1 (Deck)>', true],
  ['place 1 of your Tamers as the top security card', true],
  ["trash the top card of your opponent's security stack", false],
  ['<Draw 1>', false],
])('while a security stack is searched, an effect of another card: %s', (what, changesIt) => {
  const board = `
card X: Digimon Lv.4 red 5000 DP
  [When Attacking] Search your security stack. 1 of your Digimon may digivolve into 1 red Digimon card among them without paying the cost. Then, shuffle your security stack.
card Keeper: Tamer red
  [Your Turn] When one of your Digimon would digivolve, ${what}.
card Foo: Digimon Lv.5 red 7000 DP
  digivolve: 3 from Lv.4 red
card Blank: Option red
P1 battle: X, Keeper
P1 security: Blank, Foo, Blank
P2 security: Blank, Blank`;
  const scenario = orThrow(readScenario(board, ['X attacks the player']));
  const playing = expect(() => play(scenario));
  if (changesIt) playing.toThrow('is being searched');
  else playing.not.toThrow();
});
