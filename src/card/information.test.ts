import { expect, test } from 'vitest';
import { isNamed, nameHas, textHas, traitHas, type CardInformation } from './information.ts';

const card: CardInformation = {
  name: 'Rex',
  category: 'Digimon',
  level: 4,
  cost: 5,
  colours: ['red'],
  traits: ['Beast'],
  alsoNamed: ['Old Rex'],
  nameAlsoHas: ['Pup'],
  text: { upper: '<Security A. +1> (This is a note with <Jamming>.)\n[On Play] Play 1 [Kai].' },
};

test('2-3-4: a name that is also treated as one is a name, one that is had is not', () => {
  expect(isNamed(card, 'Old Rex')).toBe(true);
  expect(isNamed(card, 'Pup')).toBe(false);
  expect(nameHas(card, 'Pup')).toBe(true);
});

test.each([
  ['Kai', true],
  ['Beast', true],
  ['<Security A.>', true],
  ['<Reboot>', false],
  ['<Jamming>', false],
  ['note', false],
])('4-23: "%s" in its text', (word, has) => {
  expect(textHas(card, word)).toBe(has);
});

test.each([
  ['Wingdramon', 'Dramon', true],
  ['Indramon', 'Dramon', false],
  ['Dexdramon', 'Greymon', false],
  ['MetalGreymon', 'Greymon', true],
  ['DoruGreymon', 'Greymon', false],
  ['DoruGreymon', 'DoruGreymon', true],
  ['Pagumon', 'Agumon', false],
  ['ToyAgumon', 'Agumon', true],
  ['MarineChimairamon', 'Kimeramon', true],
])('2-3-1-3: %s, "[%s] in its name"', (name, word, has) => {
  expect(nameHas({ ...card, name, alsoNamed: [], nameAlsoHas: [] }, word)).toBe(has);
});

test('2-3-4-4: what a (Rule) adds to a name counts, whatever the name is', () => {
  const added = { ...card, name: 'DoruGreymon', alsoNamed: [], nameAlsoHas: ['Greymon'] };
  expect(nameHas(added, 'Greymon')).toBe(true);
  expect(isNamed({ ...card, name: 'MarineChimairamon' }, 'Kimeramon')).toBe(false);
});

test('2-3-2-4: a trait includes the words of a bracket, in capitals or not', () => {
  expect(traitHas({ ...card, traits: ['Archangel'] }, 'Angel')).toBe(true);
  expect(traitHas({ ...card, traits: ['Archangel'] }, 'Angel', ['Archangel'])).toBe(false);
});
