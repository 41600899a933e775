/** What is kept of training: each standing of the rating, and the session that is under way. */
import {
  isCount,
  isMoment,
  isRecord,
  newerThan,
  readList,
  type KeptKind,
} from '../../keep/storage.ts';
import { START, type RatedAt } from './rating.ts';
import type { TrainingSession, TrainingTurn } from './session.ts';

export interface Training {
  readonly version: 1;
  /** The oldest first; the rating is that of the last one. */
  readonly entries: readonly RatedAt[];
  readonly session: TrainingSession | null;
}

export const TRAINING: KeptKind<Training> = {
  key: 'ruling-lab/train',
  none: { version: 1, entries: [], session: null },
  read(value) {
    const record = isRecord(value) ? value : {};
    const { session: kept = null } = record;
    // What is not there at all is damage here, as in every kind that keeps entries.
    const entries = readList(record['entries'] ?? null, 'rating', readStanding);
    const session = readSession(kept);
    return {
      value: { version: 1, entries: entries.value, session },
      lost: [
        ...entries.lost,
        ...(kept !== null && session === null ? ['the session that was begun'] : []),
        ...newerThan(record, 1),
      ],
    };
  },
};

/** How strong a person is now. */
export const standingIn = ({ entries }: Pick<Training, 'entries'>): RatedAt =>
  entries.at(-1) ?? START;

const isIn = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

/** Beyond these limits the method does not come to an end or means nothing. */
function readStanding(entry: unknown): RatedAt | null {
  if (!isRecord(entry)) return null;
  const { at, rating, deviation, volatility } = entry;
  if (!isMoment(at) || !isIn(rating, -5000, 10_000)) return null;
  if (!isIn(deviation, 1, 350) || !isIn(volatility, 0.0001, 1)) return null;
  return { at, rating, deviation, volatility };
}

function readTurn(entry: unknown): TrainingTurn | null {
  if (!isRecord(entry)) return null;
  const { id, again, rated, right, points } = entry;
  if (typeof id !== 'string' || typeof again !== 'string' || typeof rated !== 'boolean')
    return null;
  if (!Number.isInteger(points) || typeof points !== 'number') return null;
  return right === null || typeof right === 'boolean' ? { id, again, rated, right, points } : null;
}

/** A session of which something is damaged is of no use; the next one begins at once. */
function readSession(value: unknown): TrainingSession | null {
  if (!isRecord(value)) return null;
  const { seed, theme, before, carried } = value;
  if (typeof seed !== 'string' || typeof theme !== 'string') return null;
  if (typeof before !== 'number' || !isCount(carried)) return null;
  const turns = readList(value['turns'] ?? null, 'turn', readTurn);
  const isWhole = turns.lost.length === 0 && carried <= turns.value.length;
  return isWhole ? { seed, theme, before, carried, turns: turns.value } : null;
}
