import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PROGRESS, NO_PROGRESS, record } from '../../keep/progress.ts';
import {
  changeKept,
  damagedKey,
  loadKept,
  parseKept,
  saveKept,
  type Store,
} from '../../keep/storage.ts';
import { forbiddenStore, store } from '../../keep/store-sample.ts';
import { startAttempt } from '../exam/attempt.ts';
import { CALLS } from '../../keep/calls.ts';
import { TYPED_CARDS } from '../../keep/typed-cards.ts';
import { Keeper } from '../../keep/keeper.ts';
import { makeBackup, parseBackup, restore, type Backup } from './backup.ts';
import { countWords, leftOutWords, restoredWords } from './backup-words.ts';
import { damagedTexts, deleteAll, deleteDamaged } from './set-aside.ts';
import { DEFAULT_EXAM } from '../exam/paper.ts';
import { DAILY } from '../daily/kept.ts';
import { EXAMS } from '../exam/kept.ts';
import { REVIEW } from '../review/kept.ts';
import { RUNS } from '../run/kept.ts';
import { TRAINING } from '../train/kept.ts';
import { START } from '../train/rating.ts';
import { kindOf, KIND_LIST } from './kept.ts';
import { rate } from '../review/schedule.ts';

const NOW = '2026-01-02T03:04:05.000Z';

/** A device with something of every kind. */
function full() {
  const kept = store();
  saveKept(kept, PROGRESS, record(NO_PROGRESS, 'a/b', true, NOW));
  saveKept(kept, TRAINING, { version: 1, entries: [{ ...START, at: NOW }], session: null });
  const today = { id: 'a/b', right: true, inTime: true };
  saveKept(kept, DAILY, { version: 1, entries: { '2026-01-02': today } });
  saveKept(kept, REVIEW, { version: 1, entries: rate({}, 'a/b', 'good', new Date(NOW)) });
  const run = { at: NOW, minutes: 5, right: 1, answered: 2, combo: 1 };
  saveKept(kept, RUNS, { version: 1, entries: [run] });
  const call = {
    ...{ at: NOW, board: [], question: 'Is Rex deleted?', verdict: 'P1 is right.' },
    ...{ answers: ['Yes', 'No'] as const, assumed: [], again: null, cards: ['Rex'] },
  };
  saveKept(kept, CALLS, { version: 1, entries: [call] });
  saveKept(kept, TYPED_CARDS, { version: 1, entries: ['card Rex: Digimon red\n'] });
  const paper = { ids: ['a/b', 'c/d'], code: 'x' };
  saveKept(kept, EXAMS, {
    version: 1,
    attempt: startAttempt('n=2', DEFAULT_EXAM, paper, NOW),
    results: [{ at: NOW, exam: 'n=2', right: 1, of: 2, passed: false }],
  });
  return kept;
}

const parse = (text: string) => parseBackup(text, Date.parse(NOW));

function backupOf(kept: Store): Backup {
  const backup = parse(makeBackup(new Keeper(kept), NOW));
  if (!backup.ok) throw new Error(backup.problem.found);
  return backup.value;
}

describe('a file with everything', () => {
  test('is saved on one device and loaded on another', () => {
    const from = full();
    const to = store({ [RUNS.key]: '{"version":1,"entries":[]}' });
    const backup = backupOf(from);
    const read = { answers: 1, training: 1, daily: 1, review: 1, runs: 1, exams: 2 };
    expect(backup).toMatchObject({ saved: NOW, read, lost: [], mended: 0 });
    expect(restore(to, backup)).toEqual({ became: 'replaced', torn: [] });
    for (const name of KIND_LIST) {
      expect(loadKept(to, kindOf(name))).toEqual(loadKept(from, kindOf(name)));
      expect(loadKept(to, kindOf(name)).value).not.toEqual(kindOf(name).none);
    }
  });

  test('that is damaged gives what can be read and names the rest', () => {
    const text = makeBackup(new Keeper(full()), NOW).replace('"stability"', '"stabilty"');
    const backup = parse(text);
    expect(backup.ok && backup.value.lost).toEqual(['review: a/b']);
    const cut = parse(text.slice(0, text.indexOf('"runs"')));
    expect(cut.ok && cut.value.read.answers).toBe(1);
    expect(cut.ok && cut.value.lost).toHaveLength(2);
  });

  test('of something else is refused', () => {
    for (const text of ['', '{}', '[1]', '{"what":"Other","kept":{}}', 'PK...'])
      expect(parse(text).ok).toBe(false);
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => !parse(text).ok));
  });

  test('a device that refuses a part of it keeps what it had', () => {
    const backup = backupOf(full());
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
    expect(restore(filling, backup)).toEqual({ became: 'as it was', torn: [] });
    expect([...small.kept]).toEqual([[PROGRESS.key, before]]);
    expect(restore(forbiddenStore, backup)).toEqual({ became: 'as it was', torn: [] });
  });
});

describe('what became of a file', () => {
  test('is said: how much was read, what was left out and why', () => {
    const whole = backupOf(full());
    expect(countWords(whole.read)).toBe(
      'answers to 1 question, 1 question in the review, 1 daily question, 1 timed run, 2 exams, 1 rated answer, 1 table call, 1 typed card',
    );
    expect(leftOutWords(whole)).toBe('');
    const done = restore(store(), whole);
    expect(restoredWords(done, whole)).toMatch(/Read: answers to 1 question, .* left out\.$/);
    const cut = { ...whole, lost: ['review: a/b', 'answers: c/d'] };
    expect(restoredWords(done, cut)).toContain(
      'Left out because of damage or a newer version of this site: 2 entries (review: a/b, answers: c/d).',
    );
  });

  test('of a device that takes a part and then nothing, not even what was there', () => {
    const small = store({ [PROGRESS.key]: '{"version":2,"answers":{},"days":{}}' });
    let room = 1;
    const stuck = {
      ...small,
      setItem(key: string, value: string): void {
        if (room-- <= 0) throw new Error('full');
        small.setItem(key, value);
      },
    };
    const backup = backupOf(full());
    const done = restore(stuck, backup);
    expect(done).toEqual({ became: 'torn', torn: ['answers'] });
    expect(restoredWords(done, backup)).toContain('These now come from the file: Answers.');
  });

  test('a damaged text that it takes the place of is set aside', () => {
    const kept = store({ [RUNS.key]: '{"version":1,"entries":[{' });
    expect(restore(kept, backupOf(full())).became).toBe('replaced');
    expect(damagedTexts(kept)).toEqual({ runs: ['{"version":1,"entries":[{'] });
  });

  test('a review in the future counts as made now and comes back after the same time', () => {
    const ahead = new Date(Date.parse(NOW) + 400 * 86_400_000);
    const entries = rate(rate({}, 'a/b', 'easy', new Date(NOW)), 'c/d', 'easy', ahead);
    const kept = store();
    saveKept(kept, REVIEW, { version: 1, entries });
    const backup = backupOf(kept);
    const mended = { ...entries['c/d'], last: NOW, due: entries['a/b']?.due };
    expect(backup.kept.review.value).toEqual({
      version: 1,
      entries: { 'a/b': entries['a/b'], 'c/d': mended },
    });
    expect(backup.mended).toBe(1);
    expect(leftOutWords(backup)).toMatch(/^1 review was dated in the future/);
  });
});

describe('damaged texts', () => {
  test('each is set aside once, under a key of its own; deleting them keeps what can be read', () => {
    const kept = store();
    const change = (): unknown => changeKept(kept, DAILY, (value) => value);
    const texts = ['{"entries":{"x', '{"entries":{"y', '['.repeat(20_000)];
    for (const text of [...texts, ...texts]) {
      kept.setItem(DAILY.key, text);
      change();
    }
    expect(damagedTexts(kept)).toEqual({ daily: texts });
    kept.setItem(RUNS.key, '{"version":1,"entries":[3');
    expect(damagedTexts(kept)).toEqual({ daily: texts, runs: ['{"version":1,"entries":[3'] });
    expect(deleteDamaged(kept)).toBe(true);
    expect(damagedTexts(kept)).toEqual({});
    expect([...kept.kept.keys()].sort()).toEqual([DAILY.key, RUNS.key]);
  });

  test('one that cannot be set aside is not written over', () => {
    const text = '{"entries":{"x';
    const kept = store({ [DAILY.key]: text });
    const full = {
      ...kept,
      setItem(key: string, value: string): void {
        if (key !== DAILY.key) throw new Error('full');
        kept.setItem(key, value);
      },
    };
    expect(changeKept(full, DAILY, (value) => value).saved).toBe(false);
    expect([...kept.kept]).toEqual([[DAILY.key, text]]);
  });
});

describe('deleting', () => {
  test('takes away everything, what was set aside included, and nothing of others', () => {
    const kept = full();
    kept.setItem('other', 'stays');
    kept.setItem(REVIEW.key, '{"version":1,"entries":{"a/b":');
    changeKept(kept, REVIEW, (value) => value);
    expect(damagedTexts(kept)).toEqual({ review: ['{"version":1,"entries":{"a/b":'] });
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
