import { expect, test } from 'vitest';
import type { FileCard } from './file-card.ts';
import { speltAlike } from './spelling.ts';

const NO_TEXT = { upper: '', inherited: '', security: '', linked: '' };

const card = (name: string, traits: readonly string[], upper = ''): FileCard => ({
  number: name,
  set: 'TS1',
  name,
  categories: ['Digimon'],
  colours: ['red'],
  level: 4,
  dp: 4000,
  cost: 4,
  traits,
  digivolve: [],
  text: { ...NO_TEXT, upper },
  linkDp: null,
  overflow: null,
});

test('a text finds the name and the trait that it spells otherwise', () => {
  const {
    cards: [, , seeker],
    instead,
  } = speltAlike([
    card('Red Fox: Burst Mode', ['NSp']),
    card('Big Ox', ['Beast']),
    card('Seeker', [], '[On Play] Reveal 1 [RedFox Burst Mode], [BigOx] or [NSP] trait card.'),
  ]);
  expect(seeker?.text.upper).toBe(
    '[On Play] Reveal 1 [Red Fox: Burst Mode], [Big Ox] or [NSp] trait card.',
  );
  expect(Object.fromEntries(instead)).toEqual({
    'RedFox Burst Mode': 'Red Fox: Burst Mode',
    BigOx: 'Big Ox',
    NSP: 'NSp',
  });
});

test('cards that spell a name or a trait in two ways are spelt as texts do, else as most do', () => {
  const {
    cards: [first, second, third],
  } = speltAlike([
    card('Gao (X)', ['ArmorForm', 'Blue Flare']),
    card('GAO X', ['ArmorForm', 'BlueFlare']),
    card('Owl', ['Armor Form', 'Blue Flare'], '[On Play] Delete 1 [Armor Form] trait Digimon.'),
  ]);
  expect(first?.name).toBe(second?.name);
  expect(first?.traits).toEqual(['Armor Form', 'Blue Flare']);
  expect(second?.traits).toEqual(['Armor Form', 'Blue Flare']);
  expect(third?.text.upper).toContain('[Armor Form]');
});

test('a part of a name, a timing and a word that nothing is called stay as they are', () => {
  const text =
    '[On Play] 1 Digimon with [Fox] in its name, [red fox burst] or [Nobody] gets +1000 DP.';
  const cards = [card('Red Fox: Burst Mode', []), card('Seeker', [], text)];
  expect(speltAlike(cards)).toEqual({ cards, instead: new Map() });
});
