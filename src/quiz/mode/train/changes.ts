/** What happens to what is kept of training: a session begins, a question is dealt, answered. */
import type { KeptChange } from '../../keep/keeper.ts';
import { moved } from './glicko.ts';
import { standingIn, type Training } from './kept.ts';
import { pointsBetween, thinned } from './rating.ts';
import type { TrainingSession, TrainingTurn } from './session.ts';

/** A session begins; it takes the place of the one before. */
export const begun =
  (session: TrainingSession): KeptChange<Training> =>
  (before) => ({ ...before, session });

/** A question is dealt at a place; not where another tab has dealt one there, or begun anew. */
export const dealt =
  (seed: string, place: number, turn: Pick<TrainingTurn, 'id' | 'again' | 'rated'>) =>
  (before: Training): Training => {
    const { session } = before;
    if (session === null || session.seed !== seed || session.turns.length !== place) return before;
    const turns = [...session.turns, { ...turn, right: null, points: 0 }];
    return { ...before, session: { ...session, turns } };
  };

/** An answer to the question at a place of a session. */
export interface TrainingAnswer {
  readonly seed: string;
  readonly place: number;
  readonly level: number;
  readonly rated: boolean;
  readonly right: boolean;
  /** An ISO date. */
  readonly at: string;
}

/**
 * An answer: the rating moves, and the session has it. One that another tab has given for the same
 * place stands; where another tab has begun a session since, only the rating moves.
 */
export const answered =
  ({ seed, place, level, rated, right, at }: TrainingAnswer): KeptChange<Training> =>
  (before) => {
    const { session } = before;
    const own = session?.seed === seed ? session : null;
    const turn = own?.turns[place];
    if (own !== null && (turn === undefined || turn.right !== null)) return before;
    const from = standingIn(before);
    const to = rated ? moved(from, level, right, at) : from;
    const points = pointsBetween(from, to);
    return {
      version: 1,
      entries: rated ? thinned([...before.entries, to]) : before.entries,
      session:
        own === null
          ? session
          : {
              ...own,
              turns: own.turns.map((one, i) => (i === place ? { ...one, right, points } : one)),
            },
    };
  };
