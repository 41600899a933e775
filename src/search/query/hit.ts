/** One answer as it is shown. */
import { ancestorNumbers } from '../../rules/number/number.ts';
import type { DocumentKind } from '../index/document.ts';
import { excerpt, markText, type MarkedText } from '../word/mark.ts';
import type { SearchIndex } from '../index/open.ts';
import { isByName, type Ranked, type Why } from './rank.ts';

export interface Hit {
  readonly kind: DocumentKind | 'card';
  readonly why: Why;
  readonly url: string;
  /**
   * Number of the rule, of the section of a keyword, of the first rule of a term; else ''.
   */
  readonly number: string;
  /** Name or heading; a clause takes the heading that it stands under. */
  readonly title: MarkedText;
  readonly excerpt: MarkedText;
  /** The excerpt is from our summary, not official wording. */
  readonly own: boolean;
}

/** What to mark, and how long an excerpt may be. */
export interface Highlighting {
  readonly typed: string;
  readonly terms: ReadonlySet<string>;
  readonly phrases: readonly RegExp[];
  readonly length: number;
}

/** Nothing for a position that the index does not have. */
export function show({ position, why }: Ranked, index: SearchIndex, asked: Highlighting): Hit[] {
  const document = index.documents[position];
  if (document === undefined) return [];
  const { kind, url, number, title, text, own } = document;
  const heading = title === '' ? headingAbove(number, index) : title;
  return [
    {
      kind,
      why,
      url,
      number,
      title: markTitle(heading, why, asked),
      excerpt: excerpt(markText(text, asked.terms, asked.phrases), asked.length),
      own,
    },
  ];
}

/**
 * Of a title without a matching word the typed part is marked; all of it when found by another name
 * or misspelled.
 */
function markTitle(title: string, why: Why, { typed, terms, phrases }: Highlighting): MarkedText {
  const marked = markText(title, terms, phrases);
  if (!isByName(why) || marked.marks.length > 0 || title === '') return marked;
  const start = title.toLowerCase().indexOf(typed.toLowerCase());
  const all = { start: 0, end: title.length };
  return { text: title, marks: [start < 0 ? all : { start, end: start + typed.length }] };
}

function headingAbove(number: string, { documents, byNumber }: SearchIndex): string {
  const titles = ancestorNumbers(number).map(
    (one) => documents[byNumber.get(one) ?? -1]?.title ?? '',
  );
  return titles.findLast((title) => title !== '') ?? '';
}
