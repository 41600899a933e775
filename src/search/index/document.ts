/** What can be found, in one shape: rules, keywords, terms, questions, guides, rulings, pages. */
import { depthOf } from '../../rules/number/number.ts';
import { typeOf } from '../../rules/keyword-index.ts';
import type { Corpus, Keyword, Rule } from '../../rules/rule.ts';
import type { PlayersWords } from './players-words.ts';
import type { PageSource } from './site-pages.ts';
import { urlOfTerm } from './term-address.ts';

export const KINDS = ['rule', 'keyword', 'term', 'question', 'guide', 'ruling', 'page'] as const;
export type DocumentKind = (typeof KINDS)[number];

export interface SearchDocument {
  readonly kind: DocumentKind;
  readonly url: string;
  /**
   * Heading of a rule ('' for a clause), name of a keyword or term, title of anything else.
   */
  readonly title: string;
  readonly text: string;
  /**
   * Number of the rule, of the section of a keyword, of the first rule of a term, of a ruling; else
   * ''.
   */
  readonly number: string;
  /**
   * Other names under which it is looked up: old names, words that the glossary says to avoid, what
   * a question is about, the numbers of official questions.
   */
  readonly aliases: readonly string[];
  /** The text is our summary, not official wording. */
  readonly own: boolean;
  /** Of a keyword its type, as `trigger-pending`. */
  readonly type?: string;
  /** Of a question its level, from 0. */
  readonly level?: number;
  /** Numbers of rules that it cites or explains. */
  readonly cites?: readonly string[];
}

/** An entry of the glossary (content/terms). */
export interface TermSource {
  readonly term: string;
  readonly body: string;
  /** Words not to use for it; whoever looks them up finds this one. */
  readonly avoid?: readonly string[];
  /** Rules that say what it is, the first above all. */
  readonly rules?: readonly string[];
}

/** A question of the quiz, as far as search needs it. */
export interface QuestionSource {
  readonly title: string;
  readonly url: string;
  readonly text: string;
  /** Name of the topic. */
  readonly topic: string;
  /** Names of keyword effects and numbers of rules that it is about. */
  readonly about?: readonly string[];
  readonly level?: number;
  readonly cites?: readonly string[];
}

/** An official ruling, as far as search needs it. */
export interface RulingSource {
  /** Numbers of the official questions that it answers, as "Q644". */
  readonly numbers: readonly string[];
  readonly title: string;
  readonly url: string;
  /** Names of the keyword effects on its board, as "<Piercing>". */
  readonly keywords: readonly string[];
  /** Level as a question. */
  readonly level?: number;
  readonly cites?: readonly string[];
}

/** A guide, as far as search needs it. */
export interface GuideSource {
  readonly title: string;
  readonly url: string;
  readonly lead: string;
  /** Chapters and sections that it explains. */
  readonly cites?: readonly string[];
  readonly sections: readonly {
    readonly heading: string;
    /** The part of the address behind #. */
    readonly slug: string;
    readonly text: string;
  }[];
}

/** What is found of the site. */
export interface SearchSources {
  readonly corpus: Corpus;
  readonly terms: readonly TermSource[];
  readonly guides: readonly GuideSource[];
  readonly pages: readonly PageSource[];
  readonly words: PlayersWords;
}

/** The rules in rule order, then keywords, terms, guides and pages: what is fetched first. */
export function makeDocuments(sources: SearchSources): SearchDocument[] {
  const { corpus, terms, guides, pages, words } = sources;
  return [
    ...corpus.rules.map((rule) => ruleDocument(rule, words)),
    ...corpus.keywords.map((keyword) => keywordDocument(keyword, words)),
    ...terms.map(termDocument),
    ...guides.flatMap(guideDocuments),
    ...pages.map(pageDocument),
  ];
}

/** Questions and rulings: what is fetched once the first results are shown. */
export const makeMoreDocuments = (
  questions: readonly QuestionSource[],
  rulings: readonly RulingSource[],
): SearchDocument[] => [...questions.map(questionDocument), ...rulings.map(rulingDocument)];

/**
 * Letters of text in the part that is fetched first: what a phone loads in a moment. A manual with
 * more of them sends the rest behind it.
 */
const MOST_LETTERS = 250_000;

/** Documents in the two parts in which they are fetched. */
export interface InParts {
  readonly first: readonly SearchDocument[];
  /** Clauses that the first part has no room for, in rule order. */
  readonly rest: readonly SearchDocument[];
}

/**
 * Everything is in the first part while there is room; then chapters, sections, keywords, terms and
 * guides, and clauses from the beginning as far as there is room.
 */
export function inParts(documents: readonly SearchDocument[]): InParts {
  const isClause = ({ kind, number }: SearchDocument): boolean =>
    kind === 'rule' && depthOf(number) > 2;
  let letters = documents
    .filter((document) => !isClause(document))
    .reduce((sum, { title, text }) => sum + title.length + text.length, 0);
  const late = new Set<SearchDocument>();
  for (const document of documents.filter(isClause)) {
    letters += document.title.length + document.text.length;
    if (letters > MOST_LETTERS) late.add(document);
  }
  return {
    first: documents.filter((document) => !late.has(document)),
    rest: documents.filter((document) => late.has(document)),
  };
}

const NO_WORDS: PlayersWords = new Map();

export function ruleDocument(
  { number, heading, text, summary, citations }: Rule,
  words: PlayersWords = NO_WORDS,
): SearchDocument {
  const url = `/rules/${number}/`;
  return {
    kind: 'rule',
    url,
    title: heading ?? '',
    text: text ?? summary ?? '',
    number,
    aliases: words.get(url) ?? [],
    own: text === undefined && summary !== undefined,
    ...citing(citations.map((cited) => cited.number)),
  };
}

/** Numbers cited, each once; left out where there are none. */
const citing = (numbers: readonly string[] = []): { readonly cites?: readonly string[] } =>
  numbers.length === 0 ? {} : { cites: [...new Set(numbers)] };

const levelled = (level: number | undefined): { readonly level?: number } =>
  level === undefined ? {} : { level };

export function keywordDocument(keyword: Keyword, words: PlayersWords = NO_WORDS): SearchDocument {
  const { formerly, slug } = keyword;
  const url = `/keywords/${slug}/`;
  const old = formerly === undefined ? [] : [withoutBrackets(formerly)];
  return {
    kind: 'keyword',
    url,
    title: keyword.name,
    text: keyword.summary,
    number: keyword.number,
    aliases: [...old, ...(words.get(url) ?? [])],
    own: true,
    type: typeOf(keyword),
  };
}

export function termDocument(source: TermSource): SearchDocument {
  const { term, body, avoid = [], rules = [] } = source;
  const [rule = ''] = rules;
  return {
    kind: 'term',
    url: urlOfTerm(term),
    title: term,
    text: plain(body),
    number: rule,
    aliases: avoid,
    own: true,
    ...citing(rules),
  };
}

export function questionDocument(source: QuestionSource): SearchDocument {
  const { title, url, text, topic, about = [], level, cites } = source;
  const aliases = [...new Set([topic, ...about])];
  return {
    ...{ kind: 'question', url, title, text: plain(text), number: '', aliases, own: true },
    ...levelled(level),
    ...citing(cites),
  };
}

/**
 * A ruling; each of its numbers is a name of it. What it says is not indexed: hundreds of boards
 * would make the words of the rules common, and the list of rulings has a search of its own.
 */
export const rulingDocument = ({
  numbers,
  title,
  url,
  keywords,
  level,
  cites,
}: RulingSource): SearchDocument => ({
  ...levelled(level),
  ...citing(cites),
  ...{
    kind: 'ruling',
    url,
    title,
    text: keywords.join(', '),
    number: numbers[0] ?? '',
    aliases: numbers,
    own: true,
  },
});

/** A guide, and each of its sections as a document of its own. */
export function guideDocuments(source: GuideSource): SearchDocument[] {
  const { title, url, lead, cites, sections } = source;
  const made = (heading: string, at: string, text: string): SearchDocument => ({
    kind: 'guide',
    url: at,
    title: heading,
    text: plain(text),
    number: '',
    aliases: [],
    own: true,
  });
  return [
    { ...made(title, url, lead), ...citing(cites) },
    ...sections.map(({ heading, slug, text }) =>
      made(`${heading} (${title})`, `${url}#${slug}`, text),
    ),
  ];
}

/** A page of the site that is none of the others. */
const pageDocument = ({ url, title, text, said }: PageSource): SearchDocument => ({
  kind: 'page',
  url,
  title,
  text,
  number: '',
  aliases: said,
  own: true,
});

/** `<Security A.>` -> `Security A.`, as names are written in titles and looked up. */
const withoutBrackets = (name: string): string => name.replace(/^<(.*)>$/u, '$1');

/**
 * Markdown to plain words: links to their text, no emphasis, no headings, one space. Angle brackets
 * are card text.
 */
export function plain(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^#+\s+|^[-*]\s+|^>\s?/gm, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
