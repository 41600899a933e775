import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answered, begun, dealt, type TrainingAnswer } from './changes.ts';
import { standingIn, TRAINING } from './kept.ts';
import { START } from './rating.ts';
import type { TrainingSession } from './session.ts';

const AT = '2026-01-02T03:04:05.000Z';
const session: TrainingSession = { seed: 'a', theme: '', before: 1500, carried: 0, turns: [] };
const turn = { id: 't/q', again: '', rated: true };
const answer: TrainingAnswer = { seed: 'a', place: 0, level: 2, rated: true, right: true, at: AT };
const asked = dealt('a', 0, turn)(begun(session)(TRAINING.none));

describe('an answer', () => {
  test('moves the rating and is in the session', () => {
    const done = answered(answer)(asked);
    expect(standingIn(done).rating).toBeGreaterThan(START.rating);
    const [first] = done.session?.turns ?? [];
    expect(first).toMatchObject({ right: true });
    expect(first?.points).toBe(Math.round(standingIn(done).rating) - 1500);
  });

  test('that does not count leaves the rating', () => {
    const done = answered({ ...answer, rated: false })(asked);
    expect(done.entries).toEqual([]);
    expect(done.session?.turns[0]).toMatchObject({ right: true, points: 0 });
  });

  test('is not given twice, as in two tabs', () => {
    const once = answered(answer)(asked);
    expect(answered({ ...answer, right: false })(once)).toBe(once);
    expect(dealt('a', 0, { ...turn, id: 't/other' })(once)).toBe(once);
  });

  test('to a session that another one has replaced moves the rating only', () => {
    const other = begun({ ...session, seed: 'b' })(asked);
    const done = answered(answer)(other);
    expect(done.session).toEqual({ ...session, seed: 'b' });
    expect(done.entries).toHaveLength(1);
  });
});

describe('what is kept', () => {
  const whole = dealt('a', 1, { ...turn, id: 't/r' })(answered(answer)(asked));

  test('is read as it was', () => {
    const { value, lost } = TRAINING.read(JSON.parse(JSON.stringify(whole)));
    expect(value).toEqual(whole);
    expect(lost).toEqual([]);
  });

  test('and damaged: what is whole of it, the rest is named', () => {
    const standing = standingIn(whole);
    const entries = [standing, { ...standing, deviation: 0 }, { ...standing, rating: 1e9 }, 'x'];
    const { value, lost } = TRAINING.read({ entries, session: { ...whole.session, carried: 9 } });
    expect(value).toEqual({ version: 1, entries: [standing], session: null });
    expect(lost).toEqual(['rating 2', 'rating 3', 'rating 4', 'the session that was begun']);
    expect(TRAINING.read({ ...whole, version: 2 }).lost).toHaveLength(1);
  });

  test('whatever it is, it is read without an exception, and what is read is read again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const read = TRAINING.read(value).value;
        expect(TRAINING.read(read)).toEqual({ value: read, lost: [] });
      }),
    );
  });
});
