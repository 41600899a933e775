import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PROGRESS, NO_PROGRESS, record } from '../../keep/progress.ts';
import { changeKept, damagedKey, loadKept, parseKept, saveKept } from '../../keep/storage.ts';
import { forbiddenStore, store } from '../../keep/store-sample.ts';
import { startAttempt } from '../exam/attempt.ts';
import { damagedTexts, deleteAll, makeBackup, parseBackup, restore } from './backup.ts';
import { DEFAULT_EXAM } from '../exam/exam.ts';
import { DAILY } from '../daily/kept.ts';
import { EXAMS } from '../exam/kept.ts';
import { REVIEW } from '../review/kept.ts';
import { RUNS } from '../run/kept.ts';
import { kindOf, KIND_LIST } from './kept.ts';
import { rate } from '../review/schedule.ts';

const NOW = '2026-01-02T03:04:05.000Z';

/** A device with something of every kind. */
function full() {
  const kept = store();
  saveKept(kept, PROGRESS, record(NO_PROGRESS, 'a/b', true, NOW));
  const today = { id: 'a/b', right: true, inTime: true };
  saveKept(kept, DAILY, { version: 1, entries: { '2026-01-02': today } });
  saveKept(kept, REVIEW, { version: 1, entries: rate({}, 'a/b', 'good', new Date(NOW)) });
  const run = { at: NOW, minutes: 5, right: 1, answered: 2 };
  saveKept(kept, RUNS, { version: 1, entries: [run] });
  const paper = { ids: ['a/b', 'c/d'], code: 'x' };
  saveKept(kept, EXAMS, {
    version: 1,
    attempt: startAttempt('n=2', DEFAULT_EXAM, paper, NOW),
    results: [{ at: NOW, exam: 'n=2', right: 1, of: 2, passed: false }],
  });
  return kept;
}

describe('a file with everything', () => {
  test('is saved on one device and loaded on another', () => {
    const from = full();
    const to = store({ [RUNS.key]: '{"version":1,"entries":[]}' });
    const backup = parseBackup(makeBackup(from, NOW));
    if (!backup.ok) throw new Error(backup.problem.found);
    expect(backup.value).toMatchObject({ saved: NOW, answered: 1, lost: [] });
    expect(restore(to, backup.value)).toBe(true);
    for (const name of KIND_LIST) {
      expect(loadKept(to, kindOf(name))).toEqual(loadKept(from, kindOf(name)));
      expect(loadKept(to, kindOf(name)).value).not.toEqual(kindOf(name).none);
    }
  });

  test('that is damaged gives what can be read and names the rest', () => {
    const text = makeBackup(full(), NOW).replace('"stability"', '"stabilty"');
    const backup = parseBackup(text);
    expect(backup.ok && backup.value.lost).toEqual(['review: a/b']);
    const cut = parseBackup(text.slice(0, text.indexOf('"runs"')));
    expect(cut.ok && cut.value.answered).toBe(1);
    expect(cut.ok && cut.value.lost).toHaveLength(2);
  });

  test('of something else is refused', () => {
    for (const text of ['', '{}', '[1]', '{"what":"Other","kept":{}}', 'PK...'])
      expect(parseBackup(text).ok).toBe(false);
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => !parseBackup(text).ok));
  });

  test('a device that refuses a part of it keeps what it had', () => {
    const backup = parseBackup(makeBackup(full(), NOW));
    if (!backup.ok) throw new Error('not read');
    const before = JSON.stringify(record(NO_PROGRESS, 'old/one', false, NOW));
    const small = store({ [PROGRESS.key]: before });
    let room = 2;
    const filling = {
      ...small,
      setItem(key: string, value: string): void {
        if (room-- === 0) throw new Error('full');
        small.setItem(key, value);
      },
    };
    expect(restore(filling, backup.value)).toBe(false);
    expect([...small.kept]).toEqual([[PROGRESS.key, before]]);
    expect(restore(forbiddenStore, backup.value)).toBe(false);
  });
});

describe('deleting', () => {
  test('takes away everything, what was set aside included, and nothing of others', () => {
    const kept = full();
    kept.setItem('other', 'stays');
    kept.setItem(REVIEW.key, '{"version":1,"entries":{"a/b":');
    changeKept(kept, REVIEW, (value) => value);
    expect(damagedTexts(kept)).toEqual({ review: '{"version":1,"entries":{"a/b":' });
    expect(kept.getItem(damagedKey(REVIEW))).not.toBeNull();
    expect(deleteAll(kept)).toBe(true);
    expect([...kept.kept.keys()]).toEqual(['other']);
    expect(deleteAll(forbiddenStore)).toBe(false);
    expect(damagedTexts(forbiddenStore)).toEqual({});
  });
});

describe('what modes keep', () => {
  const text = (value: unknown): string => JSON.stringify(value);

  test('damaged entries of the schedule are left out: FSRS would throw on them', () => {
    const good = rate({}, 'a/b', 'good', new Date(NOW))['a/b'];
    const entries = {
      'a/b': good,
      'c/d': { ...good, difficulty: 0 },
      'e/f': { ...good, stability: null },
      'g/h': { ...good, due: 'tomorrow' },
      'i/j': { ...good, state: 0 },
    };
    const { value, lost } = parseKept(REVIEW, text({ version: 1, entries }));
    expect(Object.keys(value.entries)).toEqual(['a/b']);
    expect(lost).toEqual(['c/d', 'e/f', 'g/h', 'i/j']);
    expect(() => rate(value.entries, 'a/b', 'again', new Date(NOW))).not.toThrow();
  });

  test('an exam without its questions is lost, its results are not', () => {
    const results = [{ at: NOW, exam: 'n=2', right: 1, of: 2, passed: false }];
    const attempt = { exam: 'n=2', code: 'x', minutes: 5, pass: 90, ids: 'a', started: NOW };
    const { value, lost } = parseKept(EXAMS, text({ version: 1, attempt, results }));
    expect(value).toEqual({ version: 1, attempt: null, results });
    expect(lost).toEqual(['the exam that was begun']);
  });

  test('any text is read without an exception, whatever the kind', () => {
    const some = fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map((json) => `{"entries":${json}}`),
    );
    fc.assert(
      fc.property(some, (any) => {
        for (const name of KIND_LIST) parseKept(kindOf(name), any);
      }),
    );
  });
});
