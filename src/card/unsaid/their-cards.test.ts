import { expect, test } from 'vitest';
import { readEffects } from '../../effect/read/read.ts';
import { makeAbility } from '../ability/make-ability.ts';

/** What of a text the engine does not play. */
function problemsOf(text: string): readonly string[] {
  const line = readEffects(text).lines[0];
  if (line?.kind !== 'effect') throw new Error(`no effect: ${text}`);
  return makeAbility(line, text).problems.map(({ found }) => found);
}

const THEIRS = 'for each of their digivolution cards';
const THOSE = "for each of those Digimon's digivolution cards";
const USE = ['this use of "for each"'];

test.each([
  [
    'When any of your Digimon would digivolve into this card, for each of their face-down digivolution cards, reduce the digivolution cost by 1.',
    [],
  ],
  [
    `[Your Turn] When one of your Digimon would digivolve, reduce the digivolution cost by 1 ${THEIRS}.`,
    [],
  ],
  [`[Your Turn] When any of your Digimon digivolve, gain 1 memory ${THEIRS}.`, USE],
  [`[Your Turn] When any of your Digimon are played, gain 1 memory ${THEIRS}.`, USE],
  [
    `[Your Turn] When any of your Digimon would digivolve, if your opponent has a Tamer, reduce the digivolution cost by 1 ${THEIRS}.`,
    USE,
  ],
  [`[On Play] Gain 1 memory ${THEIRS}.`, USE],
  [`[On Play] 2 of your Digimon get +1000 DP for the turn ${THEIRS}.`, USE],
  [`[On Play] Suspend 2 of your Digimon. Then, gain 1 memory ${THOSE}.`, []],
  [
    `[On Play] Suspend 1 of your Digimon. Then, gain 1 memory ${THOSE}.`,
    ['what "those Digimon" means here'],
  ],
  [`[On Play] Gain 1 memory ${THOSE}.`, ['what "those Digimon" means here']],
  [
    `[All Turns] While you have 2 Digimon, this Digimon gets +1000 DP ${THOSE}.`,
    ['cards of "that Digimon" in a persistent effect'],
  ],
  [
    "[All Turns] While you have 1 Digimon, this Digimon gets +1000 DP for each of that Digimon's digivolution cards.",
    ['cards of "that Digimon" in a persistent effect'],
  ],
  [
    '[All Turns] This Digimon gets +1000 DP for each Digimon played by this effect.',
    ['cards of "that Digimon" in a persistent effect'],
  ],
])('cards are counted of those that were spoken of, or it is refused: %s', (text, problems) => {
  expect(problemsOf(text)).toEqual(problems);
});
