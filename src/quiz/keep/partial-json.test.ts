import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSome } from './partial-json.ts';

describe('a JSON text that is damaged', () => {
  test.each([
    ['{"a":1,"b":[1,2', { a: 1, b: [1] }],
    ['{"a":1,"b":', { a: 1 }],
    ['{"a":{"x":"y"},"b":tru', { a: { x: 'y' } }],
    ['{"a":1}}', { a: 1 }],
    ['{"a":1,oops,"b":2}', { a: 1 }],
    ['[{"a":"\\u00e9"},{"b":"unclosed', [{ a: 'é' }, {}]],
    ['', undefined],
    ['nothing', undefined],
    ['12', 12],
  ])('%s', (text, value) => expect(readSome(text).value).toEqual(value));

  test('brackets without end are damage, and what stands before them is read', () => {
    const deep = '['.repeat(300_000);
    for (const text of [deep, deep + ']'.repeat(300_000), '{"a":'.repeat(200_000)])
      expect(readSome(text)).toMatchObject({ broken: true, value: expect.anything() });
    const { value, broken } = readSome(`{"answers":{"a/b":1},"x":${deep}`);
    expect(broken).toBe(true);
    expect(value).toMatchObject({ answers: { 'a/b': 1 } });
    expect(readSome(JSON.stringify(deep)).broken).toBe(false);
  });

  test('a text of nothing but quotation marks is read in one go', () => {
    expect(readSome('"'.repeat(1_000_000)).value).toBe('');
    expect(readSome(`"${'\\"'.repeat(1_000_000)}`)).toEqual({ value: undefined, broken: true });
  });

  test('a whole text is read as it is', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(readSome(text)).toEqual({ value: JSON.parse(text), broken: false });
      }),
    );
  });

  test('wherever a list is cut, its items before the cut are there', () => {
    fc.assert(
      fc.property(fc.array(fc.dictionary(fc.string(), fc.nat())), fc.nat(), (list, cut) => {
        const text = JSON.stringify(list);
        const { value } = readSome(text.slice(0, cut % (text.length + 1)));
        const items = Array.isArray(value) ? value : [];
        items.slice(0, -1).forEach((item, i) => expect(item).toEqual(list[i]));
      }),
    );
  });
});
