import { expect, test } from 'vitest';
import { orThrow } from '../../base/result.ts';
import { Undecided } from '../../game/run/run.ts';
import { readScenario } from '../file/read.ts';
import { play } from './play.ts';

const board = (effect: string, option = '[Main] Gain 1 memory.'): string => `
card Leader: Digimon Lv.4 yellow 4000 DP
  ${effect}
card Volt: Digimon Lv.5 yellow/blue 8000 DP
  dual: [Slash] yellow cost 3
  digivolve: 4 from Lv.4 yellow
  traits: Storm
  option: ${option}
card Blank: Option red
P1 battle: Leader
P1 hand: Volt
P2 security: Blank, Blank`;

test.each([
  ['[When Attacking] Trash 1 card with [Volt] in its name in your hand.', true],
  ['[When Attacking] Trash 1 card with the [Storm] trait in your hand.', false],
  ['[When Attacking] Trash 1 blue Digimon card in your hand.', false],
  ['[When Attacking] Trash 1 blue Option card in your hand.', true],
  ['[When Attacking] Trash 1 yellow Option card in your hand.', false],
  [
    '[When Attacking] Use 1 Option card from your hand without paying the cost, and place the Option card used with this effect on top of your security stack instead of trashing it.',
    true,
  ],
])('%s: undecided for a DUAL card is %s', (effect, isUndecided) => {
  const read = readScenario(board(effect), ['Leader attacks the player']);
  const scenario = orThrow(read);
  if (isUndecided) expect(() => play(scenario)).toThrow(Undecided);
  else expect(() => play(scenario)).not.toThrow();
});
