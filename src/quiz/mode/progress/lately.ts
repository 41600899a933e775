/** How it goes lately, in one number, and what is best done next. */
import { counted } from '../../../base/words.ts';
import type { QuizIndex } from '../../list/entry.ts';
import type { Progress } from '../../keep/progress.ts';
import { dueToday, type LocalTime } from '../review/due.ts';
import type { Schedule } from '../review/schedule.ts';
import { byFamily } from './strength.ts';

/** So many of the questions answered last make the number. */
const LATELY = 50;

export interface Lately {
  readonly right: number;
  readonly of: number;
  /** Whole per cent, rounded down as in an exam. */
  readonly share: number;
}

/** The last answer to each of the questions answered last; `null` before the first answer. */
export function latelyOf({ answers }: Progress): Lately | null {
  const last = Object.values(answers)
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .slice(0, LATELY);
  const right = last.filter((answered) => answered.last).length;
  const of = last.length;
  return of === 0 ? null : { right, of, share: Math.floor((100 * right) / of) };
}

/** What to do next: a sentence and where its button leads. */
export interface NextStep {
  readonly words: string;
  readonly button: string;
  readonly url: string;
}

/** A family with a smaller share of right answers is worth practising: less does not pass. */
const WEAK = 90;

/**
 * What is due in the review, else the weakest rule family of those with enough answers, else
 * questions of all kinds. `schedule`: of the review.
 */
export function nextStep(
  { questions, families }: Pick<QuizIndex, 'questions' | 'families'>,
  progress: Progress,
  schedule: Schedule,
  moment: LocalTime,
): NextStep {
  const due = dueToday(schedule, progress, new Set(questions.map(({ id }) => id)), moment).length;
  if (due > 0)
    return {
      words: `${counted(due, 'question')} ${due === 1 ? 'is' : 'are'} due for review.`,
      ...{ button: 'Review', url: '/quiz/review/' },
    };
  const [weakest] = byFamily(questions, progress);
  if (weakest !== undefined && weakest.share !== null && weakest.share < WEAK) {
    const { name, share, right, answers } = weakest;
    return {
      words: `Your weakest rules are ${`${name} ${families[name] ?? ''}`.trim()}: ${right} of ${answers} answers right, ${share}%.`,
      ...{ button: 'Train these', url: `/train/?rule=${name}` },
    };
  }
  return { words: nothingElse(progress), button: 'Train', url: '/train/' };
}

const nothingElse = ({ answers }: Progress): string =>
  Object.keys(answers).length === 0
    ? "You haven't answered a question on this device yet."
    : 'Nothing is due, and no rule family stands out as weak.';
