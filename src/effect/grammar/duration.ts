/** How long a process lasts, and when a delayed one is processed. */
import { DURATIONS, MOMENTS, type Duration, type Moment } from '../tree/tree.ts';
import { stands, type Cursor, type Got } from '../phrase/hole.ts';

const durations = DURATIONS.toSorted((a, b) => b.length - a.length);

/** "for the turn", "until the end of your opponent's turn" */
export function readDuration(cursor: Cursor, at: number): Got<Duration> | undefined {
  const name = durations.find((each) => stands(cursor, each, at));
  if (name === undefined) return undefined;
  const end = at + name.length;
  return { value: { name, span: { start: at, end } }, end };
}

/** "at the end of the battle": pending processing (18-1). */
export function readMoment(cursor: Cursor, at: number): Got<Moment> | undefined {
  const name = MOMENTS.findLast((each) => stands(cursor, each, at));
  if (name === undefined) return undefined;
  const end = at + name.length;
  return { value: { name, span: { start: at, end } }, end };
}
