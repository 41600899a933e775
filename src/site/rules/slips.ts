/** Slips of the manual for pages. Import it only in frontmatter and other build code. */
import type { Keyword } from '../../rules/rule.ts';
import { library } from '../content/content.ts';

export const { slips } = library;

/**
 * Repairs of what is wrong in the manual itself; the others mend what only the received copy has.
 */
export const MANUALS_OWN = [
  'unopened-parenthesis',
  'unclosed-parenthesis',
  'missing-full-stop',
  'stray-numeral',
] as const;

/** What is said where the label of a keyword and its clauses differ, with those keywords. */
export const remarks: readonly (readonly [words: string, keywords: readonly Keyword[]])[] = [
  ...Map.groupBy(
    library.corpus.keywords.filter(({ remark }) => remark !== undefined),
    ({ remark = '' }) => remark,
  ),
];

/** Slips in a rule, or in a reference of it. */
export const slipsIn = (number: string): boolean =>
  [...slips.citations, ...slips.clauses].some(({ rule }) => rule === number);
