/**
 * Documents that have the words of a query: how they are weighed, and how much of the query they
 * cover, decides.
 */
import { phrasePattern } from '../word/mark.ts';
import type { Matched } from './match-words.ts';
import type { SearchIndex } from '../index/open.ts';
import type { Query } from './query.ts';
import { rarity, scores } from '../index/weigh.ts';
import { calledIn } from '../index/called.ts';

export interface ByWords {
  readonly position: number;
  readonly score: number;
  /**
   * Every phrase of the query stands in it word for word. In a question or a ruling that says
   * little, unless it was asked for in quotation marks: boards repeat the words of the rules.
   */
  readonly literal: boolean;
}

/**
 * Part of the query, weighed by how rare its words are, that a document must have compared with the
 * best one of its kind, and with the best of all: a question that says it word for word doesn't
 * hide the rule that decides it.
 */
const ENOUGH = 0.6;
const AT_LEAST = 0.4;

/** What counts of the score of a question or a ruling: a rule comes before what applies it. */
const APPLIED = 0.35;

/** What the score of a page counts whose name stands in the query. */
const CALLED = 1.6;

export function findByWords(
  query: Query,
  matched: readonly Matched[],
  index: SearchIndex,
): ByWords[] {
  const asked = matched.filter(({ terms }) => terms.size > 0);
  if (asked.length === 0) return [];
  const covered = coverage(asked, index);
  const found: number[] = [];
  let most = 0;
  const ofKind = new Map<string | undefined, number>();
  covered.forEach((part, position) => {
    if (part === 0) return;
    found.push(position);
    most = Math.max(most, part);
    const kind = index.documents[position]?.kind;
    if (part > (ofKind.get(kind) ?? 0)) ofKind.set(kind, part);
  });
  const score = scores(boosts(asked, index), index.weights);
  const isLiteral = standing(query.phrases, index);
  const called = calledIn(query.text, index);
  return found.flatMap((position) => {
    const part = covered[position] ?? 0;
    const kind = index.documents[position]?.kind;
    const best = ofKind.get(kind) ?? 0;
    const applies = kind === 'question' || kind === 'ruling';
    const share = applies ? APPLIED : called.has(position) ? CALLED : 1;
    if (part < most * AT_LEAST || part < best * ENOUGH) return [];
    const literal = (!applies || query.isQuoted) && isLiteral(position);
    return [{ position, score: (score[position] ?? 0) * part ** 2 * share, literal }];
  });
}

/** How much of the query each document has, from 0 to 1, by its position. */
function coverage(asked: readonly Matched[], index: SearchIndex): Float64Array {
  const weights = asked.map((word) => weight(word, index));
  const total = weights.reduce((sum, one) => sum + one, 0);
  const { all, lists } = index.weights;
  const sums = new Float64Array(all);
  const last = new Int32Array(all);
  asked.forEach(({ terms }, i) => {
    for (const term of terms.keys()) {
      const place = index.placeOf.get(term) ?? -1;
      for (const list of [lists.title[place], lists.text[place]]) {
        for (const at of list ?? []) {
          if (last[at] === i + 1) continue;
          last[at] = i + 1;
          sums[at] = (sums[at] ?? 0) + (weights[i] ?? 0);
        }
      }
    }
  });
  return sums.map((sum) => sum / total);
}

/** Index words by their place, with how much they count. */
function boosts(asked: readonly Matched[], { placeOf }: SearchIndex): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { terms, part } of asked) {
    for (const [term, boost] of terms) {
      const place = placeOf.get(term);
      if (place !== undefined) counts.set(place, (counts.get(place) ?? 0) + boost * part);
    }
  }
  return counts;
}

/** As rare as the commonest of the index words that stand for it. */
function weight({ terms, part }: Matched, { frequency, documents }: SearchIndex): number {
  const rare = [...terms.keys()].map((term) => rarity(frequency.get(term) ?? 0, documents.length));
  return part * Math.min(...rare);
}

/** Whether all phrases stand in a document word for word; there must be one. */
function standing(
  phrases: Query['phrases'],
  { documents, plainText }: SearchIndex,
): (position: number) => boolean {
  const patterns = phrases.map((phrase) => ({
    pattern: phrasePattern(phrase),
    words: phrase.map((word) => word.replaceAll('-', '')),
  }));
  return (position) => {
    const document = documents[position];
    if (document === undefined || patterns.length === 0) return false;
    const { title, text } = document;
    return patterns.every(
      ({ pattern, words }) =>
        standInOrder(words, plainText(position)) &&
        (title.search(pattern) >= 0 || text.search(pattern) >= 0),
    );
  };
}

/** Whether a plain text has words in this order: one without them need not be searched. */
function standInOrder(words: readonly string[], text: string): boolean {
  let from = 0;
  return words.every((word) => {
    const at = text.indexOf(word, from);
    from = at + word.length;
    return at >= 0;
  });
}
