import { expect, test } from 'vitest';
import { sampleCorpus } from './read/sample.ts';
import { shortAddresses } from './short-address.ts';

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
