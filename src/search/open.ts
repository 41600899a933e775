/**
 * The sent index -> an index that answers: lunr with its vectors, and the names and numbers beside
 * it.
 */
import lunr from 'lunr';
import { parseLists } from './code.ts';
import type { SearchDocument } from './document.ts';
import { namesOf, type Name } from './name.ts';
import { FIELDS, unpackDocument, unpackWords, type IndexField, type PackedIndex } from './pack.ts';

export interface SearchIndex {
  readonly edition: string;
  readonly documents: readonly SearchDocument[];
  readonly lunr: lunr.Index;
  /** Sorted. */
  readonly words: readonly string[];
  /** In how many fields a word stands. */
  readonly frequency: ReadonlyMap<string, number>;
  readonly byNumber: ReadonlyMap<string, number>;
  readonly names: readonly Name[];
  /** Positions of the keyword effects. */
  readonly keywords: readonly number[];
}

/** Okapi BM25 as lunr uses it: how fast repetition saturates, how much a long field loses. */
const K1 = 1.2;
const B = 0.75;

/** Opens what was sent, in one part or in several, as one index. */
export function openIndex(...parts: readonly PackedIndex[]): SearchIndex {
  const { edition, documents, words, lists } = joined(parts);
  // Hundreds of titles of rulings, which stand last, say nothing of how rare a word is in the
  // rules.
  const own = documents.findIndex(({ kind }) => kind === 'ruling');
  const count = own < 0 ? documents.length : own;
  const frequency = new Map(
    words.map((word, i) => [
      word,
      [...(lists.title[i] ?? []), ...(lists.text[i] ?? [])].filter((at) => at < count).length,
    ]),
  );
  const numbered = documents.flatMap(({ kind, number }, position) =>
    kind === 'rule' ? [[number, position] as const] : [],
  );
  return {
    edition,
    documents,
    words,
    frequency,
    byNumber: new Map(numbered),
    names: documents.flatMap(namesOf),
    keywords: documents.flatMap(({ kind }, position) => (kind === 'keyword' ? [position] : [])),
    lunr: lunr.Index.load(serialised(words, lists, frequency, { all: documents.length, count })),
  };
}

/** The documents of all parts one after the other, and every word of them once. */
function joined(parts: readonly PackedIndex[]) {
  const documents: SearchDocument[] = [];
  const title = new Map<string, number[]>();
  const text = new Map<string, number[]>();
  for (const part of parts) {
    const from = documents.length;
    const own = unpackWords(part.words);
    for (const [field, into] of [
      ['title', title],
      ['text', text],
    ] as const) {
      const lists = parseLists(part.postings[field]);
      own.forEach((word, i) => {
        const places = (lists[i] ?? []).map((at) => at + from);
        const before = into.get(word);
        if (before === undefined) into.set(word, places);
        else before.push(...places);
      });
    }
    documents.push(...part.documents.map(unpackDocument));
  }
  const words = parts.length === 1 ? [...title.keys()] : [...title.keys()].sort();
  const listOf = (lists: ReadonlyMap<string, number[]>) =>
    words.map((word) => lists.get(word) ?? []);
  return {
    edition: parts[0]?.edition ?? '',
    documents,
    words,
    lists: { title: listOf(title), text: listOf(text) },
  };
}

/** How rare a word is among `count` documents, as lunr reckons it. */
export function rarity(frequency: number, count: number): number {
  return Math.log(1 + Math.abs((count - frequency + 0.5) / (frequency + 0.5)));
}

/** How many documents there are, and how many of them words are weighed by. */
interface Documents {
  readonly all: number;
  readonly count: number;
}

type Lists = Readonly<Record<IndexField, readonly (readonly number[])[]>>;

/** The index in the form that lunr itself would have written. */
function serialised(
  words: readonly string[],
  lists: Lists,
  frequency: ReadonlyMap<string, number>,
  of: Documents,
): object {
  const fields: readonly IndexField[] = ['title', 'text'];
  const rare = words.map((word) => rarity(frequency.get(word) ?? 0, of.count));
  return {
    version: lunr.version,
    fields,
    fieldVectors: fields.flatMap((field) =>
      vectors(lists[field], rare, of, FIELDS[field]).map((vector, at) => [
        `${field}/${at}`,
        vector,
      ]),
    ),
    invertedIndex: words.map((word, i) => [word, new Posting(i, lists)]),
    pipeline: [],
  };
}

/**
 * For each document pairs of word and weight: Okapi BM25 where every word of a field counts once.
 */
function vectors(
  lists: readonly (readonly number[])[],
  rare: readonly number[],
  { all, count }: Documents,
  boost: number,
): number[][] {
  const lengths = new Array<number>(all).fill(0);
  let total = 0;
  for (const list of lists) {
    for (const at of list) {
      lengths[at] = (lengths[at] ?? 0) + 1;
      if (at < count) total++;
    }
  }
  const norms = lengths.map(
    (length) => ((K1 + 1) * boost) / (K1 * (1 - B + (B * length * count) / total) + 1),
  );
  const elements = lengths.map((): number[] => []);
  lists.forEach((list, i) => {
    for (const at of list) elements[at]?.push(i, round((rare[i] ?? 0) * (norms[at] ?? 0)));
  });
  return elements;
}

/** Where a word stands, in lunr's form, made when the word is first asked for: most never are. */
class Posting {
  readonly _index: number;
  readonly #lists: Lists;
  #title: object | undefined;
  #text: object | undefined;

  constructor(index: number, lists: Lists) {
    this._index = index;
    this.#lists = lists;
  }

  get title(): object {
    return (this.#title ??= references(this.#lists.title[this._index]));
  }

  get text(): object {
    return (this.#text ??= references(this.#lists.text[this._index]));
  }
}

/** Lunr could keep more about each place of a word. */
const references = (positions: readonly number[] = []): object =>
  Object.fromEntries(positions.map((position) => [position, {}]));

const round = (score: number): number => Math.round(score * 1000) / 1000;
