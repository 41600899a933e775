/** Which documents answer a query, best first. */
import { isWithin, parentOf } from '../../rules/number/number.ts';
import type { SearchDocument } from '../index/document.ts';
import { matchWords, type Matched } from './match-words.ts';
import { findNames } from '../index/name.ts';
import type { SearchIndex } from '../index/open.ts';
import type { Query } from './query.ts';
import { findByWords } from './words.ts';

/** Why a document is found, in the order in which the answers stand. */
const WHYS = ['number', 'name', 'below', 'like a name', 'phrase', 'words', 'filter'] as const;
export type Why = (typeof WHYS)[number];

export interface Ranked {
  readonly position: number;
  readonly why: Why;
  readonly score: number;
}

export interface Ranking {
  readonly ranked: readonly Ranked[];
  /** Whether the filters kept something out. */
  readonly isNarrowed: boolean;
  /** Rules that an author chose for what players say, as it was typed. */
  readonly said: ReadonlySet<number>;
  /** Index words to mark. */
  readonly terms: ReadonlySet<string>;
  readonly matched: readonly Matched[];
  /** Words that nothing in the index resembles. */
  readonly unknown: readonly string[];
  /** The number asked for that is no rule. */
  readonly missing?: string;
}

/** Words in more than this part of the documents are marked only in phrases. */
const COMMON = 0.25;

/** `passes`: what filters let through. */
export function rank(
  query: Query,
  index: SearchIndex,
  passes: (document: SearchDocument) => boolean = () => true,
): Ranking {
  const matched = matchWords(query, index);
  const { present, missing } = existing(query.numbers, index);
  const names = findNames(query.text, index.names, {
    begins: query.goesOn !== 'no',
    misspelled: matched.some(({ how }) => how !== 'exact'),
  });
  const found = new Map<number, Ranked>();
  const add = (why: Why, positions: readonly number[]): void => {
    for (const position of positions) {
      const before = found.get(position);
      if (before !== undefined && precedence(before.why) <= precedence(why)) continue;
      found.set(position, { position, why, score: before?.score ?? 0 });
    }
  };
  for (const { position, score, literal } of findByWords(query, matched, index)) {
    found.set(position, { position, score, why: literal ? 'phrase' : 'words' });
  }
  for (const number of present) {
    add('number', inIndex(number, index));
    if (missing === undefined) add('below', related(number, index));
  }
  for (const number of numbersOf(names.named, index)) {
    add('name', inIndex(number, index));
    add('below', below(number, index));
  }
  for (const number of numbersOf(names.alike, index)) add('like a name', inIndex(number, index));
  add('name', names.named);
  add('like a name', names.alike);
  const passed = [...found.values()].filter(({ position }) => {
    const document = index.documents[position];
    return document !== undefined && passes(document);
  });
  return {
    ranked: withoutTwins(passed.sort(comparing(index, names.said)), index),
    isNarrowed: passed.length < found.size,
    said: names.said,
    matched,
    terms: toMark(matched, index),
    unknown: matched
      .filter(({ how, word, part }) => how === 'unknown' && part === 1 && !/^\d/.test(word))
      .map(({ word }) => word),
    ...(missing === undefined ? {} : { missing }),
  };
}

/** All that passes the filters of a query without words, in the order of the index. */
export const everything = (
  index: SearchIndex,
  passes: (document: SearchDocument) => boolean,
): readonly Ranked[] =>
  withoutTwins(
    index.documents
      .flatMap((document, position) =>
        passes(document) ? [{ position, why: 'filter', score: 0 } as const] : [],
      )
      .sort(byRule(index)),
    index,
  );

/**
 * A keyword and the rule that is its section say the same, and a page may stand in the index
 * twice: the one that was rather asked for stays.
 */
function withoutTwins(
  ranked: readonly Ranked[],
  { documents, byNumber }: SearchIndex,
): readonly Ranked[] {
  const seen = new Set<string>();
  return ranked.filter(({ position }) => {
    const { kind, number = '', url = '' } = documents[position] ?? {};
    const section = kind === 'keyword' ? documents[byNumber.get(number) ?? -1]?.url : undefined;
    const at = section ?? url;
    const isNew = !seen.has(at);
    seen.add(at);
    return isNew;
  });
}

/** Asked for by its name, or by one that is spelled much like it. */
export const isByName = (why: Why): boolean => why === 'name' || why === 'like a name';

const PRECEDENCE = Object.fromEntries(WHYS.map((why, at) => [why, at]));

const precedence = (why: Why): number => PRECEDENCE[why] ?? WHYS.length;

/**
 * What stands below a number keeps the order of the rules; all else goes by score. Asked for by
 * name, a keyword effect comes before a term, then come what players say and the rules of that
 * name.
 */
function comparing(
  index: SearchIndex,
  said: ReadonlySet<number>,
): (a: Ranked, b: Ranked) => number {
  const { documents } = index;
  const behind = ({ position, why }: Ranked): number => {
    if (!isByName(why)) return 0;
    const kind = documents[position]?.kind;
    return kind === 'keyword' ? 0 : kind === 'term' ? 1 : said.has(position) ? 2 : 3;
  };
  const inOrder = byRule(index);
  return (a, b) =>
    precedence(a.why) - precedence(b.why) ||
    behind(a) - behind(b) ||
    (a.why === 'below' ? 0 : b.score - a.score) ||
    inOrder(a, b);
}

function byRule(index: SearchIndex): (a: Ranked, b: Ranked) => number {
  const order = index.order();
  return (a, b) => (order[a.position] ?? 0) - (order[b.position] ?? 0);
}

/** Of the numbers read those that exist, or the nearest rule above the first. */
function existing(
  numbers: readonly string[],
  { byNumber }: SearchIndex,
): { readonly present: readonly string[]; readonly missing?: string } {
  const present = numbers.filter((number) => byNumber.has(number));
  const [missing] = numbers;
  if (present.length > 0 || missing === undefined) return { present };
  let above = parentOf(missing);
  while (above !== null && !byNumber.has(above)) above = parentOf(above);
  return { present: above === null ? [] : [above], missing };
}

function inIndex(number: string, { byNumber }: SearchIndex): readonly number[] {
  const position = byNumber.get(number);
  return position === undefined ? [] : [position];
}

function below(number: string, { byNumber }: SearchIndex): readonly number[] {
  const start = `${number}-`;
  const found: number[] = [];
  for (const [other, position] of byNumber) if (other.startsWith(start)) found.push(position);
  return found;
}

/** Rules below a number, and the keyword effect whose section it is or stands in. */
function related(number: string, index: SearchIndex): readonly number[] {
  const keywords = index.keywords.filter((position) =>
    isWithin(number, index.documents[position]?.number ?? '-'),
  );
  return [...below(number, index), ...keywords];
}

const numbersOf = (positions: readonly number[], { documents }: SearchIndex): readonly string[] =>
  positions.map((position) => documents[position]?.number ?? '');

/** Common words are not worth a mark, nor those that only hold the question together. */
function toMark(matched: readonly Matched[], { frequency, documents }: SearchIndex): Set<string> {
  const terms = matched.filter(({ part }) => part === 1).flatMap((word) => [...word.terms.keys()]);
  const rare = terms.filter((term) => (frequency.get(term) ?? 0) < documents.length * COMMON);
  return new Set(rare.length > 0 ? rare : terms);
}
