/** Which endings of a scenario an article offers, and how they are called. */
import type { EndingView } from '../../ui/steps/endings.ts';

/** As many radio buttons as a person looks through. */
const MOST = 8;
/** Of more, as in a loop that can be stopped after every round: the first ones, the one asked for, the last. */
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
      return ending === undefined ? [] : [{ ...ending, label: counted(ending.label) }];
    }),
    at: Math.max(0, shown.indexOf(at)),
    all: endings.length,
  };
}

/** "P1 carries out X, then P1 carries out X" -> "P1 carries out X (2 times)". */
export function counted(label: string): string {
  const runs: { words: string; times: number }[] = [];
  for (const words of label.split(', then ')) {
    const last = runs.at(-1);
    if (last?.words === words) last.times++;
    else runs.push({ words, times: 1 });
  }
  return runs
    .map(({ words, times }) => (times === 1 ? words : `${words} (${times} times)`))
    .join(', then ');
}
