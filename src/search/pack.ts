/**
 * The index as it is sent: small written forms of documents and words. Each `pack` has its exact
 * inverse.
 */
import { KINDS, type SearchDocument } from './document.ts';

/** Raised when the form of the sent index changes; the page then fetches past its cache. */
export const FORMAT = 4;

/** Where a word can stand, and how much more it counts there. Aliases stand with the title. */
export const FIELDS = { title: 2.5, text: 1 } as const;
export type IndexField = keyof typeof FIELDS;

export interface PackedIndex {
  readonly format: number;
  readonly edition: string;
  readonly documents: readonly PackedDocument[];
  /** All index words, sorted (pack.ts). */
  readonly words: string;
  /** For each word the positions of the documents that have it (code.ts). */
  readonly postings: Readonly<Record<IndexField, string>>;
}

/** What stands empty at the end is left out. */
export type PackedDocument = readonly [
  kind: number,
  title: string,
  text: string,
  number?: string,
  /** 1: our own words. */
  own?: 0 | 1,
  /** Empty where it follows from the number. */
  url?: string,
  aliases?: readonly string[],
];

export function packDocument(document: SearchDocument): PackedDocument {
  const { kind, title, text, number, aliases } = document;
  const own = document.own ? 1 : 0;
  const url = document.url === ruleUrl(number) ? '' : document.url;
  const start = [KINDS.indexOf(kind), title, text, number] as const;
  if (aliases.length > 0) return [...start, own, url, aliases];
  if (url !== '') return [...start, own, url];
  return own === 1 ? [...start, own] : start;
}

export function unpackDocument(packed: PackedDocument): SearchDocument {
  const [kind, title, text, number = '', own = 0, url = '', aliases = []] = packed;
  return {
    kind: KINDS[kind] ?? 'rule',
    url: url === '' ? ruleUrl(number) : url,
    title,
    text,
    number,
    aliases,
    own: own === 1,
  };
}

const ruleUrl = (number: string): string => `/rules/${number}/`;

/**
 * Sorted words, each as the count of letters that it shares with the word before (one digit) and
 * the rest.
 */
export function packWords(words: readonly string[]): string {
  return words
    .map((word, i) => {
      const shared = sharedStart(words[i - 1] ?? '', word);
      return `${shared}${word.slice(shared)}`;
    })
    .join(' ');
}

export function unpackWords(packed: string): string[] {
  let last = '';
  if (packed === '') return [];
  return packed
    .split(' ')
    .map((entry) => (last = last.slice(0, Number(entry.charAt(0))) + entry.slice(1)));
}

function sharedStart(a: string, b: string): number {
  let shared = 0;
  while (shared < 9 && shared < b.length && a.charAt(shared) === b.charAt(shared)) shared++;
  return shared;
}
