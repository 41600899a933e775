/**
 * The index as it is sent: small written forms of documents and words. Each `pack` has its exact
 * inverse.
 */
import { KINDS, type DocumentKind, type SearchDocument } from './document.ts';
import { urlOfTerm } from './term-address.ts';

/** Raised when the form of the sent index changes; the page then fetches past its cache. */
export const FORMAT = 6;

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
  /** Empty where it follows from the number, or of a term from its name. */
  url?: string,
  aliases?: readonly string[],
  facts?: PackedFacts,
];

/** What only filters ask for. */
interface PackedFacts {
  readonly t?: string;
  readonly l?: number;
  /** Citations that do not stand in the text; 1: exactly those that stand there. */
  readonly c?: readonly string[] | 1;
}

export function packDocument(document: SearchDocument): PackedDocument {
  const { kind, title, text, number, aliases } = document;
  const own = document.own ? 1 : 0;
  const url = document.url === usualUrl(kind, title, number) ? '' : document.url;
  const start = [KINDS.indexOf(kind), title, text, number] as const;
  const facts = packFacts(document);
  if (Object.keys(facts).length > 0) return [...start, own, url, aliases, facts];
  if (aliases.length > 0) return [...start, own, url, aliases];
  if (url !== '') return [...start, own, url];
  return own === 1 ? [...start, own] : start;
}

export function unpackDocument(packed: PackedDocument): SearchDocument {
  const [at, title, text, number = '', own = 0, url = '', aliases = [], facts = {}] = packed;
  const kind = KINDS[at] ?? 'rule';
  return {
    kind,
    url: url === '' ? usualUrl(kind, title, number) : url,
    title,
    text,
    number,
    aliases,
    own: own === 1,
    ...unpackFacts(facts, text),
  };
}

function packFacts({ type, level, cites, text }: SearchDocument): PackedFacts {
  const standing = numbersIn(text);
  const isInText =
    cites?.length === standing.length && cites.every((one, i) => one === standing[i]);
  return {
    ...(type === undefined ? {} : { t: type }),
    ...(level === undefined ? {} : { l: level }),
    ...(cites === undefined ? {} : { c: isInText ? 1 : cites }),
  };
}

const unpackFacts = (
  { t, l, c }: PackedFacts,
  text: string,
): Pick<SearchDocument, 'type' | 'level' | 'cites'> => ({
  ...(t === undefined ? {} : { type: t }),
  ...(l === undefined ? {} : { level: l }),
  ...(c === undefined ? {} : { cites: c === 1 ? numbersIn(text) : c }),
});

/** Rule numbers that stand in a text, each once. */
const numbersIn = (text: string): string[] => [
  ...new Set(text.match(/(?<![\w-])\d{1,2}(?:-\d{1,2})+(?![\w-])/g)),
];

const usualUrl = (kind: DocumentKind, title: string, number: string): string =>
  kind === 'term' ? urlOfTerm(title) : `/rules/${number}/`;

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
