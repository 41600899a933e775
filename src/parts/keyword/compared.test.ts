import { describe, expect, test } from 'vitest';
import { differing, namesOfQuery } from './compared.ts';

describe('namesOfQuery', () => {
  const known = ['piercing', 'jamming', 'raid'];
  test.each([
    ['?k=jamming&k=piercing', ['jamming', 'piercing']],
    ['?k=raid,piercing', ['raid', 'piercing']],
    ['?k=raid&k=raid&k=nothing&x=1', ['raid']],
    ['', []],
  ])('%s', (query, names) => {
    expect(namesOfQuery(query, known)).toEqual(names);
  });
});

describe('differing', () => {
  test('names the rows that are not the same for all', () => {
    expect(
      differing([
        [
          ['When', 'battle'],
          ['Costs', 'nothing'],
        ],
        [
          ['When', 'battle'],
          ['Costs', 'nothing'],
        ],
        [
          ['When', 'battle'],
          ['Costs', 'suspending'],
        ],
      ]),
    ).toEqual(['Costs']);
  });

  test('one alone differs in nothing', () => {
    expect(differing([[['When', 'battle']]])).toEqual([]);
    expect(differing([])).toEqual([]);
  });
});
