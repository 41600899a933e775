/** Time as the modes say it. */
import { counted } from '../../base/words.ts';

/** How long until a question comes back, in words: "in 10 min", "in 3 days", "in 2 months". */
export function intervalWords(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  if (minutes < 60) return `in ${minutes} min`;
  const hours = Math.round(minutes / 60);
  if (hours < 24) return `in ${counted(hours, 'hour')}`;
  const days = Math.round(minutes / 1440);
  if (days < 60) return `in ${counted(days, 'day')}`;
  if (days < 700) return `in ${Math.round(days / 30.4)} months`;
  return `in ${Math.round(days / 365)} years`;
}

/** How long something took, in words: "less than a minute", "1 minute", "42 minutes". */
export function spentWords(milliseconds: number): string {
  if (milliseconds < 60_000) return 'less than a minute';
  return counted(Math.round(milliseconds / 60_000), 'minute');
}

/**
 * Milliseconds left, never less than none; on a clock that was set back never more than all.
 */
export const leftOf = (started: number, minutes: number, now: number): number =>
  Math.max(0, Math.min(minutes * 60_000, started + minutes * 60_000 - now));

/** `4:05`. */
export function clock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
