import { expect, test } from 'vitest';
import { NO, YES } from '../asked/answers-sample.ts';
import { EMPTY_TABLE, putCard } from '../table/table.ts';
import type { Entered } from './entered.ts';
import type { KeptCall } from '../../quiz/keep/calls.ts';
import { againOf } from './put-again.ts';

const ENTERED: Entered = {
  table: putCard(putCard(EMPTY_TABLE, 'P1', 'battle', 'Rex'), 'P2', 'hand', 'TS1-010'),
  actions: ['Rex attacks the player'],
  chosen: ['P2 does not block'],
  without: ['TS1-010'],
  question: 'Is Rex deleted?',
  said: [YES, NO],
};

const kept = (again: unknown): KeptCall => ({
  ...{ at: '2026-01-02T03:04:05.000Z', board: [], question: '', answers: ['', ''] },
  ...{ verdict: '', assumed: [], cards: [], again },
});

test('all that was entered is there again', () => {
  expect(againOf(kept(JSON.parse(JSON.stringify(ENTERED))), () => [])).toEqual(ENTERED);
});

const P1 = ENTERED.table.P1;

test.each([
  ['nothing', null],
  ['no table', { ...ENTERED, table: 3 }],
  ['half a table', { ...ENTERED, table: { memory: 3, P1 } }],
  ['memory that there is not', { ...ENTERED, table: { ...ENTERED.table, memory: 11 } }],
  ['a card that is none', { ...ENTERED, table: { ...ENTERED.table, P1: { ...P1, hand: [7] } } }],
  [
    'a piece that is none',
    { ...ENTERED, table: { ...ENTERED.table, P1: { ...P1, battle: [{ card: 'Rex' }] } } },
  ],
  ['actions that are none', { ...ENTERED, actions: 'Rex attacks' }],
])('damaged, it is not put on the table: %s', (_, value) => {
  expect(againOf(kept(value), () => [])).toMatch(/damaged/);
});

test('a card that is no longer here is named', () => {
  expect(againOf(kept(ENTERED), () => ['TS1-010'])).toMatch(/without TS1-010\./);
});
