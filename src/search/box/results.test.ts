import { expect, test } from 'vitest';
import { wordsIn } from './results.ts';

test.each([
  ['/rules/16-7-44/', '16-7-44'],
  ['/lab-site/rules/16.7.44', '16.7.44'],
  ['/rules/99/all/', '99'],
  ['/keywords/peircing/', 'peircing'],
  ['/keywords/armour-purge/index.html', 'armour purge'],
  ['/glossary.html', 'glossary'],
  ['/', ''],
  ['/%E0%A4%A/', ''],
])('an address that leads nowhere, %s, asks for "%s"', (path, words) => {
  expect(wordsIn(path)).toBe(words);
});
