import { expect, test } from 'vitest';
import { isWanted, type RulingFilter } from './wanted.ts';

const ANY: RulingFilter = { words: '', keyword: '', category: '', topic: '', rule: '' };
const FACTS = {
  numbers: 'Q644 Q645',
  keywords: 'piercing barrier',
  categories: 'trigger immediate',
  topic: '16',
  rules: '16-7-2 13-1-5',
  cards: 'BT8-088 ST1-13',
};
const wants = (filter: Partial<RulingFilter>): boolean =>
  isWanted({ ...ANY, ...filter }, FACTS, 'Q644 Piercing does not check');

test.each<[Partial<RulingFilter>, boolean]>([
  [{}, true],
  [{ words: 'q644' }, true],
  [{ words: '645' }, true],
  [{ words: 'Q64' }, false],
  [{ words: 'check  piercing' }, true],
  [{ words: 'blocker' }, false],
  [{ words: 'bt8-088' }, true],
  [{ words: 'BT8-08' }, false],
  [{ keyword: 'barrier' }, true],
  [{ keyword: 'bar' }, false],
  [{ category: 'trigger' }, true],
  [{ category: 'persistent' }, false],
  [{ topic: '16' }, true],
  [{ topic: '1' }, false],
  [{ rule: '16-7' }, true],
  [{ rule: '13-1' }, true],
  [{ rule: '16-7-2-1' }, false],
  [{ rule: '1' }, false],
  [{ rule: '16-7', keyword: 'raid' }, false],
])('%o: %s', (filter, is) => {
  expect(wants(filter)).toBe(is);
});
