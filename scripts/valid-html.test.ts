import { expect, test } from 'vitest';
import { kindOf, mistakesIn, sampleOf } from './valid-html.ts';

test('pages of one kind have one name', () => {
  expect(kindOf('/rules/16-7-4/')).toBe(kindOf('/rules/18-1/'));
  expect(kindOf('/rules/16/all/')).not.toBe(kindOf('/rules/16-7-4/'));
  expect(kindOf('/rules/')).not.toBe(kindOf('/keywords/'));
});

test('of many pages the lightest, the heaviest and some between are looked at, of few all', () => {
  const many = Array.from({ length: 400 }, (_, i) => ({ page: `/rules/${i}/`, bytes: 1000 - i }));
  const few = [3, 1, 2].map((i) => ({ page: `/guides/${i}/`, bytes: i }));
  const sample = sampleOf([...many, ...few]);
  expect(sample).toHaveLength(15);
  expect(sample).toEqual(expect.arrayContaining(['/rules/0/', '/rules/399/', '/guides/1/']));
  expect(sampleOf([...few, ...many].toReversed()).toSorted()).toEqual(sample.toSorted());
});

test('what is not valid is named with its place', () => {
  const page = (body: string): string =>
    `<!doctype html><html lang="en"><head><title>T</title></head><body>${body}</body></html>`;
  expect(mistakesIn('/a/', page('<p>Fine.</p>'))).toEqual([]);
  expect(mistakesIn('/a/', page('<p id="a">A<p id="a">B</p>')).join()).toMatch(/^\/a\/:1:/);
  expect(mistakesIn('/a/', page('<ul><p>A</p></ul>'))).not.toEqual([]);
});
