/**
 * Where a text that somebody pasted names a rule or a keyword effect. What is a link, an address or
 * code already is left alone, whatever forum it was written for.
 */
import type { Span } from '../base/span.ts';
import { isRuleNumber } from '../rules/number/number-list.ts';
import { isMeasured } from '../rules/number/measured.ts';
import { partsOf } from '../rules/number/number.ts';
import { compact } from './compact.ts';
import { indentedCode } from './indented.ts';
import { rulingsIn, type RulingMention, type RulingPaths } from './rulings.ts';

/** A keyword effect as the page hands it over. */
export interface NamedKeyword {
  readonly name: string;
  readonly slug: string;
  /** Number of its section. */
  readonly number: string;
  readonly formerly?: string;
}

/** A rule number, a keyword in its brackets, or a ruling, as it stands in the text. */
export type Mention = RulingMention | RuleOrKeyword;

type RuleOrKeyword = Span & {
  readonly shown: string;
} & (
    | {
        readonly kind: 'rule';
        readonly number: string;
        readonly exists: boolean;
        /** Reads as counting (3-2-1), in a text that says nothing else of rules: left as it is. */
        readonly isCount: boolean;
        /** Where it leads, if not to the page of its number: it is from an older edition. */
        readonly path?: string;
      }
    | { readonly kind: 'keyword'; readonly keyword: NamedKeyword }
  );

/** Links, addresses and code of Markdown, BBCode and HTML: nothing in them is changed. */
const LEFT_ALONE: readonly RegExp[] = [
  // Code: fenced, in the line, BBCode, HTML.
  /^(?:`{3,}|~{3,})[^]*?(?:^(?:`{3,}|~{3,})[^\S\n]*$|$(?![^]))/gm,
  /(?<!`)(`+)(?!`)[^]*?[^`]\1(?!`)/g,
  /\[(code|icode|plain|noparse|url|img|media|email)\b[^\]]*\][^]*?\[\/\1\]/gi,
  /<(a|code|pre|script|style|textarea|kbd|samp)\b[^<>]*>[^]*?<\/\1>/gi,
  /<!--[^]*?-->/g,
  // Markdown: links, pictures, with brackets in what they show; link definitions.
  /!?\[(?:[^[\]\n]|!?\[[^[\]\n]*\](?:\([^()\n]*\))?)*\](?:\([^)\n]{0,2000}\)|\[[^[\]\n]*\])/g,
  /^ {0,3}\[[^\]\n]+\]:.*$/gm,
  // Tags with what they say, addresses.
  /\[\/?[a-z]+=[^[\]\n]*\]/gi,
  /<\/?[a-z][^<>]*>/g,
  /\b(?:https?:\/\/|www\.)[^\s<>"']+/gi,
];

const NUMBER =
  /(?<![\w./:+@-]|\d[\u2010-\u2015])\d{1,2}(?:([-.\u2010-\u2015])\d{1,2})(?:\1\d{1,2}){0,5}(?![\w/%]|[-.:\u2010-\u2015]\w)/g;
/**
 *     rules 2-3, 2-4 and 2-5
 *     ^^^^^^^^^^^^^^^^^^^
 */
const NAMED =
  /(?:\b(?:rules?|sections?|clauses?|see|cr)|§|#)\s*(?:\d+(?:[-.]\d+)*(?:,|,?\s+(?:and|or|to))\s+)*$/i;
/**
 *     <Security A. +1>    ＜Piercing＞    &lt;Blocker&gt;    \<Rush\>
 */
const KEYWORD =
  /(?:\\?<|&lt;|＜|≪|\u{300a})([A-Z][\w .+:&'’-]{1,60}?)(?:\\?>|&gt;|＞|≫|\u{300b})/gu;

/**
 * Mentions in the order of the text. Only Markdown takes lines that are far in for code. `rulings`:
 * those that have a page; where none are given, "Q3185" isn't looked for.
 */
export function findMentions(
  text: string,
  keywords: readonly NamedKeyword[],
  isMarkdown = false,
  rulings: RulingPaths = new Map(),
): readonly Mention[] {
  const closed = [...spansLeftAlone(text, keywords), ...(isMarkdown ? indentedCode(text) : [])];
  const isOpen = ({ start, end }: Span): boolean =>
    !closed.some((span) => span.start < end && start < span.end);
  const found = [...rulesIn(text), ...keywordsIn(text, keywords), ...rulingsIn(text, rulings)]
    .filter(isOpen)
    .toSorted((a, b) => a.start - b.start);
  const isAboutRules =
    OF_RULES.test(text) || found.some((one) => one.kind !== 'rule' || !one.isCount);
  return isAboutRules
    ? found.map((one) => (one.kind === 'rule' ? { ...one, isCount: false } : one))
    : found;
}

/** A text with one of these words is about rules. */
const OF_RULES = /\b(?:rules?|rulings?|sections?|clauses?|manual|judges?|cr)\b|§/i;

/** Counted down to 1 or up from 1, in three steps or more: 3-2-1, 1-2-3. */
function counts(number: string): boolean {
  const parts = partsOf(number);
  const [first = 0] = parts;
  const [step, from] = first === 1 ? [1, 1] : [-1, parts.length];
  return parts.length > 2 && parts.every((part, i) => part === from + i * step);
}

function spansLeftAlone(text: string, keywords: readonly NamedKeyword[]): readonly Span[] {
  return LEFT_ALONE.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => spanOf(match)),
  ).filter(({ start, end }) => keywordOf(text.slice(start + 1, end - 1), keywords) === undefined);
}

const spanOf = ({ 0: found, index }: RegExpExecArray): Span => ({
  start: index,
  end: index + found.length,
});

/**
 * Three parts are always a rule. Two can be a span of anything ("2-3 cards"), and dots a version or
 * a date: those count in a chapter that nobody counts in, or where a rule is named before them.
 */
function rulesIn(text: string): readonly RuleOrKeyword[] {
  return [...text.matchAll(NUMBER)].flatMap((match) => {
    const [shown, mark] = match;
    const number = shown.replace(/[^\d]/g, '-');
    const [chapter, , third] = number.split('-');
    const exists = isRuleNumber(number);
    const before = text.slice(Math.max(0, match.index - 80), match.index);
    const isNamed = NAMED.test(before);
    const isChapter = Number(chapter) > 10 && exists && !isMeasured(before, behind(match));
    const isShaped = mark !== '.' && (third !== undefined || isChapter);
    if (!isNamed && !isShaped) return [];
    const isCount = !isNamed && counts(number);
    return [{ kind: 'rule' as const, shown, number, exists, isCount, ...spanOf(match) }];
  });
}

/** A few letters behind what was found. */
const behind = ({ 0: found, index, input }: RegExpExecArray): string =>
  input.slice(index + found.length, index + found.length + 20);

function keywordsIn(text: string, keywords: readonly NamedKeyword[]): readonly RuleOrKeyword[] {
  return [...text.matchAll(KEYWORD)].flatMap((match) => {
    const keyword = keywordOf(match[1] ?? '', keywords);
    return keyword === undefined
      ? []
      : [{ kind: 'keyword' as const, shown: match[0], keyword, ...spanOf(match) }];
  });
}

/** `Security A. +1` is `Security A.`, `Draw 2` is `Draw`, `Security Attack` its former name. */
function keywordOf(words: string, keywords: readonly NamedKeyword[]): NamedKeyword | undefined {
  const said = compact(words);
  const bare = compact(words.replace(/[\s:]*(?:[+-]?\s*(?:\d+|[xX])|\(.*\))\s*$/, ''));
  return keywords.find(({ name, formerly = '' }) =>
    [name, formerly].some((known) => {
      const form = compact(known);
      return form !== '' && (form === said || form === bare);
    }),
  );
}
