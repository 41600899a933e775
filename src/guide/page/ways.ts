/** Which endings of a scenario an article offers. */
import type { EndingView } from '../../ui/steps/endings.ts';

/** As many radio buttons as a person looks through. */
const MOST = 8;
/**
 * Of more, as in a loop that can be stopped after every round: the first ones, the one asked for,
 * the last.
 */
const FIRST = 4;

export interface Ways {
  readonly endings: readonly EndingView[];
  /** Index of the one to begin with. */
  readonly at: number;
  /** How many there are in all. */
  readonly all: number;
}

export function waysOf(endings: readonly EndingView[], at: number): Ways {
  const shown = endings
    .map((_, i) => i)
    .filter((i) => endings.length <= MOST || i < FIRST || i === at || i === endings.length - 1);
  return {
    endings: shown.flatMap((i) => {
      const ending = endings[i];
      return ending === undefined ? [] : [ending];
    }),
    at: Math.max(0, shown.indexOf(at)),
    all: endings.length,
  };
}
