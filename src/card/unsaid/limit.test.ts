import { expect, test } from 'vitest';
import { readEffects } from '../../effect/read/read.ts';
import { makeAbility } from '../ability/make-ability.ts';

/** What of a text the engine does not play. */
function problemsOf(text: string): readonly string[] {
  const line = readEffects(text).lines[0];
  if (line?.kind !== 'effect') throw new Error(`no effect: ${text}`);
  return makeAbility(line, text).problems.map(({ found }) => found);
}

const ONE = 'Play 1 Digimon card from your trash without paying the cost.';
const TWO = 'Play 2 Digimon cards from your trash without paying the costs.';
const NAMES = "This effect can't play cards with the same names as any of your Digimon.";
const LEVEL = "This effect can't play cards of the same level.";
const LIMIT = ['"limit"'];

test.each([
  [`${ONE} ${NAMES}`, []],
  [`${TWO} ${LEVEL}`, []],
  [`${ONE} ${NAMES} Then, gain 1 memory.`, []],
  [`At the end of the turn, play${ONE.slice(4)} ${NAMES}`, []],
  [`1 of your Digimon gains "[On Deletion] ${ONE} ${NAMES}" for the turn.`, []],
  [`${TWO} ${NAMES}`, LIMIT],
  [`${ONE} ${LEVEL}`, LIMIT],
  [`${NAMES} ${ONE}`, LIMIT],
  [`${ONE} ${ONE} ${NAMES}`, LIMIT],
  [`For each of your Tamers, play${ONE.slice(4)} ${NAMES}`, LIMIT],
  [`By playing${ONE.slice(4, -1)}, gain 1 memory. ${NAMES}`, LIMIT],
  [`Play 1 [Cub] or 1 [Pup] from your trash without paying the cost. ${NAMES}`, LIMIT],
  [`Play or use 1 card from your trash without paying the cost. ${NAMES}`, LIMIT],
  [`Activate 1 of the effects below. ${NAMES}\n・${ONE}\n・Gain 1 memory.`, LIMIT],
  [`${ONE} If you have a Tamer, t${NAMES.slice(1)}`, LIMIT],
  [`${ONE} This effect can't play Tamer cards with the same names as your Tamers.`, LIMIT],
  [
    `${ONE} This effect can't play cards with the same names as your other Digimon.`,
    ['the condition "alike"'],
  ],
])(
  "what an effect can't play is left out of what it chooses, or it is refused: %s",
  (words, problems) => {
    expect(problemsOf(`[On Play] ${words}`)).toEqual(problems);
  },
);
