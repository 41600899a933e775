import { describe, expect, test } from 'vitest';
import { readEffects } from '../../effect/read/read.ts';
import { writeEffects } from '../../effect/read/write.ts';
import { makeAbility } from './make-ability.ts';

/** What of a text the engine does not play. */
function problemsOf(text: string): readonly string[] {
  const line = readEffects(text).lines[0];
  if (line?.kind !== 'effect') throw new Error(`no effect: ${text}`);
  return makeAbility(line, text).problems.map(({ found }) => found);
}

describe('what waits for the next time', () => {
  test.each([
    '[Main] The next time one of your Digimon digivolves this turn, reduce the digivolution cost by 2.',
    '[On Play] For the turn, when one of your red Digimon would next digivolve, reduce the digivolution cost by 2.',
    '[On Play] For the turn, when one of your Digimon would next digivolve into a red Digimon card, reduce the digivolution cost by 2.',
    '[When Attacking] The next time you would play a red Digimon card this turn, reduce the play cost by 1.',
    '[Main] <Draw 1>. The next time this Digimon would digivolve this turn, reduce the digivolution cost by 1.',
  ])('is left by the effect: %s', (text) => {
    expect(writeEffects(readEffects(text))).toBe(text);
    expect(problemsOf(text)).toEqual([]);
  });

  test.each([
    [
      '[Main] The next time one of your Digimon would digivolve, reduce the digivolution cost by 2.',
      'waiting for the next time without an end',
    ],
    [
      'The next time one of your Digimon would digivolve this turn, reduce the digivolution cost by 2.',
      'waiting for the next time in a persistent effect',
    ],
    [
      '[Main] The next time one of your Digimon attacks this turn, it gets +1000 DP for the turn.',
      'waiting for the next time',
    ],
    [
      '[Main] The next time one of your Digimon would digivolve this turn, reduce the digivolution cost by 2. Then, <Draw 1>.',
      'what follows waiting for the next time',
    ],
    [
      "[Main] Until the end of your opponent's turn, the next time one of your Digimon would digivolve, reduce the digivolution cost by 2.",
      'waiting for the next time without an end',
    ],
    [
      '[Main] The next time you would play a red Digimon card this turn, reduce the digivolution cost by 2.',
      'a cost that nothing there has',
    ],
    [
      '[Main] Gain 1 memory. When one of your Digimon would digivolve, reduce the digivolution cost by 2.',
      'a trigger condition in the middle of a sentence',
    ],
  ])('is refused: %s', (text, words) => {
    expect(problemsOf(text)).toContain(words);
  });
});
