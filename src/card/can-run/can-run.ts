/** Whether the engine runs a kind of node in a place. */
import type { PlaceInText } from './sayable.ts';
import { RUN } from './table.ts';

/** What can be run there. */
export type RunOf<P extends PlaceInText> = (typeof RUN)[P][number];

const SETS = new Map<PlaceInText, ReadonlySet<string>>(
  (Object.keys(RUN) as PlaceInText[]).map((part) => [part, new Set<string>(RUN[part])]),
);

/** Whether the engine can run that kind in that place. */
export const canRun = <P extends PlaceInText>(part: P, kind: string): kind is RunOf<P> =>
  SETS.get(part)?.has(kind) === true;
