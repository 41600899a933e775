import { expect, test } from 'vitest';
import { SAID_ALIKE } from '../effect/read/said-alike-sample.ts';
import { NO_FACTS } from './printed.ts';
import { makeCard } from './read.ts';

const isPlayed = (upper: string): boolean =>
  makeCard({
    name: 'Card',
    category: 'Digimon',
    level: 4,
    colours: ['red'],
    dp: 1000,
    cost: 3,
    facts: NO_FACTS,
    text: { upper, inherited: '', security: '', linked: '', option: '' },
  }).problems.length === 0;

test.each(SAID_ALIKE)('it is played just where the usual wording is: %s', (text, usual) => {
  expect(isPlayed(text)).toBe(isPlayed(usual));
});

test('most of them are played', () => {
  const played = SAID_ALIKE.filter(([text]) => isPlayed(text));
  expect(played.length).toBeGreaterThan(SAID_ALIKE.length * 0.8);
});
