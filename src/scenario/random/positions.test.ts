import { describe, expect, test } from 'vitest';
import { endingKey, loopKey, positionKey } from '../../game/position/position-key.ts';
import { countCollisions, positionWith } from './positions.ts';
import { FACTS } from './position-facts.ts';

/** `POSITIONS=3000000 vitest run src/scenario/random/positions.test.ts` counts as many. */
const POSITIONS = Number(process.env['POSITIONS'] ?? 60_000);

describe('the key of a position', () => {
  test.each(FACTS.map(({ name, ways }, i) => ({ name, ways, i })))('tells apart: $name', (fact) => {
    const keys = Array.from({ length: fact.ways }, (_, way) =>
      positionKey(positionWith(FACTS.map((__, i) => (i === fact.i ? way : 0))), false),
    );
    expect(new Set(keys).size).toBe(fact.ways);
  });

  test('is a whole number of 53 bits, and its upper and lower halves are used', () => {
    const keys = FACTS.flatMap(({ ways }, i) =>
      Array.from({ length: ways }, (_, way) => {
        const run = positionWith(FACTS.map((__, k) => (k === i ? way : 0)));
        return [positionKey(run, true), endingKey(run, true), loopKey(run)];
      }).flat(),
    );
    expect(keys.every((key) => Number.isSafeInteger(key) && key >= 0)).toBe(true);
    expect(Math.max(...keys)).toBeGreaterThan(2 ** 52);
    expect(new Set(keys.map((key) => key % 2 ** 21)).size).toBeGreaterThan(1_000);
  });

  test('is the same whatever order hand, trash and effects of a Digimon are in', () => {
    const run = positionWith([]);
    const key = positionKey(run, false);
    run.state.hand[0].reverse();
    run.state.trash[0].reverse();
    run.state.units.reverse();
    expect(positionKey(run, false)).toBe(key);
  });

  test('is shared by no two of many positions', () => {
    const { positions, collisions } = countCollisions(POSITIONS, 1);
    expect(positions).toBeGreaterThan(POSITIONS * 0.9);
    expect(collisions).toEqual([]);
  }, 86_400_000);
});
