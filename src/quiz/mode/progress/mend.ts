/** What a wrong clock left in a file. */
import { REVIEW } from '../review/kept.ts';
import type { Scheduled } from '../review/schedule.ts';

/**
 * Reviews that lie behind `now` (milliseconds) count as made now; the question comes back after the
 * same time as before.
 */
export function mendFuture(
  value: unknown,
  now: number,
): { readonly review: typeof REVIEW.none; readonly mended: number } {
  const { version, entries } = REVIEW.read(value).value;
  let mended = 0;
  const mend = (kept: Scheduled): Scheduled => {
    const ahead = Date.parse(kept.last) - now;
    if (ahead <= 0) return kept;
    mended++;
    return {
      ...kept,
      last: new Date(now).toISOString(),
      due: new Date(Math.max(now, Date.parse(kept.due) - ahead)).toISOString(),
    };
  };
  const all = Object.entries(entries).map(([id, kept]) => [id, mend(kept)]);
  return { review: { version, entries: Object.fromEntries(all) }, mended };
}
