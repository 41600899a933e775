/** What is kept of exams: the one that is being sat, and the results of those before. */
import type { Given } from '../../mark/given.ts';
import {
  isCount,
  isMoment,
  isRecord,
  newerThan,
  readEntries,
  readList,
  type KeptKind,
} from '../../keep/storage.ts';
import type { KeptChange } from '../../keep/keeper.ts';
import { addExam, isSame, type Attempt, type ExamResult, type Report } from './attempt.ts';

export interface Exams {
  readonly version: 1;
  /** The one that is being sat, or the last one, whose report can be looked at. */
  readonly attempt: Attempt | null;
  readonly results: readonly ExamResult[];
}

export const EXAMS: KeptKind<Exams> = {
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

/** An exam is begun; one that another tab has begun since goes on. */
export const begun =
  (attempt: Attempt): KeptChange<Exams> =>
  (exams) => {
    const { attempt: other } = exams;
    const isLater = other !== null && other.finished === '' && other.started > attempt.started;
    return isLater ? exams : { ...exams, attempt };
  };

/** An attempt goes on, or is dropped; another one that has taken its place stays as it is. */
export const inAttempt =
  (attempt: Attempt, to: (before: Attempt) => Attempt | null): KeptChange<Exams> =>
  (exams) =>
    exams.attempt !== null && isSame(exams.attempt, attempt)
      ? { ...exams, attempt: to(exams.attempt) }
      : exams;

/** The result of a finished attempt, once. */
export const withResult =
  (done: Attempt, report: Report): KeptChange<Exams> =>
  (exams) => ({ ...exams, results: addExam(exams.results, done, report) });

function examResult(entry: unknown): ExamResult | null {
  if (!isRecord(entry)) return null;
  const { at, exam, right, of, passed } = entry;
  if (!isMoment(at) || typeof exam !== 'string' || !isCount(right) || !isCount(of)) return null;
  return typeof passed === 'boolean' ? { at, exam, right, of, passed } : null;
}

/** An answer, for every kind a list of numbers. */
const givenIn = (kept: unknown): Given | null =>
  Array.isArray(kept) && kept.every((one) => Number.isInteger(one)) ? kept : null;

/**
 * An exam without its questions or its start is of no use; of the answers those that are there
 * count.
 */
function readAttempt(value: unknown): Attempt | null {
  if (!isRecord(value)) return null;
  const { exam, code, minutes, pass, ids, started, finished, at, later, given } = value;
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
    at: isCount(at) ? Math.min(at, names.length) : 0,
    later: Array.isArray(later) ? names.filter((id) => later.includes(id)) : [],
    given: readEntries(given ?? {}, 'answers', givenIn).value,
  };
}
