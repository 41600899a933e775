import { expect, test } from 'vitest';
import { isNamed, nameHas, textHas, type CardInformation } from './information.ts';

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
