import { describe, expect, test } from 'vitest';
import { ALL_KEYWORDS, isInView, type KeywordView } from '../../rules/keyword-index.ts';
import { countFor, hasOfRow, isOn, viewAfter } from './view-after.ts';

const instant: KeywordView = { ...ALL_KEYWORDS, chosen: { type: ['instant'] } };
const optional: KeywordView = { ...ALL_KEYWORDS, chosen: { choice: ['optional'] } };

describe('viewAfter', () => {
  test.each([
    ['a type is added', { type: 'trigger' }, instant, { type: ['instant', 'trigger'] }, 'number'],
    ['a type goes off', { type: 'instant' }, instant, { type: [] }, 'number'],
    ['a choice replaces', { choice: 'mandatory' }, optional, { choice: ['mandatory'] }, 'number'],
    ['a choice goes off', { choice: 'optional' }, optional, { choice: [] }, 'number'],
    [
      'a moment comes beside a type',
      { moment: 'battle' },
      instant,
      { type: ['instant'], moment: ['battle'] },
      'number',
    ],
    ['a sort is set', { sort: 'name' }, instant, { type: ['instant'] }, 'name'],
    ['an unknown sort changes nothing', { sort: 'age' }, instant, { type: ['instant'] }, 'number'],
    [
      'an unknown type changes nothing',
      { type: 'other' },
      instant,
      { type: ['instant'] },
      'number',
    ],
  ])('%s', (_name, control, view, chosen, sort) => {
    expect(viewAfter(control, view)).toEqual({ chosen, sort });
  });
});

test('isOn', () => {
  expect(isOn({ type: 'instant' }, instant)).toBe(true);
  expect(isOn({ type: 'trigger' }, instant)).toBe(false);
  expect(isOn({ choice: 'optional' }, optional)).toBe(true);
  expect(isOn({ choice: 'optional' }, instant)).toBe(false);
  expect(isOn({ sort: 'number' }, instant)).toBe(true);
  expect(isOn({ sort: 'name' }, instant)).toBe(false);
});

const rows = [
  hasOfRow({ type: 'instant', choice: 'optional', moment: 'battle attack' }),
  hasOfRow({ type: 'instant', choice: 'mandatory', moment: 'battle' }),
  hasOfRow({ type: 'trigger', choice: 'optional', moment: 'attack' }),
];

test('a row has each word of its attributes', () => {
  expect(rows[0]).toMatchObject({ type: ['instant'], moment: ['battle', 'attack'], cost: [] });
  expect(rows.filter((row) => isInView(row, ALL_KEYWORDS))).toHaveLength(3);
});

test('a value counts under the other facets, whatever else is on in its own', () => {
  expect(countFor({ type: 'trigger' }, instant, rows)).toBe(1);
  expect(countFor({ type: 'instant' }, optional, rows)).toBe(1);
  expect(countFor({ choice: 'optional' }, instant, rows)).toBe(1);
  expect(countFor({ moment: 'attack' }, ALL_KEYWORDS, rows)).toBe(2);
  expect(countFor({ sort: 'name' }, ALL_KEYWORDS, rows)).toBe(3);
});
