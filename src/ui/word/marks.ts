/** Where words that open a card stand in a text of the rules or of ours. Build code. */
import { areaWords, timingWords } from '../../effect/explain/timing-words.ts';
import { keywordRule } from '../../effect/keyword/lookup.ts';
import { parseKeyword } from '../../effect/phrase/keyword.ts';
import { AREA_TAGS, TIMINGS } from '../../effect/tree/tree.ts';
import type { Span } from '../../base/span.ts';
import { keywordUrlOf, urlOf } from '../../rules/corpus.ts';
import { slugOf } from '../../rules/slug.ts';
import { cutAtWords, keyOf } from './word.ts';

/** A word that opens a card, and where all about it stands. */
export interface WordMark extends Span {
  readonly url: string;
}

/**
 * The keywords, icons and terms in a text. `terms`: names of the glossary; each is marked where it
 * stands first, and only if it has two words or more, since "battle" and "trash" are also what one
 * does. `own`: the slug of a keyword that is not marked.
 */
export function marksIn(
  text: string,
  terms: readonly string[] = [],
  own?: string,
): readonly WordMark[] {
  const words: WordMark[] = [];
  let at = 0;
  for (const [i, piece] of cutAtWords(text).entries()) {
    const url = i % 2 > 0 && keyOf(piece) !== own ? exactUrl(piece) : undefined;
    if (url !== undefined) words.push({ start: at, end: at + piece.length, url });
    at += piece.length;
  }
  const found = terms.flatMap((term) => termIn(text, term));
  return [...words, ...found]
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .reduce<readonly WordMark[]>(
      (all, mark) => (mark.start < (all.at(-1)?.end ?? 0) ? all : [...all, mark]),
      [],
    );
}

/** The page of a keyword that has one; an icon leads to the very rule that says what it means. */
function exactUrl(word: string): string | undefined {
  const inside = word.slice(1, -1);
  if (word.startsWith('<')) {
    const rule = keywordRule(parseKeyword(inside)?.name ?? '');
    return rule?.section === undefined ? undefined : keywordUrlOf(rule.slug);
  }
  const timing = TIMINGS.find((name) => name === inside);
  const area = AREA_TAGS.find((name) => name === inside);
  if (timing !== undefined) return urlOf(timingWords(timing)[0]);
  if (area !== undefined) return urlOf(areaWords(area)[0]);
  return inside.endsWith(' Per Turn') ? urlOf('15-14-1') : undefined;
}

/** What finds a term, "Rule check" also in "rule checks"; `undefined`: it is not looked for. */
export const termPattern = (term: string): RegExp | undefined =>
  term.includes(' ')
    ? new RegExp(`(?<![\\w-])${term.replace(/[^\w ]/g, '\\$&')}s?(?![\\w-])`, 'i')
    : undefined;

/** Where all about a term stands. */
export const urlOfTerm = (term: string): string => `/glossary/#${slugOf(term)}`;

function termIn(text: string, term: string): readonly WordMark[] {
  const match = termPattern(term)?.exec(text);
  if (match == null) return [];
  return [{ start: match.index, end: match.index + match[0].length, url: urlOfTerm(term) }];
}
