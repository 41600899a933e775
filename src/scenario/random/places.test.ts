import { describe, expect, test } from 'vitest';
import { fit } from '../fit/fit.ts';
import { readScenario } from '../file/read.ts';
import { textOf } from './accepted.ts';
import { filledPlaces } from './places.ts';
import { shuffler, walk } from './walk.ts';

/**
 * What is refused is refused while a card is read (src/card/runnable); behind that every place in
 * src/game has a case for what is left (src/card/can-run/can-run.ts). Here each kind of node
 * stands in each place.
 */
describe('a kind of node in a place where it may stand', () => {
  const { places, lines } = filledPlaces(1, 1);
  const texts = [...new Set(lines.flatMap((line) => textOf(line) ?? []))];

  test('there are hundreds of places and thousands of fillings', () => {
    expect(places).toBeGreaterThan(300);
    expect(lines.length).toBeGreaterThan(5_000);
    expect(texts.length).toBeGreaterThan(300);
  });

  test('is refused, or played without a stop', () => {
    const stopped = texts.flatMap((text, i) => {
      const made = fit(text, 0);
      const scenario = made === undefined ? undefined : readScenario(made.board, made.actions);
      if (scenario?.ok !== true) return [`${text}: no board`];
      const { setup, declarations } = scenario.value;
      try {
        walk(setup, declarations, { most: 12, order: shuffler(i) });
        return [];
      } catch (error) {
        return [`${text}: ${error instanceof Error ? error.message : String(error)}`];
      }
    });
    expect(stopped).toEqual([]);
  });

  test.each([
    "[All Turns] When this [Delta's End] Digimon blocks, gain 1 memory.",
    "[When Attacking] If all your opponent's Digimon with as high or lower a level as this Digimon and the lowest level have 2 or more total colors, gain 1 memory.",
    "[When Attacking] For each of your opponent's Digimon with as much or less DP as this Digimon, gain 1 memory.",
    '[On Play] By returning your top security card to the hand, gain 1 memory.',
    "[On Play] During your opponent's next unsuspend phase, 1 of your opponent's Digimon can't unsuspend.",
    '[On Play] Until the end of their turn, none of their Digimon with no digivolution cards can attack.',
    "[On Play] Return 1 of your opponent's suspended Digimon and 1 of their suspended Tamers to the hand.",
    '[On Play] By returning 1 [Rex] and 1 [Cub] from your trash to the bottom of the deck, gain 1 memory.',
  ])('plays what once stopped it: %s', (text) => {
    const made = fit(text, 0);
    const scenario = made === undefined ? undefined : readScenario(made.board, made.actions);
    if (scenario?.ok !== true) throw new Error('no board');
    const { setup, declarations } = scenario.value;
    expect(walk(setup, declarations, { most: 500 }).complete).toBe(true);
  });
});
