/** A session of training: ten questions, some of which come back. */

/** How many questions make a session. */
export const GOAL = 10;

/** A question that was dealt in a session. */
export interface TrainingTurn {
  readonly id: string;
  /** The missed question that comes back with it, itself or another like it; empty for none. */
  readonly again: string;
  /** Whether the answer moves the rating. */
  readonly rated: boolean;
  /** `null` until it is answered. */
  readonly right: boolean | null;
  /** Points by which it moved the rating. */
  readonly points: number;
}

export interface TrainingSession {
  readonly seed: string;
  /** What is trained, as the query of the address; empty for everything. */
  readonly theme: string;
  /** The rating before its first answer. */
  readonly before: number;
  /** Turns of the session before this one that it begins with, so that what was missed returns. */
  readonly carried: number;
  readonly turns: readonly TrainingTurn[];
}

/** The turns of this session, without those carried over. */
export const ownTurns = ({ turns, carried }: TrainingSession): readonly TrainingTurn[] =>
  turns.slice(carried);

/** Whether all of its questions are answered. */
export const isOver = (session: TrainingSession): boolean =>
  ownTurns(session).filter(({ right }) => right !== null).length >= GOAL;

/** A session that follows another one: what was missed there comes back here. */
export const following = (
  last: TrainingSession | null,
  begins: Pick<TrainingSession, 'seed' | 'theme' | 'before'>,
): TrainingSession => {
  const isSame = last !== null && last.theme === begins.theme;
  const turns = isSame ? last.turns.filter(({ right }) => right !== null).slice(-GOAL) : [];
  return { ...begins, carried: turns.length, turns };
};

/** What a rule family cost or gave in a session. */
export interface FamilyPoints {
  readonly family: string;
  /** Below zero. */
  readonly points: number;
}

/** The families that cost most, the worst first, two at most. */
export function costly(
  turns: readonly TrainingTurn[],
  familyOf: (id: string) => string | undefined,
): readonly FamilyPoints[] {
  const lost = new Map<string, number>();
  for (const { id, points } of turns) {
    const family = familyOf(id);
    if (family === undefined || points >= 0) continue;
    lost.set(family, (lost.get(family) ?? 0) + points);
  }
  return [...lost]
    .map(([family, points]) => ({ family, points }))
    .sort((a, b) => a.points - b.points || (a.family < b.family ? -1 : 1))
    .slice(0, 2);
}
