import { expect, test } from 'vitest';
import { HIDDEN } from './hidden.ts';
import { leftOutOn, makeLeftOut, parseLeftOut } from './left-out.ts';
import { NO_FACTS, type PrintedCard } from './printed.ts';
import { makeCard } from './read.ts';

const rex = (leftOut: readonly string[]): PrintedCard => ({
  ...HIDDEN,
  ...{ name: 'Rex', category: 'Digimon', level: 4, colours: ['red'], dp: 4_000 },
  facts: { ...NO_FACTS, 'left out': leftOut },
  text: {
    ...HIDDEN.text,
    upper: '<Blocker>\n[On Play] Dance for a while.\n[On Deletion] <Draw 1>.',
  },
});

test('a line that is left out does nothing, and the others stay', () => {
  expect(makeCard(rex([])).problems).not.toEqual([]);
  const { card, problems } = makeCard(rex(['upper 2']));
  expect(problems).toEqual([]);
  expect(card.effects.upper.keywords.map(({ name }) => name)).toEqual(['Blocker']);
  expect(card.effects.upper.abilities.map(({ name }) => name)).toContain('[On Deletion]');
  expect(card.text.upper).toContain('Dance');
});

test('what is left out is told with its words', () => {
  expect(leftOutOn(rex(['upper 2', 'upper 9', 'inherited 1']))).toEqual([
    { box: 'upper', line: 2, words: '[On Play] Dance for a while.' },
  ]);
});

test.each(['upper 1', 'option 12'])('%s is read and written', (words) => {
  const read = parseLeftOut(words);
  expect(read === null ? null : makeLeftOut(read)).toBe(words);
});

test.each(['upper', 'upper 0', 'lower 1', 'upper 1 2', 'upper 100'])('%s is none', (words) => {
  expect(parseLeftOut(words)).toBeNull();
});
