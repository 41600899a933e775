/** Rows of the keyword effects by their names. */
import type { KeywordRule } from './keyword.ts';
import { KEYWORD_RULES, LATER_NAMES, type KeywordAsked } from './keywords.ts';

/** Names of chapter 16 in its order, with those that later editions add. */
export const KEYWORD_NAMES: readonly string[] = [
  ...new Set([...KEYWORD_RULES.map(({ name }) => name), ...LATER_NAMES]),
];

const byName = new Map(KEYWORD_RULES.map((keyword) => [keyword.name, keyword]));

/** The row of a keyword by its name without brackets and parameters. */
export const keywordRule = (name: string): KeywordRule | undefined => byName.get(name);

const byAsked = Object.fromEntries(
  KEYWORD_RULES.flatMap((keyword) =>
    keyword.asked === undefined ? [] : [[keyword.asked, keyword]],
  ),
) as { readonly [asked in KeywordAsked]: KeywordRule };

/** The row of the keyword of which a procedure asks that. */
export const keywordAsked = (asked: KeywordAsked): KeywordRule => byAsked[asked];
