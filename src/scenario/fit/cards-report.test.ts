import { expect, test } from 'vitest';
import { cardsReport, isKeptAside } from './cards-report.ts';
import type { FileCard } from '../../card/file/file-card.ts';

const card = (number: string, upper: string): FileCard => ({
  number,
  set: 'TS1',
  name: 'Rex',
  categories: ['Digimon'],
  colours: ['red'],
  level: 4,
  dp: 5000,
  cost: 5,
  traits: [],
  digivolve: [],
  text: { upper, inherited: '', security: '', linked: '' },
  linkDp: null,
  overflow: null,
});

test('lines are counted once, cards by the worst of their lines', () => {
  const report = cardsReport([
    card('TS1-001', '[On Play] ＜Draw 1＞.\n<Piercing>'),
    card('TS1-002', '[On Play] <Draw 1>.\n[On Play] Sing a song.'),
    card('TS1-003', '[Digivolve] Lv.3 with two heads: Cost 2'),
  ]);
  expect(report).toMatchObject({ cards: 3, whole: 1, lines: 4, read: 2, run: 2, stopped: [] });
  expect(report.obstacles.map(({ found, cards, alone }) => [found, cards, alone])).toEqual([
    ['words that are not understood', 1, 1],
    ['a requirement that is not understood', 1, 1],
  ]);
});

test('the fifth that is kept aside is a fifth, and always the same', () => {
  const numbers = Array.from({ length: 2000 }, (_, i) => `TS${i % 9}-${i}`);
  const kept = numbers.filter(isKeptAside);
  expect(kept.length / numbers.length).toBeGreaterThan(0.17);
  expect(kept.length / numbers.length).toBeLessThan(0.23);
  expect(isKeptAside('TS1-001')).toBe(isKeptAside('TS1-001'));
});

test('what keeps a card of that fifth away is counted and not shown', () => {
  const numbers = Array.from({ length: 50 }, (_, i) => `TS1-${i}`);
  const report = cardsReport(numbers.map((number) => card(number, '[On Play] Sing a song.')));
  const shown = numbers.filter((number) => !isKeptAside(number)).length;
  expect(report).toMatchObject({ cards: 50, whole: 0 });
  expect(report.obstacles.map(({ cards }) => cards)).toEqual([shown]);
  expect(shown).toBeLessThan(50);
});
