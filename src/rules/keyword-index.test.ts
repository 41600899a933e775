import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ALL_KEYWORDS,
  countTypes,
  filterKeywords,
  KEYWORD_TYPES,
  labelOfType,
  makeKeywordQuery,
  parseKeywordQuery,
  SORTS,
  type Listed,
} from './keyword-index.ts';
import { CHOICES, KEYWORD_LABELS, type KeywordChoice, type KeywordLabel } from './rule.ts';

const keyword = (
  name: string,
  number: string,
  label: KeywordLabel,
  value: KeywordChoice,
): Listed => ({
  name,
  number,
  label,
  choice: { value },
});
const LIST = [
  keyword('Delta', '16-10', 'Instant', 'optional'),
  keyword('Alpha', '16-9', 'Trigger', 'mandatory'),
  keyword('charlie', '16-4', 'Instant', 'optional'),
  keyword('Bravo', '16-20', 'Trigger (Pending)', 'optional'),
  keyword('Echo', '16-30', 'Effect', 'as the effect says'),
];
const names = (list: readonly Listed[]) => list.map(({ name }) => name);

describe('filterKeywords', () => {
  test.each([
    ['', ['charlie', 'Alpha', 'Delta', 'Bravo', 'Echo']],
    ['sort=name', ['Alpha', 'Bravo', 'charlie', 'Delta', 'Echo']],
    ['type=instant', ['charlie', 'Delta']],
    ['type=instant&type=trigger', ['charlie', 'Alpha', 'Delta']],
    ['type=trigger', ['Alpha']],
    ['type=trigger-pending', ['Bravo']],
    ['choice=optional', ['charlie', 'Delta', 'Bravo']],
    ['choice=effect', ['Echo']],
    ['type=instant&choice=mandatory', []],
    ['type=instant&choice=optional&sort=name', ['charlie', 'Delta']],
  ])('?%s', (query, expected) => {
    expect(names(filterKeywords(LIST, parseKeywordQuery(query)))).toEqual(expected);
  });

  test('leaves the list as it was', () => {
    const before = [...LIST];
    filterKeywords(LIST, { ...ALL_KEYWORDS, sort: 'name' });
    expect(LIST).toEqual(before);
  });
});

test('countTypes counts under the choice', () => {
  expect(countTypes(LIST)).toEqual({
    persistent: 0,
    instant: 2,
    effect: 1,
    trigger: 1,
    'trigger-pending': 1,
    'optional-condition': 0,
    activated: 0,
  });
  expect(countTypes(LIST, 'mandatory')).toMatchObject({ instant: 0, trigger: 1 });
});

describe('query', () => {
  test('reads back what it writes', () => {
    const views = fc.record({
      types: fc.subarray([...KEYWORD_TYPES]),
      choice: fc.constantFrom(null, ...CHOICES),
      sort: fc.constantFrom(...SORTS),
    });
    fc.assert(
      fc.property(views, (view) => {
        expect(parseKeywordQuery(makeKeywordQuery(view))).toEqual(view);
      }),
    );
  });

  test('has the shape that is shared', () => {
    const query = 'type=instant&type=trigger&choice=optional&sort=name';
    expect(makeKeywordQuery(parseKeywordQuery(`?${query}`))).toBe(query);
    expect(makeKeywordQuery(ALL_KEYWORDS)).toBe('');
  });

  test.each([
    [
      'types in any order, twice',
      'type=trigger&type=instant&type=trigger',
      'type=instant&type=trigger',
    ],
    ['types in one value', 'type=instant,trigger', 'type=instant&type=trigger'],
    ['unknown values', 'type=permanent&choice=maybe&sort=age&x=1', ''],
    ['names of object members', 'choice=constructor&type=toString', ''],
  ])('takes %s', (_what, query, canonical) => {
    expect(makeKeywordQuery(parseKeywordQuery(query))).toBe(canonical);
  });
});

test('every label has a slug of its own', () => {
  expect(KEYWORD_TYPES.map(labelOfType)).toEqual(KEYWORD_LABELS);
  expect(labelOfType('permanent')).toBeUndefined();
});
