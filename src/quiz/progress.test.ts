import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextOf } from './deal.ts';
import { makeProgress, NO_PROGRESS, parseProgress, record, tally } from './progress.ts';
import { loadProgress, saveProgress, type Store } from './storage.ts';

const NOW = '2026-01-02T03:04:05.000Z';

/** Storage of a browser, in memory. */
function store(
  initial: Record<string, string> = {},
): Store & { readonly kept: Map<string, string> } {
  const kept = new Map(Object.entries(initial));
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}

describe('progress', () => {
  test('counts right and wrong and keeps the last', () => {
    const once = record(NO_PROGRESS, 'a/b', false, NOW);
    const twice = record(once, 'a/b', true, NOW);
    expect(twice.answers['a/b']).toEqual({ right: 1, wrong: 1, last: true, at: NOW });
    expect(NO_PROGRESS.answers).toEqual({});
    expect(tally(twice, ['a/b', 'c/d'])).toEqual({ answered: 1, right: 1, of: 2 });
  });

  test('what is written is read back', () => {
    const entry = fc.record({
      right: fc.nat(),
      wrong: fc.nat(),
      last: fc.boolean(),
      at: fc.constant(NOW),
    });
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]+\/[a-z]+$/), entry), (answers) => {
        expect(parseProgress(makeProgress({ version: 1, answers }))).toEqual({
          progress: { version: 1, answers },
          lost: 0,
        });
      }),
    );
  });

  test('damaged entries are left out and counted, the others kept', () => {
    const good = { right: 1, wrong: 0, last: true, at: NOW };
    const text = JSON.stringify({
      version: 1,
      answers: { 'a/b': good, 'c/d': { right: 'many' }, 'e/f': null },
    });
    expect(parseProgress(text)).toEqual({
      progress: { version: 1, answers: { 'a/b': good } },
      lost: 2,
    });
  });

  test('any text is read without an exception', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseProgress(text)));
    expect(parseProgress('{"answers":[]}').lost).toBe(1);
    expect(parseProgress(null)).toEqual({ progress: NO_PROGRESS, lost: 0 });
  });

  test('is saved and loaded again; a device that refuses is said', () => {
    const kept = store();
    const progress = record(NO_PROGRESS, 'a/b', true, NOW);
    expect(saveProgress(kept, progress)).toBe(true);
    expect(loadProgress(kept)).toEqual({ progress, lost: 0 });
    const forbidden: Store = {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(saveProgress(forbidden, progress)).toBe(false);
    expect(loadProgress(forbidden).progress).toEqual(NO_PROGRESS);
  });
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
