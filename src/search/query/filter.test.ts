import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FILTER_NAMES, readFilters, writeFilter } from './filter.ts';

const filters = (text: string): readonly string[] => readFilters(text).filters.map(writeFilter);

describe('filters in a text', () => {
  test.each([
    ['type:instant', ['type:instant'], ''],
    ['piercing Type:Instant memory', ['type:instant'], 'piercing memory'],
    ['chapter: 16', ['chapter:16'], ''],
    ['cites:15.08.5 level:2', ['cites:15-8-5', 'level:2'], ''],
    ['type:"Trigger (Pending)" rush', ['type:trigger-pending'], 'rush'],
    ['type:instant type:instant', ['type:instant'], ''],
    ['type:', ['type:'], ''],
  ])('%s', (text, expected, rest) => {
    expect(filters(text)).toEqual(expected);
    expect(readFilters(text).rest).toBe(rest);
  });

  test.each(['chapter 16', '[Main]: draw', '<Type:x>', 'subtype:x', '16:7', ':'])(
    '%s has none',
    (text) => {
      expect(readFilters(text)).toMatchObject({ filters: [], rest: text });
    },
  );

  test('one that does not exist is named with the one that it is like', () => {
    expect(readFilters('cite:15-8').meant).toEqual({ typed: 'cite:', name: 'cites' });
    expect(readFilters('remember:15-8').meant).toBeUndefined();
  });

  test('takes any text, and what it writes it reads again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(() => readFilters(text)).not.toThrow();
      }),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...FILTER_NAMES),
        fc.stringMatching(/^[a-z1-9]{1,8}(-[a-z1-9]{1,8})?$/),
        (name, value) => {
          expect(readFilters(writeFilter({ name, value })).filters).toEqual([{ name, value }]);
        },
      ),
    );
  });
});
