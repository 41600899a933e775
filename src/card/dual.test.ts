import { expect, test } from 'vitest';
import { textHas } from './information.ts';
import { asOption, makeDual, parseDual } from './dual.ts';
import { makeCard } from './read.ts';
import { NO_FACTS } from './printed.ts';

test.each(['[Final Howl] red/blue cost 4', '[Howl: Last & First] cost 0'])('%s', (words) => {
  const dual = parseDual(words);
  expect(dual && makeDual(dual)).toBe(words);
});

test.each(['Final Howl red cost 4', '[Howl] pink cost 4', '[Howl] red', '[Ho]wl] red cost 4'])(
  '%s is no Option of a DUAL card',
  (words) => {
    expect(parseDual(words)).toBeNull();
  },
);

const dual = makeCard({
  name: 'Volt',
  category: 'Digimon',
  level: 5,
  colours: ['yellow', 'blue'],
  dp: 8000,
  cost: null,
  facts: { ...NO_FACTS, traits: ['Storm'], dual: ['[Volt Slash] yellow cost 3'] },
  text: {
    upper: '[When Digivolving] <Draw 1>.',
    inherited: '',
    security: '',
    linked: '',
    option: '[Main] Unsuspend 1 of your [Pup].',
  },
}).card;

test('each half has its own information, and both have the traits', () => {
  expect(asOption(dual)).toMatchObject({
    name: 'Volt Slash',
    category: 'Option',
    level: null,
    dp: null,
    cost: 3,
    colours: ['yellow'],
    traits: ['Storm'],
  });
  expect(textHas(dual, 'Pup')).toBe(false);
  expect(textHas(dual, 'Slash')).toBe(false);
  expect(textHas(asOption(dual), 'Pup')).toBe(true);
  expect(textHas(asOption(dual), 'Draw')).toBe(false);
});

test.each([
  '[Main] Delete 1 of your Digimon. Then, place this card in the battle area.',
  '[Main] At the end of the turn, gain 1 memory.',
  '[All Turns] Your Digimon get +1000 DP.',
])('the Option of a DUAL card has no effect such as %s', (option) => {
  const { problems } = makeCard({ ...dual, text: { ...dual.text, option } });
  expect(problems.map(({ found }) => found)).toContain(
    'an effect of this kind on the Option of a DUAL card',
  );
});
