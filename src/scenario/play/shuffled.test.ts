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
