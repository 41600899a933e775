import { expect, test } from 'vitest';
import { cardWords, filterWords } from './argument.ts';

test.each([
  ['blue Lv.4', 'blue level 4 Digimon card'],
  ['Red/Black Lv.3', 'red/black level 3 Digimon card'],
  ['[Rex]', '[Rex]'],
  ['[Rex])/([Owl]', '[Rex] or [Owl]'],
  ['Lv.5 or lower w/[Aqua] trait', 'level 5 or lower Digimon card with the [Aqua] trait'],
  [
    'Lv.3 w/[Aqua]/[Sea] in any trait',
    'level 3 Digimon card with [Aqua] or [Sea] in any of its traits',
  ],
  [
    'Lv.4 or lower w/[Rex]/[Owl] in name or w/[A]/[B]/[C] trait',
    'level 4 or lower Digimon card with [Rex] or [Owl] in its name or the [A], [B] or [C] trait',
  ],
  ['[Rex]/Lv.5 w/[Aqua] trait', '[Rex] or level 5 Digimon card with the [Aqua] trait'],
])('a card of a keyword: %s', (argument, words) => {
  expect(cardWords(argument)).toBe(words);
});

test.each(['', 'foo', 'Lv.3 w/foo', 'Lv.3 w/[Rex]', 'Lv.3 w/[Rex] in name or foo'])(
  'what is not understood stays as it is: "%s"',
  (argument) => {
    expect(cardWords(argument)).toBe(`card ${argument} as named`);
  },
);

test.each([
  ['Red/Black', 'red/black Digimon'],
  ['[Cat] Trait', 'Digimon with the [Cat] trait'],
  ['[Cat]/[Dog]/[Elk] trait', 'Digimon with the [Cat], [Dog] or [Elk] trait'],
  ['[Cat]', 'Digimon with the [Cat] trait'],
  ['Cat/Dog', 'Digimon with the [Cat] or [Dog] trait'],
  ['Cat trait', 'Digimon with the [Cat] trait'],
  ['Deva/Four Sovereigns', 'Digimon with the [Deva] or [Four Sovereigns] trait'],
])('Digimon of a keyword: %s', (argument, words) => {
  expect(filterWords(argument)).toBe(words);
});

test.each([
  'Black Lv.4',
  'Lv.4 or lower',
  'Cat or Dog',
  '5000 DP or less',
  'Cat in name',
  '[Rex] in name',
])('of a Digimon, what says more than a trait stays as it is: "%s"', (argument) => {
  expect(filterWords(argument)).toBe(`Digimon with ${argument}`);
});
