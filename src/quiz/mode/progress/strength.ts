/**
 * Strengths and weaknesses: how a person answers, rule family by rule family and keyword by
 * keyword.
 */
import type { Progress } from '../../keep/progress.ts';
import { familiesOf, type Entry } from '../../list/entry.ts';

/** So many answers must be there before anything is said. */
export const ENOUGH = 5;

export interface Strength {
  readonly name: string;
  /** Of the last five answers to each question. */
  readonly right: number;
  readonly answers: number;
  /** Per cent of right answers; `null` while there are not enough. */
  readonly share: number | null;
  /** How many questions there are, and how many of them were answered. */
  readonly questions: number;
  readonly asked: number;
}

export const byFamily = (entries: readonly Entry[], progress: Progress): readonly Strength[] =>
  strengths(entries, progress, familiesOf);

export const byKeyword = (entries: readonly Entry[], progress: Progress): readonly Strength[] =>
  strengths(entries, progress, ({ keywords }) => keywords);

/** The weakest first; behind them those without enough answers, most answers first. */
function strengths(
  entries: readonly Entry[],
  { answers }: Progress,
  namesOf: (entry: Entry) => readonly string[],
): readonly Strength[] {
  const named = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const name of namesOf(entry)) {
      const own = named.get(name);
      if (own === undefined) named.set(name, [entry]);
      else own.push(entry);
    }
  }
  const all = [...named].map(([name, own]): Strength => {
    const given = own.flatMap(({ id }) => answers[id]?.recent ?? []);
    const count = given.join('').length;
    const right = given.join('').replaceAll('0', '').length;
    return {
      name,
      right,
      answers: count,
      share: count < ENOUGH ? null : Math.round((100 * right) / count),
      questions: own.length,
      asked: given.length,
    };
  });
  return all.sort(
    (a, b) =>
      (a.share ?? 101) - (b.share ?? 101) ||
      b.answers - a.answers ||
      (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  );
}
