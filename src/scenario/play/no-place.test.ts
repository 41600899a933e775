import { expect, test } from 'vitest';
import { orThrow } from '../../base/result.ts';
import { Undecided } from '../../game/run/run.ts';
import { readScenario } from '../file/read.ts';
import { play } from './play.ts';

const board = (place: string, area: string): string => `
card Cub: Digimon Lv.3 blue 2000 DP
  [All Turns] This Digimon may digivolve into a red Digimon card ${place}for a digivolution cost of 1, ignoring digivolution requirements.
card Wolf: Digimon Lv.6 red 9000 DP
card Leader: Digimon Lv.4 red 4000 DP
  [When Attacking] 1 of your Digimon may digivolve into [Wolf] in the ${area}.
card Blank: Option red
P1 battle: Cub, Leader
P1 ${area}: Wolf
P2 security: Blank, Blank`;

test.each([
  ['', 'hand', false],
  ['', 'trash', true],
  ['in the hand ', 'trash', false],
])('"a red Digimon card %s", and a card of the %s: undecided is %s', (place, area, isUndecided) => {
  const scenario = orThrow(readScenario(board(place, area), ['Leader attacks the player']));
  if (isUndecided) expect(() => play(scenario)).toThrow(Undecided);
  else expect(() => play(scenario)).not.toThrow();
});
