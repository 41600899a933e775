/** Official rulings that a pasted post names by their numbers: "Q3185". */
import type { Span } from '../base/span.ts';
import { urlOfRuling } from '../rules/ruling-url.ts';

/** `Q3185`, as it is written, to the page of the ruling that says it. */
export type RulingPaths = ReadonlyMap<string, string>;

/** An official ruling named by its number. */
export type RulingMention = Span & {
  readonly kind: 'ruling';
  readonly shown: string;
  /** Its page; undefined for a ruling that isn't here. */
  readonly path: string | undefined;
};

/** Packs which numbers each page has, its own first: `644 645,700`. `unpackRulings` reads it. */
export const packRulings = (rulings: readonly (readonly string[])[]): string =>
  rulings.map((numbers) => numbers.map((number) => number.slice(1)).join(' ')).join(',');

/** The exact inverse, as paths: all numbers of a ruling lead to its one page. */
export function unpackRulings(packed: string): RulingPaths {
  const paths = new Map<string, string>();
  for (const ruling of packed.split(',')) {
    const [own = '', ...same] = ruling.split(' ');
    if (own === '') continue;
    for (const number of [own, ...same]) paths.set(`Q${number}`, urlOfRuling(`Q${own}`));
  }
  return paths;
}

/** Three digits at least: "Q1" is a quarter, or the first of somebody's questions. */
const RULING = /(?<![\w./:+@#&=-])Q\d{3,5}(?![\w/]|[-.:]\w)/g;

/** Mentions in the order of the text; none where no rulings are known. */
export const rulingsIn = (text: string, known: RulingPaths): readonly RulingMention[] =>
  known.size === 0
    ? []
    : [...text.matchAll(RULING)].map(({ 0: shown, index }) => ({
        kind: 'ruling',
        shown,
        path: known.get(shown),
        start: index,
        end: index + shown.length,
      }));
