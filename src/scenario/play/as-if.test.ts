import { expect, test } from 'vitest';
import { orThrow } from '../../base/result.ts';
import { Undecided } from '../../game/run/run.ts';
import { readScenario } from '../file/read.ts';
import { play } from './play.ts';

const board = (effect: string): string => `
card Wolf: Digimon Lv.4 red 5000 DP cost 5
  digivolve: 2 from Lv.3 red
  You may digivolve this card from your hand onto one of your red Tamers as if the Tamer is a level 3 red Digimon.
card Kai: Tamer red
card Leader: Digimon Lv.4 red 4000 DP
  ${effect}
card Blank: Option red
P1 battle: Leader, Kai
P1 hand: Wolf
P2 security: Blank, Blank`;

test.each([
  ['into [Wolf] in the hand without paying the cost', true],
  [
    'into [Wolf] in the hand for a digivolution cost of 1, ignoring its digivolution requirements',
    false,
  ],
])('an effect that digivolves a Tamer %s: undecided is %s', (words, isUndecided) => {
  const text = `[When Attacking] 1 of your Tamers may digivolve ${words}.`;
  const scenario = orThrow(readScenario(board(text), ['Leader attacks the player']));
  if (isUndecided) expect(() => play(scenario)).toThrow(Undecided);
  else expect(() => play(scenario)).not.toThrow();
});
