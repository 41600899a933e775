import {
  isCount,
  isMoment,
  isRecord,
  newerThan,
  readEntries,
  type KeptKind,
  type Read,
} from './storage.ts';

/** What a person has answered, kept on the device. Times are ISO dates and come from outside. */
export interface Progress {
  readonly version: 2;
  readonly answers: { readonly [id: string]: Answered };
  /** Right and wrong answers of each day (UTC). */
  readonly days: { readonly [day: string]: readonly [right: number, wrong: number] };
}

export interface Answered {
  readonly right: number;
  readonly wrong: number;
  /** Whether the last answer was right. */
  readonly last: boolean;
  readonly at: string;
  /** The last answers, the newest at the end: `1` right, `0` wrong. */
  readonly recent: string;
}

export const NO_PROGRESS: Progress = { version: 2, answers: {}, days: {} };

/** How many of the last answers to a question are kept one by one. */
const RECENT = 5;

/** Adds one answer. */
export function record(progress: Progress, id: string, right: boolean, at: string): Progress {
  const before = progress.answers[id];
  const day = at.slice(0, 10);
  const [rights, wrongs] = progress.days[day] ?? [0, 0];
  return {
    version: 2,
    answers: {
      ...progress.answers,
      [id]: {
        right: (before?.right ?? 0) + (right ? 1 : 0),
        wrong: (before?.wrong ?? 0) + (right ? 0 : 1),
        last: right,
        at,
        recent: ((before?.recent ?? '') + (right ? '1' : '0')).slice(-RECENT),
      },
    },
    days: {
      ...progress.days,
      [day]: right ? [rights + 1, wrongs] : [rights, wrongs + 1],
    },
  };
}

export interface Tally {
  readonly answered: number;
  readonly right: number;
  readonly of: number;
}

/** How many of these questions were answered, and how many rightly the last time. */
export function tally(progress: Progress, ids: readonly string[]): Tally {
  const known = ids.flatMap((id) => progress.answers[id] ?? []);
  return {
    answered: known.length,
    right: known.filter((answer) => answer.last).length,
    of: ids.length,
  };
}

export const PROGRESS: KeptKind<Progress> = {
  key: 'ruling-lab/progress',
  none: NO_PROGRESS,
  read: readProgress,
};

/** Version 1 had no days and no last answers: the one it kept of each question stands for them. */
function readProgress(value: unknown): Read<Progress> {
  if (!isRecord(value) || value['answers'] === undefined)
    return { value: NO_PROGRESS, lost: ['all answers'] };
  const answers = readEntries(value['answers'], 'all answers', readAnswered);
  const days = readEntries(value['days'], 'all days', readDay);
  const isOld = value['days'] === undefined;
  return {
    value: {
      version: 2,
      answers: answers.value,
      days: isOld ? daysOf(Object.values(answers.value)) : days.value,
    },
    lost: [...answers.lost, ...days.lost, ...newerThan(value, 2)],
  };
}

function readAnswered(entry: unknown): Answered | null {
  if (!isRecord(entry)) return null;
  const { right, wrong, last, at, recent } = entry;
  if (!isCount(right) || !isCount(wrong) || typeof last !== 'boolean' || !isMoment(at)) return null;
  const isWhole = typeof recent === 'string' && /^[01]{1,5}$/.test(recent);
  return { right, wrong, last, at, recent: isWhole ? recent : last ? '1' : '0' };
}

function readDay(entry: unknown, day: string): readonly [number, number] | null {
  if (!Array.isArray(entry) || !/^\d{4}-\d\d-\d\d$/.test(day)) return null;
  const [right, wrong]: readonly unknown[] = entry;
  return isCount(right) && isCount(wrong) ? [right, wrong] : null;
}

function daysOf(answers: readonly Answered[]): Progress['days'] {
  const days: Record<string, readonly [number, number]> = {};
  for (const { at, last } of answers) {
    const day = at.slice(0, 10);
    const [right, wrong] = days[day] ?? [0, 0];
    days[day] = last ? [right + 1, wrong] : [right, wrong + 1];
  }
  return days;
}
