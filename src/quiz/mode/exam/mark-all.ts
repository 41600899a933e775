/** Marks a whole paper, with the engine, in the page. */
import type { Attempt } from './attempt.ts';
import type { Entry } from '../../list/entry.ts';
import { loadIndex, markAnswer } from '../sitting/load.ts';
import type { Marking } from '../sitting/mark-given.ts';

/** The questions answered right, how each was marked, and the list of all questions. */
export interface MarkedPaper {
  readonly right: ReadonlySet<string>;
  readonly markings: ReadonlyMap<string, Marking>;
  readonly entries: readonly Entry[];
}

/**
 * Fails when a question cannot be loaded; one that is no longer on the site counts as not answered.
 */
export async function markAll({ ids, given }: Attempt): Promise<MarkedPaper> {
  const { questions } = await loadIndex();
  const markings = new Map<string, Marking>();
  for (const id of ids) {
    if (!questions.some((entry) => entry.id === id)) continue;
    markings.set(id, await markAnswer(id, given[id] ?? []));
  }
  const right = [...markings].filter(([, marking]) => marking.right).map(([id]) => id);
  return { right: new Set(right), markings, entries: questions };
}
