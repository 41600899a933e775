import { expect, test } from 'vitest';
import { readEffects } from '../../effect/read/read.ts';
import { makeAbility } from './make-ability.ts';

/** What of a text the engine does not play. */
function problemsOf(text: string): readonly string[] {
  const line = readEffects(text).lines[0];
  if (line?.kind !== 'effect') throw new Error(`no effect: ${text}`);
  return makeAbility(line, text).problems.map(({ found }) => found);
}

const EITHER = "Delete 1 of your opponent's Digimon or Tamers.";
const DIGIMON = "Delete 1 of your opponent's Digimon.";
const TAMER = "Delete 1 of your opponent's Tamers.";

test.each([
  [EITHER, 'no Digimon was deleted by this effect'],
  [EITHER, 'no Tamers were deleted by this effect'],
  [EITHER, 'a Digimon was deleted by this effect'],
  [EITHER, 'a Tamer was deleted by this effect'],
  [EITHER, "this effect didn't delete any Digimon"],
  [EITHER, "this effect didn't delete any Tamers"],
  [EITHER, 'this effect deleted a Digimon'],
  [EITHER, "this effect deleted your opponent's Digimon"],
  [DIGIMON, 'no Tamer was deleted by this effect'],
  [TAMER, 'no Digimon was deleted by this effect'],
  [TAMER, 'a Digimon was deleted by this effect'],
])('%s If %s: the engine notes that it was done, not to which of them', (does, asked) => {
  expect(problemsOf(`[When Attacking] ${does} If ${asked}, <Draw 1>.`)).toEqual(['condition']);
});

test.each([
  [DIGIMON, 'no Digimon was deleted by this effect'],
  [DIGIMON, 'a Digimon was deleted by this effect'],
  [DIGIMON, "this effect deleted your opponent's Digimon"],
  [TAMER, 'no Tamers were deleted by this effect'],
  [TAMER, "this effect didn't delete any Tamers"],
  [EITHER, 'no Digimon or Tamers were deleted by this effect'],
  [EITHER, "this effect didn't delete"],
])('%s If %s: it can only have been done to what is asked about', (does, asked) => {
  expect(problemsOf(`[When Attacking] ${does} If ${asked}, <Draw 1>.`)).toEqual([]);
});
