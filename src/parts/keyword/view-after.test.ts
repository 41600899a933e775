import { describe, expect, test } from 'vitest';
import { ALL_KEYWORDS, type KeywordView } from '../../rules/keyword-index.ts';
import { countFor, isOn, isShown, viewAfter } from './view-after.ts';

const instant: KeywordView = { ...ALL_KEYWORDS, types: ['instant'] };
const optional: KeywordView = { ...ALL_KEYWORDS, choice: 'optional' };

describe('viewAfter', () => {
  test.each([
    ['a type is added', { type: 'trigger' }, instant, { types: ['instant', 'trigger'] }],
    ['a type goes off', { type: 'instant' }, instant, { types: [] }],
    ['a choice is set', { choice: 'mandatory' }, optional, { choice: 'mandatory' }],
    ['a choice goes off', { choice: 'optional' }, optional, { choice: null }],
    ['a sort is set', { sort: 'name' }, instant, { types: ['instant'], sort: 'name' }],
    ['a sort stays', { sort: 'number' }, instant, { sort: 'number' }],
    ['an unknown control changes nothing', { type: 'other' }, instant, instant],
  ])('%s', (_name, control, view, after) => {
    expect(viewAfter(control, view)).toMatchObject(after);
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
  { type: 'instant', choice: 'optional' },
  { type: 'instant', choice: 'mandatory' },
  { type: 'trigger', choice: 'optional' },
];

test('isShown needs type and choice', () => {
  const both: KeywordView = { ...instant, choice: 'optional' };
  expect(rows.filter((row) => isShown(row, both))).toEqual([rows[0]]);
  expect(rows.filter((row) => isShown(row, ALL_KEYWORDS))).toHaveLength(3);
});

test('a type counts under the choice, whatever other types are on; a choice under the types', () => {
  expect(countFor({ type: 'trigger' }, instant, rows)).toBe(1);
  expect(countFor({ type: 'instant' }, optional, rows)).toBe(1);
  expect(countFor({ choice: 'optional' }, instant, rows)).toBe(1);
  expect(countFor({ choice: 'optional' }, ALL_KEYWORDS, rows)).toBe(2);
});
