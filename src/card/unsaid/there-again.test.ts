import { expect, test } from 'vitest';
import { readEffects } from '../../effect/read/read.ts';
import { makeAbility } from '../ability/make-ability.ts';

/** What of a text the engine does not play. */
function problemsOf(text: string): readonly string[] {
  const line = readEffects(text).lines[0];
  if (line?.kind !== 'effect') throw new Error(`no effect: ${text}`);
  return makeAbility(line, text).problems.map(({ found }) => found);
}

const BLUE = 'If this Digimon has a blue card in its digivolution cards, gain 1 memory.';
const GREEN = 'If there is a green card, <Draw 1>.';
const NOT = "If there isn't, <Draw 1>.";
const OPEN = ['this condition'];

test.each([
  [`${BLUE} ${GREEN}`, []],
  [`${BLUE} ${NOT}`, []],
  [`${BLUE} If there is a level 3 card, <Draw 1>. If there is a [Rex] card, <Draw 1>.`, []],
  [`If a [Rex] is in your trash, gain 1 memory. ${GREEN}`, []],
  [`If a [Rex] is in your trash, gain 1 memory. ${NOT}`, []],
  [`1 of your Digimon gains "[When Attacking] ${BLUE} ${GREEN}" for the turn.`, []],
  [GREEN, OPEN],
  [NOT, OPEN],
  [`If you have a blue Digimon, gain 1 memory. ${GREEN}`, OPEN],
  [`If it's your turn, gain 1 memory. ${NOT}`, OPEN],
  [`${BLUE} If you have 1 Tamer, gain 1 memory. ${GREEN}`, OPEN],
  [`If you have a Tamer and t${BLUE.slice(4)} ${GREEN}`, OPEN],
  [
    `If this Digimon has 2 or more blue cards in its digivolution cards, gain 1 memory. ${NOT}`,
    OPEN,
  ],
  [`If this Digimon has a red digivolution card, gain 1 memory. ${GREEN}`, OPEN],
  [`Activate 1 of the effects below.\n・${BLUE}\n・${GREEN}`, OPEN],
])('it is clear where there is such a card, or it is refused: %s', (words, problems) => {
  expect(problemsOf(`[On Play] ${words}`)).toEqual(problems);
});
