import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { MOST_BYTES, tooLarge } from '../base/file-size.ts';
import { MOST_CARDS } from './limits.ts';
import { readKept, stampOf } from './kept-cards.ts';
import { takeCards } from './take-file.ts';

const entry = (cardNumber: string, more: object = {}): object => ({
  cardId: cardNumber,
  nameEn: 'Rex',
  kinds: ['Digimon'],
  ...more,
});
const take = (entries: readonly object[]) => takeCards('mine.json', JSON.stringify(entries));

function took(taken: ReturnType<typeof takeCards>) {
  if (!taken.ok) throw new Error(taken.problem);
  return taken.value;
}

describe('a file that is brought', () => {
  test('is taken with its name, and what is not taken of it is told', () => {
    const kept = took(take([entry('TS1-001', { odd: 1 }), entry('TS1-002', { odd: 2 }), {}]));
    expect(kept.name).toBe('mine.json');
    expect(kept.cards.map(({ number }) => number)).toEqual(['TS1-001', 'TS1-002']);
    expect(kept.notes).toEqual([
      'Fields we don\'t use: "odd" (2 cards).',
      'Entry 3 was left out: no number, no name or no kind of card.',
    ]);
  });

  test('a number that comes again is told', () => {
    const kept = took(take([entry('TS1-001'), entry('TS1-001', { nameEn: 'Other art' })]));
    expect(kept.notes).toEqual([
      'Of cards with the same number the first counts: 1 other entry left out.',
    ]);
  });

  test('names a dozen of what is not taken, and how many there are besides', () => {
    const fields = Object.fromEntries(Array.from({ length: 14 }, (_, i) => [`odd${i}`, i]));
    const kept = took(take([entry('TS1-001', fields), ...Array.from({ length: 14 }, () => ({}))]));
    expect(kept.notes[0]).toContain('"odd11" (1 card) and 2 others.');
    expect(kept.notes.at(-1)).toBe('2 other entries were left out.');
  });

  test.each([
    ['Dear cards', "Found: text that isn't JSON", 'Expected: a list of cards in JSON'],
    ['{"a": 1}', 'Found: no list of cards', 'Expected: a list of cards in JSON'],
    ['[{"artist": "X"}]', 'Found: entries with "artist"', '"cardNumber"'],
  ])('%s: what was found and what was expected', (text, found, expected) => {
    const taken = takeCards('mine.json', text);
    if (taken.ok) throw new Error('it was taken');
    expect(taken.problem).toContain(found);
    expect(taken.problem).toContain(expected);
  });

  test('is refused beyond the limits', () => {
    const cards = Array.from({ length: MOST_CARDS + 1 }, (_, i) => entry(`TS1-${i}`));
    expect(take(cards)).toEqual({
      ok: false,
      problem:
        'Found: 5001 cards. Expected: at most 5,000. Split the file and open one part at a time.',
    });
    expect(take(cards.slice(1)).ok).toBe(true);
    expect(tooLarge(MOST_BYTES)).toBeNull();
    expect(tooLarge(12_340_000)).toBe('The file has 12.3 MB. Expected: 10 MB at most.');
  });
});

test('what is kept is read again, and what has another shape is not', () => {
  const kept = took(take([entry('TS1-001')]));
  expect(readKept(structuredClone(kept))).toEqual(kept);
  for (const other of [undefined, null, 'x', [], { ...kept, version: 3 }, { ...kept, cards: 1 }])
    expect(readKept(other)).toBeNull();
});

test('names spelt in two ways are told and taken as one, also in a file that was kept before', () => {
  const kept = took(
    take([entry('TS1-001', { nameEn: 'Big Ox' }), entry('TS1-002', { nameEn: 'BigOx' })]),
  );
  expect(kept.cards.map(({ name }) => name)).toEqual(['Big Ox', 'Big Ox']);
  expect(kept.notes).toEqual(['Spelt in more than one way in this file: "BigOx" is "Big Ox".']);
  const [ox] = kept.cards;
  const before = { ...kept, version: 1, cards: [ox, { ...ox, name: 'BigOx' }] };
  expect(readKept(before)?.cards.map(({ name }) => name)).toEqual(['Big Ox', 'Big Ox']);
});

test('files with other cards have other stamps', () => {
  const one = took(take([entry('TS1-001')]));
  expect(stampOf({ ...one, name: 'moved.json' })).toBe(stampOf(one));
  for (const other of [[entry('TS1-002')], [entry('TS1-001', { nameEn: 'Other' })]])
    expect(stampOf(took(take(other)))).not.toBe(stampOf(one));
});

test('the sample has cards of every kind and is taken whole', () => {
  const { cards, notes } = took(
    takeCards('sample.json', readFileSync('public/cards/sample.json', 'utf8')),
  );
  expect(notes).toEqual([]);
  expect(new Set(cards.flatMap(({ categories }) => categories))).toEqual(
    new Set(['Digi-Egg', 'Digimon', 'Option', 'Tamer']),
  );
  expect(cards.filter(({ option }) => option !== undefined)).toHaveLength(1);
  expect(cards.filter(({ overflow }) => overflow !== null)).toHaveLength(1);
  expect(cards.filter(({ linkDp }) => linkDp !== null)).toHaveLength(1);
  expect(cards.every(({ number }) => /^TS1-\d{3}$/.test(number))).toBe(true);
});
