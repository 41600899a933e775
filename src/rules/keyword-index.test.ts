import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ALL_KEYWORDS,
  FACET_NAMES,
  FACETS,
  isInView,
  KEYWORD_TYPES,
  labelOfType,
  makeKeywordQuery,
  parseKeywordQuery,
  SINGLE,
  sortKeywords,
  SORTS,
  type Has,
} from './keyword-index.ts';
import { KEYWORD_LABELS } from './rule.ts';

const has = (type: string, moment: readonly string[], choice: string): Has => ({
  category: ['trigger'],
  type: [type],
  moment,
  choice: [choice],
  whose: ['digimon'],
  turn: ['either'],
  cost: ['none'],
});
const LIST: Readonly<Record<string, Has>> = {
  Alpha: has('trigger', ['attack', 'battle'], 'mandatory'),
  Bravo: has('trigger-pending', ['end-of-turn'], 'optional'),
  charlie: has('instant', ['would-be-deleted'], 'optional'),
  Delta: has('instant', ['would-be-deleted', 'battle'], 'optional'),
  Echo: has('effect', ['in-effect'], 'effect'),
};

describe('isInView', () => {
  test.each([
    ['', ['Alpha', 'Bravo', 'charlie', 'Delta', 'Echo']],
    ['type=instant', ['charlie', 'Delta']],
    ['type=instant&type=trigger', ['Alpha', 'charlie', 'Delta']],
    ['type=trigger', ['Alpha']],
    ['moment=battle', ['Alpha', 'Delta']],
    ['moment=battle&type=instant', ['Delta']],
    ['choice=effect', ['Echo']],
    ['type=instant&choice=mandatory', []],
    ['turn=yours', []],
  ])('?%s', (query, expected) => {
    const view = parseKeywordQuery(query);
    expect(
      Object.keys(LIST).filter((name) => isInView(LIST[name] ?? has('', [], ''), view)),
    ).toEqual(expected);
  });
});

test('sortKeywords sorts by number or by name, and leaves the list as it was', () => {
  const list = [
    { name: 'Delta', number: '16-10' },
    { name: 'Alpha', number: '16-9' },
    { name: 'charlie', number: '16-4' },
  ];
  const before = [...list];
  const names = (sort: 'number' | 'name') => sortKeywords(list, sort).map(({ name }) => name);
  expect(names('number')).toEqual(['charlie', 'Alpha', 'Delta']);
  expect(names('name')).toEqual(['Alpha', 'charlie', 'Delta']);
  expect(list).toEqual(before);
});

describe('query', () => {
  test('reads back what it writes', () => {
    const chosen = fc
      .record(
        Object.fromEntries(
          FACET_NAMES.map((facet) => [
            facet,
            fc.subarray<string>([...FACETS[facet]], {
              minLength: 1,
              ...(SINGLE.includes(facet) ? { maxLength: 1 } : {}),
            }),
          ]),
        ),
        { requiredKeys: [] },
      )
      .map((values) => ({ ...values }));
    const views = fc.record({ chosen, sort: fc.constantFrom(...SORTS) });
    fc.assert(
      fc.property(views, (view) => {
        expect(parseKeywordQuery(makeKeywordQuery(view))).toEqual(view);
      }),
    );
  });

  test('has the shape that is shared', () => {
    const query = 'type=instant&type=trigger&moment=battle&choice=optional&cost=none&sort=name';
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
    ['one choice', 'choice=optional&choice=mandatory', 'choice=mandatory'],
    ['unknown values', 'type=permanent&choice=maybe&moment=lunch&sort=age&x=1', ''],
    ['names of object members', 'choice=constructor&type=toString', ''],
  ])('takes %s', (_what, query, canonical) => {
    expect(makeKeywordQuery(parseKeywordQuery(query))).toBe(canonical);
  });
});

test('every label has a slug of its own', () => {
  expect(KEYWORD_TYPES.map(labelOfType)).toEqual(KEYWORD_LABELS);
  expect(labelOfType('permanent')).toBeUndefined();
});
