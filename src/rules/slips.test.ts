import { describe, expect, test } from 'vitest';
import { readSlips } from './slips.ts';

const titles = new Map([
  ['4-11', 'Players'],
  ['4-13', 'Card Orientation'],
  ['1-4', 'Items'],
]);
const find = (number: string) => {
  const heading = titles.get(number);
  return heading === undefined ? undefined : { heading };
};
const citation = { rule: '1-4', cites: '4-11', title: 'Card Orientation', meant: '4-13' };
const clause = { rule: '16-46-2', editions: ['4.2'], says: 'One.', assumed: 'Two.', why: 'Three.' };

const read = (change: object, other: object = {}) =>
  readSlips(
    {
      name: 'content/rules/slips.json',
      text: JSON.stringify({
        citations: [{ ...citation, editions: ['4.2'], ...change }],
        clauses: [{ ...clause, ...other }],
      }),
    },
    find,
  );

describe('slips of the manual', () => {
  test('a reference to another rule than the one that has its title, and a clause', () => {
    const slips = read({});
    expect(slips.ok && slips.value.citations[0]).toMatchObject(citation);
    expect(slips.ok && slips.value.clauses).toEqual([clause]);
  });

  test.each([
    ['no number', { rule: 'twelve' }, {}, /twelve/],
    ['a reference that is right', { cites: '4-13' }, {}, /4-13/],
    ['a rule of yet another title', { meant: '4-11' }, {}, /4-11/],
    ['a clause that has no number', {}, { rule: 'sixteen' }, /sixteen/],
  ])('refuses %s', (_name, change, other, expected) => {
    const slips = read(change, other);
    expect(slips.ok ? '' : slips.problem.map(({ found }) => found).join()).toMatch(expected);
  });
});
