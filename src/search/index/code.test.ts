import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeLists, parseLists } from './code.ts';

const ascending = fc
  .uniqueArray(fc.nat({ max: 100_000 }))
  .map((list) => list.sort((a, b) => a - b));

test('lists come back as they were', () => {
  fc.assert(
    fc.property(fc.array(ascending), (lists) => {
      expect(parseLists(makeLists(lists))).toEqual(lists);
    }),
  );
});

test('a small step is one sign, and no sign needs an escape in JSON', () => {
  expect(makeLists([[0, 1, 5], [], [63]])).toHaveLength(4 + 1 + 2);
  fc.assert(
    fc.property(fc.array(ascending), (lists) => {
      const code = makeLists(lists);
      expect(JSON.stringify(code)).toBe(`"${code}"`);
    }),
  );
});

test('any text is read to an end', () => {
  fc.assert(fc.property(fc.string(), (code) => Array.isArray(parseLists(code))));
});
