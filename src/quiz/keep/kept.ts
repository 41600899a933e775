/** What the modes keep on the device, each kind under a key of its own, and all kinds together. */
import type { Given } from '../kind/kind.ts';
import { PROGRESS } from './progress.ts';
import {
  isCount,
  isMoment,
  isRecord,
  newerThan,
  readEntries,
  readList,
  type Kind,
  type Read,
} from './storage.ts';
import type { Attempt, ExamResult } from '../mode/exam/attempt.ts';
import type { DailyAnswer, DailyLog } from '../mode/daily/daily.ts';
import { isDay } from '../mode/daily/day.ts';
import type { RunResult } from '../mode/run/run.ts';
import type { Schedule, Scheduled } from '../mode/review/schedule.ts';

export interface Versioned<T> {
  readonly version: 1;
  readonly entries: T;
}

export const DAILY: Kind<Versioned<DailyLog>> = {
  key: 'ruling-lab/daily',
  none: { version: 1, entries: {} },
  read: (value) => entriesOf(value, (entries) => readEntries(entries, 'all days', dailyAnswer)),
};

export const REVIEW: Kind<Versioned<Schedule>> = {
  key: 'ruling-lab/review',
  none: { version: 1, entries: {} },
  read: (value) => entriesOf(value, (entries) => readEntries(entries, 'the schedule', scheduled)),
};

export const RUNS: Kind<Versioned<readonly RunResult[]>> = {
  key: 'ruling-lab/runs',
  none: { version: 1, entries: [] },
  read: (value) => entriesOf(value, (entries) => readList(entries, 'run', runResult)),
};

export interface Exams {
  readonly version: 1;
  /** The one that is being sat, or the last one, whose report can be looked at. */
  readonly attempt: Attempt | null;
  readonly results: readonly ExamResult[];
}

export const EXAMS: Kind<Exams> = {
  key: 'ruling-lab/exam',
  none: { version: 1, attempt: null, results: [] },
  read(value) {
    const record = isRecord(value) ? value : {};
    const { attempt: kept = null } = record;
    const attempt = readAttempt(kept);
    const results = readList(record['results'], 'exam result', examResult);
    return {
      value: { version: 1, attempt, results: results.value },
      lost: [
        ...(isRecord(value) ? [] : ['all exams']),
        ...(kept !== null && attempt === null ? ['the exam that was begun'] : []),
        ...results.lost,
        ...newerThan(record, 1),
      ],
    };
  },
};

/** Everything that is kept: what is saved to a file, read from one, and deleted. */
export const KINDS = { answers: PROGRESS, daily: DAILY, review: REVIEW, runs: RUNS, exams: EXAMS };
export type KindName = keyof typeof KINDS;
export const KIND_LIST = Object.keys(KINDS).filter((name): name is KindName => name in KINDS);

/** A kind by its name, whatever it keeps. */
export const kindOf = (name: KindName): Kind<unknown> => KINDS[name];

function entriesOf<T>(value: unknown, read: (entries: unknown) => Read<T>): Read<Versioned<T>> {
  const record = isRecord(value) ? value : {};
  // Without entries the reader is given what none of them is.
  const { value: entries, lost } = read(record['entries'] ?? null);
  return { value: { version: 1, entries }, lost: [...lost, ...newerThan(record, 1)] };
}

function dailyAnswer(entry: unknown, day: string): DailyAnswer | null {
  if (!isRecord(entry) || !isDay(day)) return null;
  const { id, right, inTime } = entry;
  const isWhole =
    typeof id === 'string' && typeof right === 'boolean' && typeof inTime === 'boolean';
  return isWhole ? { id, right, inTime } : null;
}

const isIn = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

function scheduled(entry: unknown): Scheduled | null {
  if (!isRecord(entry)) return null;
  const { due, last, stability, difficulty, days, step, reps, lapses, state } = entry;
  if (!isMoment(due) || !isMoment(last)) return null;
  // The limits of FSRS: beyond them it throws.
  if (!isIn(stability, 0.001, 36_500) || !isIn(difficulty, 1, 10)) return null;
  if (!isCount(days) || !isCount(step) || !isCount(reps) || !isCount(lapses)) return null;
  if (state !== 1 && state !== 2 && state !== 3) return null;
  return { due, last, stability, difficulty, days, step, reps, lapses, state };
}

function runResult(entry: unknown): RunResult | null {
  if (!isRecord(entry)) return null;
  const { at, minutes, right, answered } = entry;
  return isMoment(at) && isCount(minutes) && isCount(right) && isCount(answered)
    ? { at, minutes, right, answered }
    : null;
}

function examResult(entry: unknown): ExamResult | null {
  if (!isRecord(entry)) return null;
  const { at, exam, right, of, passed } = entry;
  if (!isMoment(at) || typeof exam !== 'string' || !isCount(right) || !isCount(of)) return null;
  return typeof passed === 'boolean' ? { at, exam, right, of, passed } : null;
}

/** An answer, for every kind a list of numbers. */
const givenIn = (kept: unknown): Given | null =>
  Array.isArray(kept) && kept.every((one) => Number.isInteger(one)) ? kept : null;

/** An exam without its questions or its start is of no use; of the answers those that are there count. */
function readAttempt(value: unknown): Attempt | null {
  if (!isRecord(value)) return null;
  const { exam, code, minutes, pass, ids, started, finished, at, given } = value;
  if (typeof exam !== 'string' || typeof code !== 'string' || !isMoment(started)) return null;
  if (!isCount(minutes) || !isCount(pass) || !Array.isArray(ids)) return null;
  const names = ids.filter((id): id is string => typeof id === 'string');
  if (names.length !== ids.length || names.length === 0) return null;
  return {
    exam,
    code,
    minutes,
    pass,
    ids: names,
    started,
    finished: isMoment(finished) ? finished : '',
    at: isCount(at) ? Math.min(at, names.length - 1) : 0,
    given: readEntries(given ?? {}, 'answers', givenIn).value,
  };
}
