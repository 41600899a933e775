/** The documents of the static API: what /api/v1/*.json hold. */
import { keywordUrlOf, urlOf } from '../corpus.ts';
import type { EditionNote } from '../edition/editions.ts';
import type { Corpus, Keyword, Rule } from '../rule.ts';
import type { ApiKeyword, ApiKeywords, ApiRule, ApiRules, ApiSingleRule } from './api-schema.ts';

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
