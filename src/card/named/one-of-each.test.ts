import { expect, test } from 'vitest';
import { readEffects } from '../../effect/read/read.ts';
import { makeAbility } from '../ability/make-ability.ts';

/** What of a text the engine does not play. */
function problemsOf(text: string): readonly string[] {
  const line = readEffects(text).lines[0];
  if (line?.kind !== 'effect') throw new Error(`no effect: ${text}`);
  return makeAbility(line, text).problems.map(({ found }) => found);
}

const LEVELS = '1 of each Digimon card with different levels';

test.each([
  [`Play ${LEVELS} from your hand without paying the costs`, []],
  ['Add 1 of each card with different colors from your trash to the hand', []],
  [`Return ${LEVELS} from 1 of your Digimon's digivolution cards to the hand`, []],
  [`By playing ${LEVELS} from your hand without paying the costs, gain 1 memory`, []],
  [`Your opponent plays ${LEVELS} from their trash without paying the costs`, []],
  [`Play ${LEVELS} from your trash without paying the costs. Then, they gain <Rush>`, []],
  [
    `Play ${LEVELS} from your trash without paying the costs. Then, it gains <Rush>`,
    ['what "it" means here'],
  ],
  ['Return 1 of each Digimon card from your trash to the hand', ['"1 of each" of what']],
  [
    'Return 1 of each card with different names and different levels from your trash to the hand',
    ['"1 of each" of what'],
  ],
  [
    'Return all Digimon cards with different names from your trash to the hand',
    ['the condition "different"'],
  ],
  [`Return 1 [Cub] and ${LEVELS} from your trash to the hand`, ['two kinds of cards together']],
  [
    'Return 1 [Cub] and 2 Digimon cards with different levels from your trash to the hand',
    ['two kinds of cards together'],
  ],
  [
    `Return ${LEVELS} from your trash to the top or bottom of the deck`,
    ['a choice between top and bottom'],
  ],
  [
    `Use 1 of each Option card with different names from your hand without paying the costs`,
    ['using several Options'],
  ],
  [
    `Link ${LEVELS} from your hand to this Digimon without paying the cost`,
    ['linking several cards'],
  ],
  [
    `For each of your Tamers, play ${LEVELS} from your trash without paying the costs`,
    ['this use of "for each"'],
  ],
  [
    `Play ${LEVELS} from your hand to your empty breeding area without paying the costs`,
    ['several cards to play to the breeding area'],
  ],
  [
    'If you have 1 of each Digimon card with different names in your trash, gain 1 memory',
    ['this condition'],
  ],
  [
    `This Digimon may digivolve into ${LEVELS} in your hand without paying the cost`,
    ['digivolving into several cards'],
  ],
])('one of each that differs is taken, or it is refused: %s', (words, problems) => {
  expect(problemsOf(`[On Play] ${words}.`)).toEqual(problems);
});

test('effects can be kept from all cards beneath, and not from one of each', () => {
  expect(
    problemsOf(
      "[All Turns] Effects can't trash 1 of each card with different names in this Digimon's digivolution cards.",
    ),
  ).toEqual(["which cards effects can't trash"]);
});
