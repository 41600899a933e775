import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_PROGRESS, PROGRESS, record, tally } from './progress.ts';
import {
  changeKept,
  damagedKey,
  isMoment,
  loadKept,
  parseKept,
  saveKept,
  THE_REST,
} from './storage.ts';
import { forbiddenStore, store } from './store-sample.ts';

const NOW = '2026-01-02T03:04:05.000Z';
const ONCE = { right: 1, wrong: 0, last: true, at: NOW, recent: '1' };
const parse = (text: string | null) => parseKept(PROGRESS, text);

describe('progress', () => {
  test('counts right and wrong, by question and by day, and keeps the last', () => {
    const once = record(NO_PROGRESS, 'a/b', false, NOW);
    const twice = record(once, 'a/b', true, NOW);
    expect(twice.answers['a/b']).toEqual({ right: 1, wrong: 1, last: true, at: NOW, recent: '01' });
    expect(twice.days).toEqual({ '2026-01-02': [1, 1] });
    expect(NO_PROGRESS.answers).toEqual({});
    expect(tally(twice, ['a/b', 'c/d'])).toEqual({ answered: 1, right: 1, of: 2 });
  });

  test('of the last answers five are kept', () => {
    let progress = NO_PROGRESS;
    for (const right of [true, true, false, true, false, false])
      progress = record(progress, 'a/b', right, NOW);
    expect(progress.answers['a/b']).toMatchObject({ recent: '10100', right: 3, wrong: 3 });
  });

  test('what is written is read back', () => {
    const entry = fc.record({
      right: fc.nat(),
      wrong: fc.nat(),
      last: fc.boolean(),
      at: fc.constant(NOW),
      recent: fc.stringMatching(/^[01]{1,5}$/),
    });
    const days = fc.dictionary(fc.constant('2026-01-02'), fc.tuple(fc.nat(), fc.nat()));
    fc.assert(
      fc.property(
        fc.dictionary(fc.stringMatching(/^[a-z]+\/[a-z]+$/), entry),
        days,
        (answers, of) => {
          const progress = { version: 2 as const, answers, days: of };
          expect(parse(JSON.stringify(progress))).toEqual({ value: progress, lost: [] });
        },
      ),
    );
  });

  test('what version 1 kept is read: the last answer of each question stands for its day', () => {
    const { recent: _, ...old } = ONCE;
    const text = JSON.stringify({ version: 1, answers: { 'a/b': old } });
    expect(parse(text)).toEqual({
      value: { version: 2, answers: { 'a/b': ONCE }, days: { '2026-01-02': [1, 0] } },
      lost: [],
    });
  });

  test('damaged entries are left out and named, the others kept', () => {
    const text = JSON.stringify({
      version: 2,
      answers: { 'a/b': ONCE, 'c/d': { right: 'many' }, 'e/f': null },
      days: { '2026-01-02': [1, 0], yesterday: [1, 1] },
    });
    expect(parse(text)).toEqual({
      value: { version: 2, answers: { 'a/b': ONCE }, days: { '2026-01-02': [1, 0] } },
      lost: ['c/d', 'e/f', 'yesterday'],
    });
  });

  test('of a text that breaks off everything before the break is kept', () => {
    const text = JSON.stringify({ version: 2, answers: { 'a/b': ONCE, 'c/d': ONCE }, days: {} });
    const { value, lost } = parse(text.slice(0, text.indexOf('c/d') + 20));
    expect(value.answers).toEqual({ 'a/b': ONCE });
    expect(lost).toEqual(['c/d', THE_REST]);
  });

  test('what a newer version added is named as lost, the rest is read', () => {
    const { value, lost } = parse(
      JSON.stringify({ version: 3, answers: { 'a/b': ONCE }, days: {} }),
    );
    expect(value.answers).toEqual({ 'a/b': ONCE });
    expect(lost).toHaveLength(1);
  });

  test('any text is read without an exception', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parse(text)));
    expect(parse('{"answers":[]}').lost).toEqual(['all answers']);
    expect(parse('').lost).toEqual(['everything']);
    expect(parse('['.repeat(300_000)).lost.length).toBeGreaterThan(0);
    expect(parse(null)).toEqual({ value: NO_PROGRESS, lost: [] });
  });
});

test('a moment is one as the site writes it, and nothing that a date can also be made of', () => {
  const others = ['2', '2026', '2026-01-02', '2026-01-02T03:04:05Z', '2026-02-30T03:04:05.000Z'];
  const far = ['+012026-01-02T03:04:05.000Z', 'Fri Jan 02 2026', '', 'never', 2, null];
  expect([...others, ...far].filter(isMoment)).toEqual([]);
  expect(isMoment(NOW)).toBe(true);
  // A number that was taken for one made a day "2", which could not be read again.
  const old = { version: 1, answers: { 'a/b': { right: 1, wrong: 0, last: true, at: '2' } } };
  const { value, lost } = PROGRESS.read(old);
  expect([value.days, lost]).toEqual([{}, ['a/b']]);
});

describe('storage', () => {
  const progress = record(NO_PROGRESS, 'a/b', true, NOW);

  test('is saved and loaded again; a device that refuses is said', () => {
    const kept = store();
    expect(saveKept(kept, PROGRESS, progress)).toBe(true);
    expect(loadKept(kept, PROGRESS)).toEqual({ value: progress, lost: [] });
    expect(saveKept(forbiddenStore, PROGRESS, progress)).toBe(false);
    expect(loadKept(forbiddenStore, PROGRESS).value).toEqual(NO_PROGRESS);
  });

  test('a damaged text is set aside before it is written over', () => {
    const text = JSON.stringify(progress).slice(0, -10);
    const kept = store({ [PROGRESS.key]: text });
    const { value, saved } = changeKept(kept, PROGRESS, (before) =>
      record(before, 'c/d', false, NOW),
    );
    expect(saved).toBe(true);
    expect(Object.keys(value.answers)).toEqual(['a/b', 'c/d']);
    expect(kept.getItem(damagedKey(PROGRESS))).toBe(text);
    expect(loadKept(kept, PROGRESS).lost).toEqual([]);
  });
});
