/** The documents of the static API: what /api/v1/*.json hold. api-schema.ts describes the same shapes as JSON Schema. */
import { keywordUrlOf, urlOf } from '../corpus.ts';
import type { EditionNote } from '../edition/editions.ts';
import type { Citation, Corpus, Keyword, KeywordLabel, Repair, Rule } from '../rule.ts';

interface ApiRule {
  readonly number: string;
  readonly parent: string | null;
  readonly children: readonly string[];
  readonly heading?: string;
  readonly text?: string;
  readonly citations: readonly Citation[];
  readonly citedBy: readonly string[];
  readonly keyword?: string;
  readonly url: string;
  readonly fingerprint: string;
  readonly repairs: readonly Repair[];
  readonly included: boolean;
}

/** /api/v1/rules.json */
export interface ApiRules {
  readonly edition: string;
  readonly rules: readonly ApiRule[];
}

/**
 * /api/v1/rules/16-7-4.json: the rule as in the list, with its edition, for a rule that is not included our summary, and what
 * editions say differently.
 */
export interface ApiSingleRule extends ApiRule {
  readonly edition: string;
  readonly summary?: string;
  readonly editionNote?: Omit<EditionNote, 'number'>;
}

interface ApiKeyword {
  readonly name: string;
  readonly slug: string;
  readonly number: string;
  readonly formerly?: string;
  readonly label: KeywordLabel;
  readonly category: Keyword['category']['value'];
  readonly choice: Keyword['choice']['value'];
  readonly summary: string;
  readonly url: string;
}

/** /api/v1/keywords.json */
export interface ApiKeywords {
  readonly keywords: readonly ApiKeyword[];
}

export function makeRulesDocument({ edition, rules }: Corpus): ApiRules {
  return { edition: edition.id, rules: rules.map(toApiRule) };
}

export function makeRuleDocument(
  { edition }: Corpus,
  rule: Rule,
  note?: EditionNote,
): ApiSingleRule {
  const { summary } = rule;
  return {
    edition: edition.id,
    ...toApiRule(rule),
    ...(summary === undefined ? {} : { summary }),
    ...(note === undefined ? {} : { editionNote: withoutNumber(note) }),
  };
}

const withoutNumber = ({ number: _, ...words }: EditionNote): Omit<EditionNote, 'number'> => words;

export function makeKeywordsDocument({ keywords }: Corpus): ApiKeywords {
  return { keywords: keywords.map(toApiKeyword) };
}

function toApiRule(rule: Rule): ApiRule {
  const { number, parent, children, heading, text, citedBy, keyword } = rule;
  return {
    number,
    parent,
    children,
    ...(heading === undefined ? {} : { heading }),
    ...(text === undefined ? {} : { text }),
    citations: rule.citations,
    citedBy,
    ...(keyword === undefined ? {} : { keyword }),
    url: urlOf(number),
    fingerprint: rule.fingerprint,
    repairs: rule.repairs,
    included: rule.included,
  };
}

function toApiKeyword(keyword: Keyword): ApiKeyword {
  const { name, slug, number, formerly, label, category, choice, summary } = keyword;
  return {
    name,
    slug,
    number,
    ...(formerly === undefined ? {} : { formerly }),
    label,
    category: category.value,
    choice: choice.value,
    summary,
    url: keywordUrlOf(slug),
  };
}
