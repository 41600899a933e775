import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hash } from '../../../base/chance.ts';
import { NO_PROGRESS, record, type Progress } from '../../keep/progress.ts';
import { entry } from '../../list/entry-sample.ts';
import type { Entry } from '../../list/entry.ts';
import { FEWEST_BETWEEN, marksOf, MOST_BETWEEN, nextTurn, type Trainee } from './select.ts';
import type { TrainingTurn } from './session.ts';

const NOW = Date.parse('2026-01-20T12:00:00.000Z');
const LEVELS = [1, 2, 3] as const;

/** Questions on `keywords` keywords, six each, some with two; every level, two rules each. */
const poolOf = (keywords: number): readonly Entry[] =>
  Array.from({ length: keywords * 6 }, (_, i) => {
    const own = i % keywords;
    const more = i % 7 === 0 ? [`k${(own + 1) % keywords}`] : [];
    return entry(`k${own}/q${i}`, {
      level: LEVELS[i % 3] ?? 1,
      keywords: [`k${own}`, ...more],
      cites: [`16-${own + 4}-${(i % 2) + 1}`],
    });
  });

const trainee = (more: Partial<Trainee> = {}): Trainee => ({
  progress: NO_PROGRESS,
  due: new Set(),
  rating: 1500,
  now: NOW,
  ...more,
});

/** Plays so many questions; `answers` says which are answered rightly. */
function play(
  pool: readonly Entry[],
  seed: string,
  count: number,
  answers: (turn: number, id: string) => boolean,
  more: Partial<Trainee> = {},
): readonly TrainingTurn[] {
  const turns: TrainingTurn[] = [];
  let progress: Progress = more.progress ?? NO_PROGRESS;
  for (let i = 0; i < count; i++) {
    const next = nextTurn(pool, turns, seed, trainee({ ...more, progress }));
    if (next === null) break;
    const right = answers(i, next.id);
    progress = record(progress, next.id, right, new Date(NOW).toISOString());
    turns.push({ ...next, right, points: 0 });
  }
  return turns;
}

const chanced =
  (seed: string, share: number) =>
  (turn: number): boolean =>
    hash(`${seed}-answer-${turn}`) / 2 ** 32 < share;

const marksIn = (pool: readonly Entry[], id: string): readonly string[] =>
  marksOf(pool.find((one) => one.id === id) ?? entry('none/none'));

const sessions = fc.record({
  keywords: fc.integer({ min: 8, max: 40 }),
  seed: fc.string({ minLength: 1, maxLength: 8 }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
});

describe('a session', () => {
  test('never has the same keyword twice in a row', () => {
    fc.assert(
      fc.property(sessions, ({ keywords, seed, share }) => {
        const pool = poolOf(keywords);
        const turns = play(pool, seed, 30, chanced(seed, share));
        turns.slice(1).forEach(({ id }, i) => {
          const before = marksIn(pool, turns[i]?.id ?? '');
          expect(marksIn(pool, id).filter((mark) => before.includes(mark))).toEqual([]);
        });
      }),
    );
  });

  test('brings back what was missed after three to six others, twice at most', () => {
    fc.assert(
      fc.property(sessions, ({ keywords, seed, share }) => {
        const turns = play(poolOf(keywords), seed, 30, chanced(seed, share));
        turns.forEach(({ id, again, right }, at) => {
          const first = again === '' ? id : again;
          const times = turns.slice(0, at + 1).filter((one) => one.again === first).length;
          const back = turns.findIndex((one, i) => i > at && one.again === first);
          if (right === true || times >= 2) expect(back).toBe(-1);
          else if (at + MOST_BETWEEN + 1 < turns.length) {
            expect(back - at - 1).toBeGreaterThanOrEqual(FEWEST_BETWEEN);
            expect(back - at - 1).toBeLessThanOrEqual(MOST_BETWEEN);
          }
        });
      }),
    );
  });

  test('asks nothing twice but what was missed, and that with a question on its main rule', () => {
    fc.assert(
      fc.property(sessions, ({ keywords, seed, share }) => {
        const pool = poolOf(keywords);
        const turns = play(pool, seed, 20, chanced(seed, share));
        const ruleOf = (id: string) => pool.find((one) => one.id === id)?.cites[0];
        turns.forEach(({ id, again }, at) => {
          if (again === '') expect(turns.findIndex((one) => one.id === id)).toBe(at);
          else expect(ruleOf(id)).toBe(ruleOf(again));
        });
      }),
    );
  });

  test('is the same for the same seed and answers, and another for another seed', () => {
    const pool = poolOf(20);
    const ids = (seed: string) => play(pool, seed, 10, chanced('a', 0.7)).map(({ id }) => id);
    expect(ids('one')).toEqual(ids('one'));
    expect(new Set(['a', 'b', 'c', 'd'].map((seed) => ids(seed).join())).size).toBe(4);
  });

  test('goes on with however small a pool, and there is none without one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.string(), (size, seed) => {
        const turns = play(poolOf(3).slice(0, size), seed, 12, chanced(seed, 0.5));
        expect(turns).toHaveLength(12);
      }),
    );
    expect(nextTurn([], [], 'a', trainee())).toBeNull();
  });
});

/** How often each of the first questions of many sessions has a property. */
function shareOf(
  pool: readonly Entry[],
  more: Partial<Trainee>,
  is: (entry: Entry) => boolean,
): number {
  const SESSIONS = 400;
  const first = Array.from({ length: SESSIONS }, (_, i) => {
    const id = nextTurn(pool, [], `s${i}`, trainee(more))?.id;
    return pool.find((one) => one.id === id);
  });
  return first.filter((one) => one !== undefined && is(one)).length / SESSIONS;
}

describe('what is drawn', () => {
  const pool = poolOf(20);

  test('is near the rating', () => {
    const level = (rating: number, of: number): number =>
      shareOf(pool, { rating }, (one) => one.level === of);
    expect(level(1200, 1)).toBeGreaterThan(level(1500, 1));
    expect(level(1500, 2)).toBeGreaterThan(0.4);
    expect(level(1800, 3)).toBeGreaterThan(level(1500, 3));
    expect(level(1200, 3)).toBeLessThan(0.05);
    expect(level(1050, 3)).toBeLessThan(0.02);
  });

  test('is what the person is weak in', () => {
    const old = '2025-12-01T00:00:00.000Z';
    const isWeak = ({ topic }: Entry): boolean => topic === 'k3';
    // One question of each keyword is answered five times, those of one keyword wrongly.
    const progress = pool
      .filter((_, i) => i < 20)
      .flatMap((one) => [one, one, one, one, one])
      .reduce((so, one) => record(so, one.id, !isWeak(one), old), NO_PROGRESS);
    const before = shareOf(pool, {}, isWeak);
    expect(shareOf(pool, { progress }, isWeak)).toBeGreaterThan(3 * before);
  });

  test('is what is due, and not what was answered today', () => {
    const [due, done] = [pool[7]?.id ?? '', pool[8]?.id ?? ''];
    const today = new Date(NOW - 3_600_000).toISOString();
    const progress = record(NO_PROGRESS, done, false, today);
    const of = (id: string, more: Partial<Trainee>) => shareOf(pool, more, (one) => one.id === id);
    expect(of(due, { due: new Set([due]) })).toBeGreaterThan(2 * of(due, {}));
    expect(of(done, { progress, due: new Set([done]) })).toBeLessThan(0.005);
  });

  test('counts for the rating unless the same question was answered within a day', () => {
    const [only] = pool;
    if (only === undefined) throw new Error('an empty pool');
    const rated = (hours: number): boolean | undefined => {
      const at = new Date(NOW - hours * 3_600_000).toISOString();
      const progress = record(NO_PROGRESS, only.id, true, at);
      return nextTurn([only], [], 'a', trainee({ progress }))?.rated;
    };
    expect(nextTurn([only], [], 'a', trainee())?.rated).toBe(true);
    expect([rated(1), rated(23), rated(25)]).toEqual([false, false, true]);
  });
});

test('all official rulings share a topic, which is no mark', () => {
  expect(marksOf(entry('rulings/q1', { keywords: ['rush'] }))).toEqual(['rush']);
  expect(marksOf(entry('rush/one', { keywords: ['rush', 'raid'] }))).toEqual(['rush', 'raid']);
});
