import { expect, test } from 'vitest';
import {
  cardsOn,
  changePiece,
  EMPTY_TABLE,
  putCard,
  setMemory,
  setUnknown,
  swapCard,
  takeCard,
  usualPlace,
} from './table.ts';
import { tableLines } from './table-words.ts';

const same = (id: string): string => id;

test('cards are put, changed and taken off', () => {
  let table = putCard(EMPTY_TABLE, 'P1', 'battle', 'Rex');
  table = putCard(table, 'P2', 'security', 'Trap');
  table = changePiece(table, 'P1', 'battle', 0, { suspended: true, under: ['Cub'] });
  expect(cardsOn(table)).toEqual(['Rex', 'Cub', 'Trap']);
  expect(tableLines(table, ['P1 passes'], ['P2 does not block'], same)).toEqual([
    'P1: battle area: Rex on Cub, suspended. 5 unknown security cards, 3 unknown cards in hand',
    'P2: security: Trap. 5 unknown security cards, 3 unknown cards in hand',
    'Memory: 3 for P1',
    'P1 passes',
    'Chosen: P2 does not block',
  ]);
  expect(cardsOn(takeCard(takeCard(table, 'P1', 'battle', 0), 'P2', 'security', 0))).toEqual([]);
});

test('one card is another one: on top, under it, or in a pile', () => {
  let table = putCard(EMPTY_TABLE, 'P1', 'battle', 'Rex');
  table = changePiece(table, 'P1', 'battle', 0, { suspended: true, under: ['Cub', 'Pup'] });
  table = putCard(putCard(table, 'P2', 'hand', 'Trap'), 'P2', 'hand', 'Trap');
  table = swapCard(table, 'P1', 'battle', 0, 0, 'Rex 2');
  table = swapCard(table, 'P1', 'battle', 0, 2, 'Pup 2');
  table = swapCard(table, 'P2', 'hand', 1, 0, 'Trap 2');
  expect(table.P1.battle).toMatchObject([
    { card: 'Rex 2', suspended: true, under: ['Cub', 'Pup 2'] },
  ]);
  expect(table.P2.hand).toEqual(['Trap', 'Trap 2']);
});

test('memory and unknown cards stay within what a game has', () => {
  expect(setMemory(EMPTY_TABLE, 12).memory).toBe(10);
  expect(setMemory(EMPTY_TABLE, -12).memory).toBe(-10);
  expect(setUnknown(EMPTY_TABLE, 'P2', 'unknownHand', -1).P2.unknownHand).toBe(0);
});

test('a card goes where a call usually has it', () => {
  expect(usualPlace('P1', 'Option')).toBe('hand');
  expect(usualPlace('P2', 'Option')).toBe('security');
  expect(usualPlace('P2', 'Digi-Egg')).toBe('breeding');
  expect(usualPlace('P2', 'Tamer')).toBe('battle');
});
