import { expect, test } from 'vitest';
import { didYouMean, nearest } from './nearest.ts';

const names = ['question', 'answers', 'Piercing', 'Evade', 'On Deletion'];

test.each([
  ['qestion', 'question'],
  ['Piercin', 'Piercing'],
  ['Evad', 'Evade'],
  ['On Deleton', 'On Deletion'],
  ['piercing', 'Piercing'],
  ['ansers', 'answers'],
  // Two letters that changed places are one slip.
  ['Evdae', 'Evade'],
])('%s means %s', (word, name) => {
  expect(nearest(word, names)).toBe(name);
});

test.each(['', 'Rush', 'banana', 'Evaporates'])('%j means none of them', (word) => {
  expect(nearest(word, names)).toBeUndefined();
  expect(didYouMean(word, names)).toBe('');
});

test('the name is written as the author would', () => {
  expect(didYouMean('Evad', names, (name) => `<${name}>`)).toBe('; did you mean <Evade>?');
});
