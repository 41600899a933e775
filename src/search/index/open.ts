/** The sent index -> an index that answers: where words stand, with the names and numbers. */
import { compareNumbers } from '../../rules/number/number.ts';
import { parseLists } from './code.ts';
import type { SearchDocument } from './document.ts';
import { namesOf, type Name } from './name.ts';
import { unpackDocument, unpackWords, type PackedIndex } from './pack.ts';
import { weightsOf, type Lists, type Weights } from './weigh.ts';

export interface SearchIndex {
  readonly edition: string;
  readonly documents: readonly SearchDocument[];
  /** Sorted. */
  readonly words: readonly string[];
  /** Where each word stands in `words`. */
  readonly placeOf: ReadonlyMap<string, number>;
  /** What the words weigh where they stand. */
  readonly weights: Weights;
  /** In how many fields a word stands. */
  readonly frequency: ReadonlyMap<string, number>;
  readonly byNumber: ReadonlyMap<string, number>;
  /** Position by position the order in which answers that are equally good stand. */
  readonly order: () => Int32Array;
  /** Title and text in small letters without the signs inside words. */
  readonly plainText: (position: number) => string;
  readonly names: readonly Name[];
  /** Positions of the keyword effects. */
  readonly keywords: readonly number[];
}

/** Opens what was sent, in one part or in several, as one index. */
export function openIndex(...parts: readonly PackedIndex[]): SearchIndex {
  const { edition, documents, words, lists } = joined(parts);
  // Hundreds of titles of rulings, which stand last, say nothing of how rare a word is in the
  // rules.
  const own = documents.findIndex(({ kind }) => kind === 'ruling');
  const count = own < 0 ? documents.length : own;
  const frequencies = words.map(
    (_, i) => below(count, lists.title[i] ?? []) + below(count, lists.text[i] ?? []),
  );
  const numbered = documents.flatMap(({ kind, number }, position) =>
    kind === 'rule' ? [[number, position] as const] : [],
  );
  return {
    edition,
    documents,
    words,
    placeOf: new Map(words.map((word, i) => [word, i])),
    weights: weightsOf(lists, frequencies, { all: documents.length, count }),
    frequency: new Map(words.map((word, i) => [word, frequencies[i] ?? 0])),
    byNumber: new Map(numbered),
    order: ordered(documents),
    plainText: plainTexts(documents),
    names: documents.flatMap(namesOf),
    keywords: documents.flatMap(({ kind }, position) => (kind === 'keyword' ? [position] : [])),
  };
}

/** What parts hold together: their documents one after the other, and every word of them once. */
interface Joined {
  readonly edition: string;
  readonly documents: readonly SearchDocument[];
  readonly words: readonly string[];
  readonly lists: Lists;
}

function joined(parts: readonly PackedIndex[]): Joined {
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return alone(first);
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
  const words = [...title.keys()].sort();
  const listOf = (lists: ReadonlyMap<string, number[]>) =>
    words.map((word) => lists.get(word) ?? []);
  return {
    edition: first?.edition ?? '',
    documents,
    words,
    lists: { title: listOf(title), text: listOf(text) },
  };
}

/** One part as it was sent. */
function alone({ edition, documents, words, postings }: PackedIndex): Joined {
  const own = unpackWords(words);
  // As long as there are words, whatever was sent.
  const listsOf = (code: string): number[][] => {
    const lists = parseLists(code);
    return own.map((_, i) => lists[i] ?? []);
  };
  return {
    edition,
    documents: documents.map(unpackDocument),
    words: own,
    lists: { title: listsOf(postings.title), text: listsOf(postings.text) },
  };
}

/** How many members of an ascending list are below `end`. */
function below(end: number, list: readonly number[]): number {
  let count = list.length;
  while (count > 0 && (list[count - 1] ?? 0) >= end) count--;
  return count;
}

/** Rules in their order, then the rest as it stands: long manuals come in two parts. */
function ordered(documents: readonly SearchDocument[]): () => Int32Array {
  let made: Int32Array | undefined;
  return () => (made ??= orderOf(documents));
}

function orderOf(documents: readonly SearchDocument[]): Int32Array {
  const all = documents.map(({ kind, number }, position) => ({
    position,
    number: kind === 'rule' ? number : '',
  }));
  const rules = all.filter(({ number }) => number !== '');
  const inOrder = [
    ...rules.sort((a, b) => compareNumbers(a.number, b.number) || a.position - b.position),
    ...all.filter(({ number }) => number === ''),
  ];
  const order = new Int32Array(documents.length);
  inOrder.forEach(({ position }, at) => (order[position] = at));
  return order;
}

/** Each is made when it is first asked for. */
function plainTexts(documents: readonly SearchDocument[]): (position: number) => string {
  const made: string[] = [];
  return (position) => {
    const { title = '', text = '' } = documents[position] ?? {};
    return (made[position] ??= `${title} ${text}`.toLowerCase().replace(/['’-]/g, ''));
  };
}
