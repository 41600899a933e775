import { expect, test } from 'vitest';
import { sampleCorpus } from './read/sample.ts';
import { otherNumbers, shortAddresses } from './short-address.ts';

const corpus = sampleCorpus();
const [keyword] = corpus.keywords;
if (keyword === undefined) throw new Error('no keyword');
const other = { ...keyword, slug: 'dive', name: 'Dive', formerly: 'Deep Dive' };
const said = new Map([
  ['/keywords/swim-a/', ['paddle', 'dive', 'by name', 'float']],
  ['/keywords/dive/', ['float']],
]);
const found = shortAddresses({ ...corpus, keywords: [keyword, other] }, said);
const to = (path: string) => found.find((one) => one.path === path)?.leadsTo;

test('every rule has its number as address', () => {
  for (const { number } of corpus.rules) expect(to(number)).toBe(`/rules/${number}/`);
});

test.each([
  ['keywords/swim', '/keywords/swim-a/'],
  ['keywords/swima', '/keywords/swim-a/'],
  ['keywords/paddle', '/keywords/swim-a/'],
  ['keywords/deep-dive', '/keywords/dive/'],
  ['keywords/deepdive', '/keywords/dive/'],
  // Pages of their own, a name of two keywords.
  ['keywords/dive', undefined],
  ['keywords/by-name', undefined],
  ['keywords/float', undefined],
])('%s leads to %s', (path, address) => {
  expect(to(path)).toBe(address);
});

test('no address twice', () => {
  expect(new Set(found.map(({ path }) => path)).size).toBe(found.length);
});

test('the other numbers of a ruling lead to its page', () => {
  expect(otherNumbers([{ numbers: ['Q9'] }, { numbers: ['Q10', 'Q12', 'Q34'] }])).toEqual([
    { path: 'rulings/q12', leadsTo: '/rulings/q10/' },
    { path: 'rulings/q34', leadsTo: '/rulings/q10/' },
  ]);
});
