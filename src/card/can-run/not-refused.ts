/** What stands behind the last case where something is carried out (can-run.ts). */
import type { RunOf } from './can-run.ts';
import type { PlaceInText, Sayable } from './sayable.ts';

/**
 * Stands behind the last case where something is carried out. No text gets there: what is not in
 * the list is refused while it is read. The compiler refuses a call for what is in it.
 */
export function notRefused<P extends PlaceInText>(
  part: P,
  kind: Exclude<Sayable[P], RunOf<P>>,
): never {
  throw new Error(`${part} "${String(kind)}" is not run, and was not refused`);
}

/** Whether a table with a file or a function for all that is run has one for this kind. */
export const hasCase = <K extends string>(
  table: { readonly [kind in K]: unknown },
  kind: string,
): kind is K => Object.hasOwn(table, kind);
