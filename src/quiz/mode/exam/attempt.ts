/** Sitting an exam: what is kept of it while it lasts, and its report. */
import type { Given } from '../../mark/given.ts';
import { familiesOf, type Entry } from '../../list/entry.ts';
import type { ExamSpec } from './paper.ts';
import { leftOf } from '../time.ts';

export interface Attempt {
  /** The query of the address. */
  readonly exam: string;
  readonly code: string;
  readonly minutes: number;
  readonly pass: number;
  readonly ids: readonly string[];
  /** ISO date. */
  readonly started: string;
  /** ISO date; empty while it lasts. */
  readonly finished: string;
  /** The question that is looked at; as many as there are: the summary after the last one. */
  readonly at: number;
  /** Ids of questions to come back to. */
  readonly later: readonly string[];
  readonly given: { readonly [id: string]: Given };
}

export const startAttempt = (
  exam: string,
  { minutes, pass }: ExamSpec,
  { ids, code }: { readonly ids: readonly string[]; readonly code: string },
  started: string,
): Attempt => ({
  exam,
  code,
  minutes,
  pass,
  ids,
  started,
  finished: '',
  at: 0,
  later: [],
  given: {},
});

/** Whether the two are one sitting. */
export const isSame = (a: Attempt, b: Attempt): boolean =>
  a.started === b.started && a.exam === b.exam && a.code === b.code;

export const isOpen = (attempt: Attempt, id: string): boolean => attempt.given[id] === undefined;

/** The attempt with an answer; once it is finished nothing is added. */
export function answerIn(attempt: Attempt, id: string, given: Given): Attempt {
  if (attempt.finished !== '') return attempt;
  return { ...attempt, given: { ...attempt.given, [id]: given } };
}

/** Marks a question to come back to, or takes the mark away; once it is finished nothing is. */
export function markIn(attempt: Attempt, id: string): Attempt {
  if (attempt.finished !== '') return attempt;
  const others = attempt.later.filter((one) => one !== id);
  return { ...attempt, later: others.length < attempt.later.length ? others : [...others, id] };
}

/** Whether something is left to do: it has no answer, or is marked for later. */
const isLeft = (attempt: Attempt, id: string): boolean =>
  isOpen(attempt, id) || attempt.later.includes(id);

/**
 * The question to go to after an answer: the next one with something left to do; after the last of
 * these the summary.
 */
export function goOn(attempt: Attempt): number {
  const { at, ids } = attempt;
  const next = ids.findIndex((id, i) => i > at && isLeft(attempt, id));
  return next < 0 ? ids.length : next;
}

/** Milliseconds left. The clock goes on while the page is closed. */
export const timeLeft = ({ started, minutes }: Attempt, now: number): number =>
  leftOf(Date.parse(started), minutes, now);

/** Ends it, at the latest when its time was over. */
export function finish(attempt: Attempt, now: number): Attempt {
  if (attempt.finished !== '') return attempt;
  const start = Date.parse(attempt.started);
  const end = start + attempt.minutes * 60_000;
  // A clock that was set back ends nothing before it was begun.
  const finished = Math.max(start, Math.min(now, end));
  return { ...attempt, finished: new Date(finished).toISOString() };
}

interface FamilyResult {
  readonly family: string;
  readonly right: number;
  readonly of: number;
  /** Ids of the questions that were answered wrong or not at all. */
  readonly missed: readonly string[];
}

export interface Report {
  readonly right: number;
  readonly of: number;
  /** Whole per cent, rounded down: 89.9 is not 90. */
  readonly share: number;
  readonly passed: boolean;
  readonly unanswered: number;
  /** The weakest first. A question counts in each family of which it cites a rule. */
  readonly families: readonly FamilyResult[];
}

/** `right`: the ids that were answered rightly. */
export function reportOf(
  attempt: Attempt,
  entries: readonly Entry[],
  right: ReadonlySet<string>,
): Report {
  const { ids, pass } = attempt;
  const asked = ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  const share = ids.length === 0 ? 0 : Math.floor((100 * right.size) / ids.length);
  const families = [...new Set(asked.flatMap(familiesOf))].map((family): FamilyResult => {
    const own = asked.filter((entry) => familiesOf(entry).includes(family)).map(({ id }) => id);
    const lost = own.filter((id) => !right.has(id));
    return { family, of: own.length, right: own.length - lost.length, missed: lost };
  });
  return {
    right: right.size,
    of: ids.length,
    share,
    passed: share >= pass,
    unanswered: ids.filter((id) => isOpen(attempt, id)).length,
    families: families.sort(
      (a, b) =>
        a.right / a.of - b.right / b.of ||
        b.of - a.of ||
        a.family.localeCompare(b.family, 'en', { numeric: true }),
    ),
  };
}

/** What is kept of a finished exam. */
export interface ExamResult {
  readonly at: string;
  readonly exam: string;
  readonly right: number;
  readonly of: number;
  readonly passed: boolean;
}

const KEPT = 50;

/** Adds a result; one that is there already is not added again. */
export function addExam(
  results: readonly ExamResult[],
  { finished: at, exam }: Attempt,
  { right, of, passed }: Report,
): readonly ExamResult[] {
  if (results.some((result) => result.at === at && result.exam === exam)) return results;
  return [...results, { at, exam, right, of, passed }].slice(-KEPT);
}
