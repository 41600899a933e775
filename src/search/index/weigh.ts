/**
 * How well documents fit words: Okapi BM25 where every word of a field counts once. A weight is
 * reckoned when it is asked for, so that opening an index makes none of those that nobody needs.
 */
import { FIELDS, type IndexField } from './pack.ts';

/** How fast repetition saturates, and how much a long field loses. */
const K1 = 1.2;
const B = 0.75;

/** For each word, in their order, the positions of the documents that have it, ascending. */
export type Lists = Readonly<Record<IndexField, readonly (readonly number[])[]>>;

/** Where words stand, and what weighs them. */
export interface Weights {
  /** How many documents there are. */
  readonly all: number;
  readonly lists: Lists;
  /** Of each word. */
  readonly rare: readonly number[];
  /** What a word counts in a field of a document: less in a long one. */
  readonly norms: Readonly<Record<IndexField, Float64Array>>;
}

/** `count`: how many of the documents, from the first, words are weighed by. */
export function weightsOf(
  lists: Lists,
  frequencies: readonly number[],
  { all, count }: { readonly all: number; readonly count: number },
): Weights {
  return {
    all,
    lists,
    rare: frequencies.map((frequency) => rarity(frequency, count)),
    norms: {
      title: norms(lists.title, all, count, FIELDS.title),
      text: norms(lists.text, all, count, FIELDS.text),
    },
  };
}

/** How rare a word is among `count` documents. */
export function rarity(frequency: number, count: number): number {
  return Math.log(1 + Math.abs((count - frequency + 0.5) / (frequency + 0.5)));
}

function norms(lists: Lists[IndexField], all: number, count: number, boost: number): Float64Array {
  const lengths = new Float64Array(all);
  let total = 0;
  for (const list of lists) {
    for (const at of list) {
      lengths[at] = (lengths[at] ?? 0) + 1;
      if (at < count) total++;
    }
  }
  return lengths.map(
    (length) => ((K1 + 1) * boost) / (K1 * (1 - B + (B * length * count) / total) + 1),
  );
}

/**
 * The score of each document by its position, 0 for one without any of the words. `asked`: words by
 * their place in the index, with how much each counts.
 */
export function scores(
  asked: ReadonlyMap<number, number>,
  { all, lists, rare, norms: by }: Weights,
): Float64Array {
  const words = [...asked].sort(([a], [b]) => a - b);
  const length = Math.sqrt(words.reduce((sum, [, boost]) => sum + boost * boost, 0));
  const inField = (field: IndexField): Float64Array => {
    const sums = new Float64Array(all);
    for (const [word, boost] of words) {
      for (const at of lists[field][word] ?? [])
        sums[at] = (sums[at] ?? 0) + boost * round((rare[word] ?? 0) * (by[field][at] ?? 0));
    }
    return sums;
  };
  const [title, text] = [inField('title'), inField('text')];
  return title.map((sum, at) => sum / length + (text[at] ?? 0) / length);
}

const round = (score: number): number => Math.round(score * 1000) / 1000;
