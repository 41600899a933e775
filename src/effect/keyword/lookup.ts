/** Rows of the keyword effects by their names. */
import type { KeywordRule } from './keyword.ts';
import { KEYWORD_RULES, LATER_NAMES } from './keywords.ts';
import { LATER_SECTIONS } from './later-sections.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';
import { slugOf } from '../../rules/slug.ts';

/** Names of chapter 16 in its order, with those that later editions add. */
export const KEYWORD_NAMES: readonly string[] = [
  ...new Set([...KEYWORD_RULES.map(({ name }) => name), ...LATER_NAMES]),
];

const byName = new Map(KEYWORD_RULES.map((keyword) => [keyword.name, keyword]));

/** The row of a keyword by its name without brackets and parameters. */
export const keywordRule = (name: string): KeywordRule | undefined => byName.get(name);

/**
 * Where the rules of the site have a keyword, by its name: in its row, or in an edition that was
 * imported. Undefined where they don't have it.
 */
export const sectionOfKeyword = (name: string, later = LATER_SECTIONS): RuleNumber | undefined =>
  keywordRule(name)?.section ?? later[slugOf(name)];

/** Those of some keyword effects that the table doesn't place: a later edition has them. */
export const laterKeywords = <T extends { readonly slug: string }>(
  keywords: readonly T[],
): readonly T[] => keywords.filter(({ slug }) => !placed.has(slug));

const placed = new Set(
  KEYWORD_RULES.flatMap(({ slug, section }) => (section === undefined ? [] : [slug])),
);
