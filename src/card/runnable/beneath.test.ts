import { expect, test } from 'vitest';
import { problemsOf } from '../problems-sample.ts';

const ALL = "gains all effects of [Rex] in this Digimon's digivolution cards";

test.each([
  `[All Turns] This Digimon ${ALL}.`,
  '[All Turns] This Digimon gains all effects of [Rex] and [Max] cards in its digivolution cards.',
  "[All Turns] This Digimon gains all effects of cards with [Rex] in their names in this Digimon's digivolution cards.",
])('is played: %s', (text) => {
  expect(problemsOf(text)).toEqual([]);
});

test.each([
  // It would hold all the time, and of what is printed alone.
  `[Your Turn] This Digimon ${ALL}.`,
  `[Breeding] [All Turns] This Digimon ${ALL}.`,
  `[When Attacking] This Digimon ${ALL}.`,
  `[On Play] Activate 1 of the effects below:\n・This Digimon ${ALL}.\n・Gain 1 memory.`,
  '[All Turns] While this Digimon is suspended, it gains all effects of [Rex] in its digivolution cards.',
  `[On Play] 1 of your Digimon gains "[All Turns] This Digimon ${ALL}." for the turn.`,
  `[Your Turn] This Digimon gains "[All Turns] This Digimon ${ALL}."`,
])('is refused rather than done nothing: %s', (text) => {
  expect(problemsOf(text)).toContain('"gain effects"');
});

test.each([
  "[All Turns] This Digimon gains all effects of 1 [Rex] in this Digimon's digivolution cards.",
  '[All Turns] This Digimon gains all effects of [Rex] in your trash.',
])('of others it is refused: %s', (text) => {
  expect(problemsOf(text)).toContain('whose effects are gained');
});
