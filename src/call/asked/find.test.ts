import { expect, test } from 'vitest';
import { HIDDEN } from '../../card/hidden.ts';
import { foundCards, rowOfPractice } from './find.ts';

const card = (id: string, name: string, words = '') => ({
  ...{ id, name, words, category: 'Digimon', text: [] },
});
const CARDS = [
  card('Red Pup', 'Red Pup'),
  card('BT1-010', 'Agu', 'Lv.4 red 5000 DP, <Blocker>'),
  card('BT1-011', 'Red Wolf'),
];

test.each([
  ['', ['Red Pup', 'BT1-010', 'BT1-011']],
  ['bt1-01', ['BT1-010', 'BT1-011']],
  ['BT1-011', ['BT1-011']],
  ['red', ['Red Pup', 'BT1-011', 'BT1-010']],
  ['blocker', ['BT1-010']],
  ['5000 dp', ['BT1-010']],
  ['pup red', ['Red Pup']],
  ['blue', []],
])('%j finds %j', (words, ids) => {
  expect(foundCards(CARDS, words).map(({ id }) => id)).toEqual(ids);
});

test('a card keeps all of its text, each part with the place where it counts', () => {
  const upper = '<Blocker>\n[On Play] Gain 1 memory.';
  const text = { ...HIDDEN.text, upper, inherited: '<Jamming>' };
  expect(rowOfPractice({ ...HIDDEN, name: 'Gate', text }).text).toEqual([
    '<Blocker>',
    '[On Play] Gain 1 memory.',
    'Inherited: <Jamming>',
  ]);
});
