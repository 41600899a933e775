/** The situations that the lab has shown, for "Undo" and "Redo". */
import type { Situation } from '../../proof/situation.ts';

export interface Trail {
  /** What came before, the first one first. */
  readonly past: readonly Situation[];
  readonly now: Situation;
  /** What was undone, the last one undone last. */
  readonly undone: readonly Situation[];
}

/** As many steps as can be undone: a situation is small, but a person may work on one for hours. */
const MOST = 100;

/** A trail with one situation, from which nothing can be undone. */
export const begun = (now: Situation): Trail => ({ past: [], now, undone: [] });

/** Another situation is shown; what was undone cannot be brought back any more. */
export const changedTo = ({ past, now }: Trail, next: Situation): Trail => ({
  past: [...past, now].slice(-MOST),
  now: next,
  undone: [],
});

/** The situation before is shown again; the same trail where there is none. */
export function undo(trail: Trail): Trail {
  const { past, now, undone } = trail;
  const before = past.at(-1);
  if (before === undefined) return trail;
  return { past: past.slice(0, -1), now: before, undone: [...undone, now] };
}

/** What was undone last is shown again; the same trail where nothing was. */
export function redo(trail: Trail): Trail {
  const { past, now, undone } = trail;
  const next = undone.at(-1);
  if (next === undefined) return trail;
  return { past: [...past, now], now: next, undone: undone.slice(0, -1) };
}
