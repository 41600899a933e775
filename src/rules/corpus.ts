/** The corpus with its lookups: what pages, search and quiz ask of it. */
import { ancestorNumbers } from './number/number.ts';
import type { Citation, Corpus, Keyword, Rule } from './rule.ts';

interface MismatchedCitation {
  readonly from: Rule;
  readonly citation: Citation;
  readonly cited: Rule;
}

export interface CorpusIndex {
  readonly corpus: Corpus;
  readonly find: (number: string) => Rule | undefined;
  readonly childrenOf: (number: string) => readonly Rule[];
  /** From the chapter down to the parent. */
  readonly ancestorsOf: (number: string) => readonly Rule[];
  /** The rules with the same parent, without the rule itself. */
  readonly siblings: (number: string) => readonly Rule[];
  readonly previous: (number: string) => Rule | undefined;
  readonly next: (number: string) => Rule | undefined;
  readonly citedBy: (number: string) => readonly Rule[];
  /** The keyword that the rule belongs to. */
  readonly keywordOf: (number: string) => Keyword | undefined;
  readonly findKeyword: (slug: string) => Keyword | undefined;
  readonly mismatchedCitations: () => readonly MismatchedCitation[];
}

/** Address of the page of a rule. */
export function urlOf(number: string): string {
  return `/rules/${number}/`;
}

/** Address of the page of a keyword. */
export function keywordUrlOf(slug: string): string {
  return `/keywords/${slug}/`;
}

/** Builds the lookups once. */
export function indexCorpus(corpus: Corpus): CorpusIndex {
  const { rules, keywords } = corpus;
  const positions = new Map(rules.map((rule, i) => [rule.number, i]));
  const bySlug = new Map(keywords.map((keyword) => [keyword.slug, keyword]));
  const at = (number: string, step: number) => {
    const position = positions.get(number);
    return position === undefined ? undefined : rules[position + step];
  };
  const find = (number: string) => at(number, 0);
  const findAll = (numbers: readonly string[]) => numbers.flatMap((number) => find(number) ?? []);
  return {
    corpus,
    find,
    childrenOf: (number) => findAll(find(number)?.children ?? []),
    ancestorsOf: (number) => findAll(ancestorNumbers(number)),
    siblings(number) {
      const rule = find(number);
      return rules.filter((other) => other.parent === rule?.parent && other.number !== number);
    },
    previous: (number) => at(number, -1),
    next: (number) => at(number, 1),
    citedBy: (number) => findAll(find(number)?.citedBy ?? []),
    keywordOf: (number) => bySlug.get(find(number)?.keyword ?? ''),
    findKeyword: (slug) => bySlug.get(slug),
    mismatchedCitations: () => findMismatches(rules, find),
  };
}

/** Citations that quote another title than the cited rule has. */
function findMismatches(
  rules: readonly Rule[],
  find: (number: string) => Rule | undefined,
): readonly MismatchedCitation[] {
  return rules.flatMap((from) =>
    from.citations.flatMap((citation) => {
      const cited = find(citation.number);
      if (cited === undefined || citation.title === undefined) return [];
      return citation.title === cited.heading ? [] : [{ from, citation, cited }];
    }),
  );
}
