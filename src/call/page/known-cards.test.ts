import { expect, test } from 'vitest';
import type { CallCard } from '../asked/wire.ts';
import {
  beginning,
  finding,
  hearing,
  isFinding,
  NO_CARDS,
  offeredOf,
  seeking,
  typing,
  using,
} from './known-cards.ts';

const card = (id: string): CallCard => ({
  id,
  name: `Card ${id}`,
  words: '',
  text: [],
  category: 'Digimon',
});
const idsOf = (cards: readonly CallCard[]): string => cards.map(({ id }) => id).join('');

const BEGUN = beginning(NO_CARDS, {
  kind: 'cards',
  practice: [card('a'), card('b'), card('c')],
  file: { name: 'mine.json', cards: 1 },
});

test('cards that were used last are offered first, each once', () => {
  expect(BEGUN.file).toBe('mine.json');
  expect(idsOf(offeredOf(BEGUN))).toBe('abc');
  expect(idsOf(offeredOf(using(BEGUN, ['c'])))).toBe('cab');
  expect(using(using(BEGUN, ['a', 'b']), ['b']).recent).toEqual(['b', 'a']);
});

test('what was used in earlier calls is offered once it is known to be there', () => {
  const used = using(BEGUN, ['x', 'b']);
  expect(idsOf(offeredOf(used))).toBe('bac');
  expect(idsOf(offeredOf(hearing(used, [card('x')])))).toBe('xbac');
});

test('six are kept in mind, and typed cards come behind them', () => {
  const six = using(BEGUN, [...'1234567']);
  expect(six.recent.join('')).toBe('123456');
  const typed = typing(six, { kind: 'typed', cards: [card('t')], texts: ['card T: Option'] });
  expect(typed.recent.join('')).toBe('123456t');
  expect(typed.texts).toEqual(['card T: Option']);
  expect(typed.heard.get('t')?.name).toBe('Card t');
});

test('only what the last search has found is shown', () => {
  const sought = seeking(seeking(BEGUN, 're'), 'rex');
  const early = finding(sought, { kind: 'found', turn: 1, cards: [card('r')] });
  expect(early.found).toEqual([]);
  expect(isFinding(early)).toBe(true);
  expect(early.heard.has('r')).toBe(true);
  const late = finding(early, { kind: 'found', turn: 2, cards: [card('x')] });
  expect(idsOf(late.found)).toBe('x');
  expect(isFinding(late)).toBe(false);
});
