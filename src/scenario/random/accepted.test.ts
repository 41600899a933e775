import { describe, expect, test } from 'vitest';
import { fit } from '../fit/fit.ts';
import { readScenario } from '../file/read.ts';
import { acceptedTexts } from './accepted.ts';
import { shuffler, walk } from './walk.ts';

/**
 * The words that the engine accepts are written in the tables of src/card, those that it carries
 * out in src/game. Where the two differ, the engine stops in the middle of a resolution.
 */
describe('what the engine says it runs does not stop it', () => {
  const texts = acceptedTexts(1, 40);

  test('there are hundreds of such texts', () => {
    expect(texts.length).toBeGreaterThan(500);
  });

  test('each is played, several ways', () => {
    const stopped = texts.flatMap((text, i) => {
      const made = fit(text, 0);
      const scenario = made === undefined ? undefined : readScenario(made.board, made.actions);
      if (scenario?.ok !== true) return [];
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
});
