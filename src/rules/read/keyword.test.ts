import { expect, test } from 'vitest';
import { slugOf } from '../slug.ts';

test.each([
  ['Piercing', 'piercing'],
  ['Security A.', 'security-a'],
  ['Link +', 'link'],
  ['De-Digivolve', 'de-digivolve'],
  ['Use Req.', 'use-req'],
  ['Blast DNA Digivolve', 'blast-dna-digivolve'],
])('the slug of %s is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
