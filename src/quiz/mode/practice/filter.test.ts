import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryOf, familiesOf } from '../../list/entry.ts';
import { deal, FACETS, markOf, matching, MANY, NO_FILTER, withMark } from './filter.ts';
import { makePractice, parsePractice } from './filter-address.ts';
import { entry } from '../../list/entry-sample.ts';

const QUESTIONS = [
  entry('piercing/one', { keywords: ['piercing'], categories: ['trigger'], cites: ['16-7-4'] }),
  entry('piercing/two', {
    level: 3,
    keywords: ['piercing', 'barrier'],
    categories: ['trigger', 'immediate'],
    cites: ['16-7-2', '16-25-1'],
  }),
  entry('barrier/one', {
    level: 2,
    keywords: ['barrier'],
    categories: ['immediate'],
    cites: ['16-25-1'],
  }),
  entry('attack/one', { level: 2, kind: 'several', cites: ['11-2-8', '16-70-1'] }),
];

const found = (query: string): string =>
  deal(QUESTIONS, parsePractice(query))
    .map(({ id }) => id)
    .join(' ');

describe('questions are chosen', () => {
  test.each([
    ['', 'piercing/one piercing/two barrier/one attack/one'],
    ['topic=piercing', 'piercing/one piercing/two'],
    ['topic=piercing,attack', 'piercing/one piercing/two attack/one'],
    ['keyword=piercing,barrier', 'piercing/one piercing/two barrier/one'],
    ['keyword=piercing,barrier&all=keyword', 'piercing/two'],
    ['category=immediate', 'piercing/two barrier/one'],
    ['rule=16-7', 'piercing/one piercing/two'],
    ['rule=16', 'piercing/one piercing/two barrier/one attack/one'],
    ['rule=16-7-4', 'piercing/one'],
    ['rule=16-7,16-25&all=rule', 'piercing/two'],
    ['level=2', 'barrier/one attack/one'],
    ['kind=several', 'attack/one'],
    ['keyword=piercing&level=3', 'piercing/two'],
    ['keyword=piercing&level=2&join=any', 'piercing/one piercing/two barrier/one attack/one'],
    ['keyword=piercing&not-level=3', 'piercing/one'],
    ['keyword=piercing&kind=several&join=any&not-keyword=barrier', 'piercing/one attack/one'],
    ['not-rule=16-25', 'piercing/one attack/one'],
    ['topic=gone', ''],
    ['level=1,2&all=level', 'piercing/one barrier/one attack/one'],
  ])('%s: %s', (query, ids) => expect(found(query)).toBe(ids));

  test('shuffled with a seed, the same ones in another order', () => {
    const shuffled = found('seed=abc').split(' ');
    expect(found('seed=abc').split(' ')).toEqual(shuffled);
    expect([...shuffled].sort()).toEqual(found('').split(' ').sort());
    expect(shuffled).not.toEqual(found('').split(' '));
  });

  test('a mark is put and taken back', () => {
    const wanted = withMark(NO_FILTER, 'level', '3', 'wanted');
    const not = withMark(wanted, 'level', '3', 'not');
    expect([wanted, not].map((filter) => markOf(filter, 'level', '3'))).toEqual(['wanted', 'not']);
    expect(withMark(not, 'level', '3', 'off')).toEqual(NO_FILTER);
  });

  test('not leaves out whatever else is wanted', () => {
    for (const question of QUESTIONS) {
      const filter = withMark(NO_FILTER, 'rule', '16-25', 'not');
      expect(matching(filter)(question)).toBe(!question.cites.includes('16-25-1'));
    }
  });
});

describe('the address', () => {
  const value = fc.stringMatching(/^[a-z0-9]{1,8}(-[0-9]{1,3})?$/);
  const wanted = fc
    .tuple(fc.uniqueArray(value, { maxLength: 4 }), fc.nat(4), fc.constantFrom('any', 'all'))
    .map(([all, cut, join]) => ({ values: all.slice(cut), not: all.slice(0, cut), join }) as const);
  const facets = fc.record({
    topic: wanted,
    keyword: wanted,
    category: wanted,
    rule: wanted,
    level: wanted,
    kind: wanted,
  });

  test('carries the choice there and back', () => {
    const join = fc.constantFrom('any', 'all');
    const seed = fc.stringMatching(/^[a-z0-9]{0,10}$/);
    fc.assert(
      fc.property(facets, join, seed, (of, how, order) => {
        const practice = { filter: { wanted: of, join: how }, seed: order } as const;
        expect(parsePractice(makePractice(practice))).toEqual(practice);
      }),
    );
  });

  test('is short, and leaves out what it does not know', () => {
    expect(makePractice({ filter: NO_FILTER, seed: '' })).toBe('');
    const { filter, seed } = parsePractice('keyword=<b>,piercing&level=&colour=red&seed=A%20b');
    expect(makePractice({ filter, seed })).toBe('keyword=piercing&seed=a-b');
  });

  test('any query is read without an exception', () => {
    fc.assert(fc.property(fc.webQueryParameters(), (query) => void parsePractice(query)));
  });
});

test('an entry takes the categories of its keywords, each once, and the families of its rules', () => {
  const keywords = (['piercing', 'raid'] as const).map((slug) => ({
    slug,
    name: slug,
    number: '16-7',
    label: 'Trigger' as const,
    category: { value: 'trigger' as const },
    choice: { value: 'mandatory' as const },
    summary: '',
  }));
  const made = entryOf(
    {
      ...QUESTIONS[1],
      id: 'a/b',
      topic: 'a',
      title: 'A',
      level: 1,
      kind: 'one',
      keywords: ['piercing', 'raid'],
      cites: ['16-7-4', '16-7-2', '11-2'],
      rulings: [],
      policies: [],
      board: '',
      actions: [],
      question: '',
      answers: [],
      explanation: '',
    },
    keywords,
  );
  expect(made.categories).toEqual(['trigger']);
  expect(familiesOf(made)).toEqual(['16-7', '11-2']);
});

test('every facet with several values is a facet', () => {
  for (const facet of MANY) expect(FACETS).toContain(facet);
});
