/** Whether the engine runs a kind of node in a place; what stands behind the last case there. */
import type { PlaceInText, Sayable } from './sayable.ts';
import { RUN } from './table.ts';

/** What can be run there. */
export type RunOf<P extends PlaceInText> = (typeof RUN)[P][number];

const SETS = new Map<PlaceInText, ReadonlySet<string>>(
  (Object.keys(RUN) as PlaceInText[]).map((part) => [part, new Set<string>(RUN[part])]),
);

/** Whether the engine can run that kind in that place. */
export const canRun = <P extends PlaceInText>(part: P, kind: string): kind is RunOf<P> =>
  SETS.get(part)?.has(kind) === true;

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
