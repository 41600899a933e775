import { describe, expect, test } from 'vitest';
import type { SearchResults } from '../query/find.ts';
import { remark, summary } from './words.ts';

const nothing: SearchResults = {
  query: 'xyzzy',
  groups: [],
  total: 0,
  exact: false,
  unknown: ['xyzzy'],
  wrong: [],
  meant: [],
};
const group = (kind: 'rule' | 'keyword', total: number) => ({ kind, total, hits: [] });
const some: SearchResults = {
  query: 'piercing',
  groups: [group('keyword', 1), group('rule', 7)],
  total: 8,
  exact: true,
  unknown: [],
  wrong: [],
  meant: [],
};

describe('what the search says', () => {
  test('nothing, when all was found', () => {
    expect(remark(some)).toBe('');
    expect(remark({ ...nothing, query: '' })).toBe('');
  });

  test('what to try, when nothing was found', () => {
    expect(remark(nothing)).toMatch(/xyzzy.*Search for a rule number/);
    expect(summary(nothing)).toBe(remark(nothing));
  });

  test('of the number of a card, where cards and rulings are found', () => {
    for (const query of ['BT1-084', 'ex4-012', 'P-001'])
      expect(remark({ ...nothing, query, unknown: [query] })).toMatch(
        /is the number of a card.*Q644/,
      );
    expect(remark({ ...nothing, query: '15-99' })).toContain('Nothing found');
  });

  test('which number does not exist', () => {
    expect(remark({ ...some, missing: '16-99' })).toContain('no rule 16-99');
  });

  test('which words stand nowhere', () => {
    expect(remark({ ...some, unknown: ['foo', 'bar'] })).toContain('"foo", "bar"');
  });

  test('how many there are of each kind', () => {
    expect(summary(some)).toBe('8 results: 1 keyword, 7 rules.');
    expect(summary({ ...some, groups: [group('rule', 1)], total: 1 })).toBe('1 result: 1 rule.');
    expect(summary({ ...some, missing: '16-99' })).toMatch(/^8 results.*no rule 16-99/);
  });
});
