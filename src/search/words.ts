/**
 * Documents that have the words of a query: lunr finds and weighs them, how much of the query they
 * cover decides.
 */
import type lunr from 'lunr';
import { phrasePattern } from './mark.ts';
import type { Matched } from './match.ts';
import { rarity, type SearchIndex } from './open.ts';
import type { Query } from './query.ts';

export interface ByWords {
  readonly position: number;
  readonly score: number;
  /** Every phrase of the query stands in it word for word. */
  readonly literal: boolean;
}

/**
 * Part of the query, weighed by how rare its words are, that a document must have compared with the
 * best one of its kind, and with the best of all: a question that says it word for word doesn't
 * hide the rule that decides it.
 */
const ENOUGH = 0.6;
const AT_LEAST = 0.4;

export function findByWords(
  query: Query,
  matched: readonly Matched[],
  index: SearchIndex,
): ByWords[] {
  const asked = matched.filter(({ terms }) => terms.size > 0);
  const weights = asked.map((word) => weight(word, index));
  const total = weights.reduce((sum, one) => sum + one, 0);
  if (asked.length === 0) return [];
  const results = search(asked, index).map(({ ref, score, matchData }) => {
    const terms = Object.keys(matchData.metadata);
    const has = asked.map((word) => terms.some((term) => word.terms.has(term)));
    const covered = weights.reduce((sum, one, i) => sum + (has[i] ? one : 0), 0) / total;
    return { position: Number(ref), score: score * covered ** 2, covered };
  });
  const most = Math.max(...results.map(({ covered }) => covered));
  const ofKind = new Map<string | undefined, number>();
  for (const { position, covered } of results) {
    const kind = index.documents[position]?.kind;
    ofKind.set(kind, Math.max(covered, ofKind.get(kind) ?? 0));
  }
  const patterns = query.phrases.map(phrasePattern);
  return results
    .filter(
      ({ position, covered }) =>
        covered >= most * AT_LEAST &&
        covered >= (ofKind.get(index.documents[position]?.kind) ?? 0) * ENOUGH,
    )
    .map(({ position, score }) => ({
      position,
      score,
      literal: patterns.length > 0 && patterns.every((pattern) => stands(pattern, position, index)),
    }));
}

function search(asked: readonly Matched[], index: SearchIndex): lunr.Index.Result[] {
  return index.lunr.query((query) => {
    for (const { terms, part } of asked) {
      for (const [term, boost] of terms)
        query.term(term, { boost: boost * part, usePipeline: false });
    }
  });
}

/** As rare as the commonest of the index words that stand for it. */
function weight({ terms, part }: Matched, { frequency, documents }: SearchIndex): number {
  const rare = [...terms.keys()].map((term) => rarity(frequency.get(term) ?? 0, documents.length));
  return part * Math.min(...rare);
}

function stands(pattern: RegExp, position: number, { documents }: SearchIndex): boolean {
  const { title = '', text = '' } = documents[position] ?? {};
  return title.search(pattern) >= 0 || text.search(pattern) >= 0;
}
