import { describe, expect, test } from 'vitest';
import { NO_PROGRESS, record } from '../../keep/progress.ts';
import { entry } from '../../list/entry-sample.ts';
import { makePractice, parsePractice } from '../practice/filter-address.ts';
import { inTheme, strengthsIn, themeName, themesOf } from './themes.ts';

const questions = [
  entry('rush/one', { level: 1, cites: ['16-9-1', '11-2-1'], categories: ['persistent'] }),
  entry('rush/two', { level: 2, cites: ['11-2-1', '9-1'], kind: 'illegal' }),
  entry('barrier/one', { level: 3, cites: ['16-25-1'], keywords: ['barrier'] }),
  entry('rulings/q1', { level: 1, cites: ['12-1-1'] }),
];
const groups = themesOf({ questions }, { 9: 'Using Cards', 10: 'Link', 11: 'Attacking' });
const named = (name: string) =>
  strengthsIn(groups.find((group) => group.name === name)?.themes ?? [], questions, NO_PROGRESS);

describe('the themes', () => {
  test('that are shown have questions, each with an address that practice reads', () => {
    expect(named('By level').map(({ name }) => name)).toEqual([
      'Level 1, player',
      'Level 2, local judge',
      'Level 3, head judge',
    ]);
    expect(named('By chapter of the rules').map(({ name }) => name)).toEqual(['9 Using Cards']);
    expect(named('By moment').map(({ name }) => name)).toEqual([
      'Attack',
      'Block',
      'Would be deleted',
    ]);
    expect(named('By effect type').map(({ query }) => query)).toEqual(['category=persistent']);
    expect(named('Other').map(({ name }) => name)).toEqual([
      'Official rulings',
      'Find the mistake',
    ]);
    for (const { query } of groups.flatMap(({ themes }) => themes))
      expect(makePractice(parsePractice(query))).toBe(query);
  });

  test('choose their questions', () => {
    const ids = (query: string) => inTheme(questions, query).map(({ id }) => id);
    expect(ids('rule=11')).toEqual(['rush/one', 'rush/two']);
    expect(ids('topic=rulings')).toEqual(['rulings/q1']);
    expect(ids('')).toHaveLength(4);
  });

  test('have a name, and what has no tile is said in words', () => {
    expect(themeName('rule=11', groups, 'Rule 11')).toBe('Attack');
    expect(themeName('rule=16-9', groups, 'rule 16-9')).toBe('Rule 16-9');
  });
});

test('the weakest first, and what is not known last', () => {
  const answer = (id: string, right: boolean) => ({ id, right });
  const progress = [
    ...Array.from({ length: 5 }, () => answer('rush/two', true)),
    ...Array.from({ length: 5 }, (_, i) => answer('barrier/one', i > 2)),
    answer('rulings/q1', false),
  ].reduce((so, { id, right }) => record(so, id, right, '2026-01-01T00:00:00.000Z'), NO_PROGRESS);
  const strengths = strengthsIn(
    ['level=1', 'level=2', 'level=3'].map((query) => ({ name: query, query })),
    questions,
    progress,
  );
  expect(strengths.map(({ name, share, answers }) => [name, share, answers])).toEqual([
    ['level=3', 40, 5],
    ['level=2', 100, 5],
    ['level=1', null, 1],
  ]);
});
