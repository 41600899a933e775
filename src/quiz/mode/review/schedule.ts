/** The review schedule: when a question is asked again, by FSRS with its usual parameters. */
import type { KeptChange } from '../../keep/keeper.ts';
import type { Versioned } from '../../keep/versioned.ts';
import { createEmptyCard, fsrs, Rating, type Card, type Grade } from 'ts-fsrs';

export const RATINGS = ['again', 'hard', 'good', 'easy'] as const;
export type OwnRating = (typeof RATINGS)[number];

/** A question in the schedule. Times are ISO dates. */
export interface Scheduled {
  readonly due: string;
  readonly last: string;
  readonly stability: number;
  readonly difficulty: number;
  readonly days: number;
  readonly step: number;
  readonly reps: number;
  readonly lapses: number;
  readonly state: 0 | 1 | 2 | 3;
}

export interface Schedule {
  readonly [id: string]: Scheduled;
}

const GRADES: { readonly [rating in OwnRating]: Grade } = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

// Without fuzz the same answers give the same days everywhere.
const scheduler = fsrs({ enable_fuzz: false });

/** What an answer suggests; the person may choose otherwise. */
export const suggested = (right: boolean): OwnRating => (right ? 'good' : 'again');

/** What can be chosen: nobody knew well what they answered wrong. */
export const offered = (right: boolean): readonly OwnRating[] =>
  right ? RATINGS : ['again', 'hard'];

/** The schedule after a question was rated. */
export function rate(schedule: Schedule, id: string, rating: OwnRating, now: Date): Schedule {
  const at = notBefore(schedule[id], now);
  const { card } = scheduler.next(cardOf(schedule[id], at), at, GRADES[rating]);
  return { ...schedule, [id]: scheduledOf(card, at) };
}

/** The change of what is kept on the device when a question is rated. */
export const rated =
  (id: string, rating: OwnRating, now: Date): KeptChange<Versioned<Schedule>> =>
  (before) => ({ ...before, entries: rate(before.entries, id, rating, now) });

/**
 * A clock that was set back makes no review earlier than the one before it: FSRS throws on that.
 */
const notBefore = (kept: Scheduled | undefined, now: Date): Date =>
  new Date(Math.max(now.getTime(), Date.parse(kept?.last ?? '') || 0));

/** When the question would come back, for each rating. */
export function outlook(
  schedule: Schedule,
  id: string,
  now: Date,
): { readonly [rating in OwnRating]: Date } {
  const at = notBefore(schedule[id], now);
  const card = cardOf(schedule[id], at);
  const due = (rating: OwnRating): Date => scheduler.next(card, at, GRADES[rating]).card.due;
  return { again: due('again'), hard: due('hard'), good: due('good'), easy: due('easy') };
}

function cardOf(kept: Scheduled | undefined, now: Date): Card {
  if (kept === undefined) return createEmptyCard(now);
  return {
    due: new Date(kept.due),
    last_review: new Date(kept.last),
    stability: kept.stability,
    difficulty: kept.difficulty,
    elapsed_days: 0,
    scheduled_days: kept.days,
    learning_steps: kept.step,
    reps: kept.reps,
    lapses: kept.lapses,
    state: kept.state,
  };
}

function scheduledOf(card: Card, now: Date): Scheduled {
  return {
    due: card.due.toISOString(),
    last: now.toISOString(),
    stability: card.stability,
    difficulty: card.difficulty,
    days: card.scheduled_days,
    step: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
  };
}
