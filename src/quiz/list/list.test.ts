import { describe, expect, test } from 'vitest';
import { NO_PROGRESS, record } from '../keep/progress.ts';
import { withRulings, type QuizIndex } from './entry.ts';
import { entry } from './entry-sample.ts';
import { hasWords, levelIn, markWords, startLink } from './list.ts';
import { nextOf } from './next.ts';

const ids = ['a/one', 'a/two', 'b/one'];
const after = (...done: string[]) =>
  done.reduce((progress, id) => record(progress, id, true, '2026-01-01'), NO_PROGRESS);

describe('the link at the top of the list', () => {
  test.each([
    [[], 'a/one', /^Start with/],
    [['a/one'], 'a/two', /^Continue/],
    [['a/one', 'a/two'], 'b/one', /^Continue/],
    [['b/one'], 'a/one', /^Continue/],
    [ids, 'a/one', /^You've answered them all/],
    [['gone/question'], 'a/one', /^Start with/],
  ])('after %j leads to %s', (done, id, words) => {
    const link = startLink(after(...done), ids);
    expect(link?.id).toBe(id);
    expect(link?.words).toMatch(words);
  });

  test('is not there without questions', () => {
    expect(startLink(NO_PROGRESS, [])).toBeNull();
  });
});

test('a mark says in words what its colour says', () => {
  expect(markWords(true)).toContain('right');
  expect(markWords(false)).toContain('wrong');
});

test.each([
  ['', null],
  ['?level=2', 2],
  ['?level=0', 0],
  ['?level=4', null],
  ['?level=', null],
])('the address %j asks for level %j', (search, level) => {
  expect(levelIn(search)).toBe(level);
});

test.each([
  ['', true],
  ['  ', true],
  ['pierc', true],
  ['deletion piercing', true],
  ['[ON del', true],
  ['<Piercing>', true],
  ['ierc', false],
  ['piercing barrier', false],
])('typing "%s" finds the title: %j', (typed, is) => {
  expect(hasWords('Piercing and an [On Deletion] effect', typed)).toBe(is);
});

describe('the next question', () => {
  const ids = ['a', 'b', 'c'];
  test.each([
    ['a', [], 'b'],
    ['a', ['b'], 'c'],
    ['c', [], 'a'],
    ['b', ['a', 'c'], 'c'],
    ['gone', ['a'], 'b'],
  ])('after %s with %j answered: %s', (current, answered, next) => {
    expect(nextOf(ids, current, new Set(answered))).toBe(next);
  });
  test('there is none behind the only one', () => expect(nextOf(['a'], 'a', new Set())).toBeNull());
});

test('a ruling has its title and its topic from its number', () => {
  const { title: _, topic: __, ...ruling } = entry('rulings/q644');
  const index: QuizIndex = { questions: [], topics: {}, keywords: {}, kinds: {}, families: {} };
  expect(withRulings(index, [ruling]).questions).toEqual([
    { ...ruling, title: 'Official ruling Q644', topic: 'rulings' },
  ]);
});
