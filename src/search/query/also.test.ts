import { expect, test } from 'vitest';
import { stem } from '../word/stem.ts';
import { alsoFor } from './also.ts';

test.each([
  ['quitting', 'forfeit'],
  ['rearranged', 'order'],
  ['maximum', 'limit'],
  ['skips', 'decline'],
])('%s is searched for as %s, too', (said, word) => {
  expect(alsoFor(stem(said))).toBe(stem(word));
});

test('words of the rules stand for themselves', () => {
  for (const word of ['attack', 'forfeit', 'limit', 'security'])
    expect(alsoFor(stem(word))).toBeUndefined();
});
