import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance } from './distance.ts';

test.each([
  ['piercing', 'piercing', 0],
  ['peircing', 'piercing', 1],
  ['securty', 'security', 1],
  ['blockerr', 'blocker', 1],
  ['evace', 'evade', 1],
  ['dekoi', 'decoy', 2],
  ['', 'ab', 2],
])('%s and %s: %i', (a, b, expected) => {
  expect(distance(a, b, 5)).toBe(expected);
});

test('above the limit it is only known to be above', () => {
  expect(distance('piercing', 'blocker', 2)).toBe(3);
  expect(distance('a', 'abcdef', 2)).toBe(3);
});

test('both ways the same, and 0 only for the same word', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (a, b) => {
      expect(distance(a, b, 20)).toBe(distance(b, a, 20));
      expect(distance(a, b, 20) === 0).toBe(a === b);
    }),
  );
});
