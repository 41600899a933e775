/**
 * What is shown of an explanation of effect text: the text with its parts numbered, and what each
 * part is and decides. TakenApart.svelte draws it.
 */
import {
  allParts,
  CHOICES,
  PART_LABELS,
  type Explanation,
  type Reasoned,
  type LineTold,
  type Part,
} from '../effect/explain/explain.ts';
import { keywordUrlOf } from '../rules/corpus.ts';
import { slugOf } from '../rules/slug.ts';
import type { Category } from '../rules/rule.ts';
import { CATEGORY_NAMES } from '../ui/keyword/names.ts';

/** Words that the engine would not carry out, and why. */
export interface NotRun {
  readonly start: number;
  readonly end: number;
  readonly found: string;
}

export interface Options {
  /** Unique on the page: ids of parts begin with it. */
  readonly id: string;
  /** Categories of the keyword effects, by name. */
  readonly keywords: { readonly [name: string]: Category };
  /** What the engine does not run; absent where nobody asked it. */
  readonly notRun?: readonly NotRun[];
}

export interface TakenApart {
  readonly lines: readonly LineView[];
  readonly mended: readonly { readonly why: string; readonly was: string; readonly is: string }[];
  readonly reminders: readonly string[];
}

export interface LineView {
  readonly category: Category | 'none';
  /** "Line 1" where there are several. */
  readonly name?: string;
  readonly text: readonly MarkedWords[];
  readonly findings: readonly FindingView[];
  readonly parts: readonly PartView[];
  /** What the engine does not run of it; absent where nobody asked it. */
  readonly notRun?: readonly { readonly words: string; readonly found: string }[];
}

/** A piece of the text: words, or a part with its pieces. */
export type MarkedWords = string | (TitledPart & { readonly pieces: readonly MarkedWords[] });

interface TitledPart {
  readonly id: string;
  /** From 1, in its line. */
  readonly n: number;
  readonly kind: Part['kind'];
  readonly label: string;
}

interface PartView extends TitledPart {
  readonly quote: string;
  readonly words: string;
  /** The keyword effect that it names, with the address of its page. */
  readonly keyword?: { readonly name: string; readonly url: string };
  readonly rules: readonly string[];
}

interface FindingView {
  readonly title: string;
  readonly isCategory: boolean;
  /** Why; what is a rule number is to be a link. */
  readonly because: readonly (string | { readonly rule: string })[];
  /** Numbers of the parts that decide it, in words. */
  readonly decided?: string;
  /** The rule, where the words do not name it. */
  readonly rule?: string;
}

/** Everything that is shown of a text. */
export const takeApart = (
  { text, lines, repaired, reminders }: Explanation,
  options: Options,
): TakenApart => ({
  lines: lines.map((line, i) => ({
    ...viewOf(text, line, i + 1, options),
    ...(lines.length > 1 ? { name: `Line ${i + 1}` } : {}),
  })),
  mended: repaired.map(({ words, times, was, became }) => ({
    why: `${words.replace(/\.$/, '')}${times > 1 ? ` (${times} times)` : ''}: `,
    was: visible(was),
    is: visible(became),
  })),
  reminders,
});

const visible = (text: string): string =>
  text.replace(/\n/g, '⏎').replace(/^ +$/, '␣') || '(nothing)';

function viewOf(text: string, line: LineTold, lineNumber: number, options: Options): LineView {
  const all = allParts(line.parts);
  const nameOf = (part: Part): TitledPart => {
    const n = all.indexOf(part) + 1;
    const { kind } = part;
    return { id: `${options.id}-${lineNumber}-${n}`, n, kind, label: PART_LABELS[kind] };
  };
  return {
    category: line.category?.category ?? keywordCategory(all, options) ?? 'none',
    text: pieces(text, line.span, line.parts, nameOf),
    findings: findingsOf(line, all),
    parts: all.map((part) => ({ ...nameOf(part), ...partView(text, part, options) })),
    ...notRunOf(text, line, options.notRun),
  };
}

/** The text with its parts set off. */
function pieces(
  text: string,
  span: Part['span'],
  parts: readonly Part[],
  nameOf: (part: Part) => TitledPart,
): readonly MarkedWords[] {
  const out: MarkedWords[] = [];
  let at = span.start;
  for (const part of parts) {
    const { start, end } = part.span;
    if (start > at) out.push(text.slice(at, start));
    out.push({ ...nameOf(part), pieces: pieces(text, part.span, part.parts, nameOf) });
    at = end;
  }
  if (span.end > at) out.push(text.slice(at, span.end));
  return out;
}

function partView(
  text: string,
  { keyword, rules, words, span }: Part,
  { keywords }: Options,
): Omit<PartView, keyof TitledPart> {
  const category = keyword === undefined ? undefined : keywords[keyword];
  const ofCategory =
    category === undefined
      ? ''
      : category === 'none'
        ? ' It has no type of its own.'
        : ` Category: ${CATEGORY_NAMES[category].toLowerCase()}.`;
  return {
    quote: shortened(text.slice(span.start, span.end)),
    words: words + ofCategory,
    ...(keyword === undefined
      ? {}
      : { keyword: { name: keyword, url: keywordUrlOf(slugOf(keyword)) } }),
    rules,
  };
}

const LONGEST = 60;
function shortened(text: string): string {
  const flat = text.replace(/\n/g, ' ');
  if (flat.length <= LONGEST) return flat;
  const cut = flat.slice(0, LONGEST);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : LONGEST)} …`;
}

/** Words cut where rule numbers stand in them. */
const linked = (words: string): FindingView['because'] =>
  words
    .split(/(\b1[5-8](?:-\d+)+\b)/)
    .map((piece, i) => (i % 2 === 1 ? { rule: piece } : piece))
    .filter((piece) => piece !== '');

/** The category of a line that is one keyword effect. */
function keywordCategory(parts: readonly Part[], { keywords }: Options): Category | undefined {
  const [only, ...more] = parts;
  return more.length === 0 && only?.keyword !== undefined ? keywords[only.keyword] : undefined;
}

function findingsOf(line: LineTold, all: readonly Part[]): readonly FindingView[] {
  const { category, choice, targets, untold } = line;
  return [
    ...(category === undefined
      ? []
      : [finding(CATEGORY_NAMES[category.category], category, all, true)]),
    ...(choice === undefined ? [] : [finding(CHOICES[choice.choice], choice, all)]),
    ...(targets === undefined ? [] : [finding('Targets', targets, all)]),
    ...(untold === undefined
      ? []
      : [{ title: "Can't tell", isCategory: false, because: [untold.because] }]),
  ];
}

function finding(
  title: string,
  { rule, because, clause, also = [] }: Reasoned,
  all: readonly Part[],
  isCategory = false,
): FindingView {
  const spans = clause === undefined ? [] : [clause, ...also];
  const numbers = spans.flatMap((span) => {
    const part = partAt(span, all);
    return part === undefined ? [] : [all.indexOf(part) + 1];
  });
  return {
    title,
    isCategory,
    because: linked(because),
    ...(numbers.length === 0 ? {} : { decided: partsInWords(numbers) }),
    ...(because.includes(rule) ? {} : { rule }),
  };
}

/** "part 1", "parts 1 and 2" */
const partsInWords = (numbers: readonly number[]): string =>
  numbers.length === 1
    ? `part ${numbers.join('')}`
    : `parts ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1) ?? ''}`;

const partAt = (clause: NonNullable<Reasoned['clause']>, all: readonly Part[]): Part | undefined =>
  all.find(({ span }) => span.start === clause.start && span.end === clause.end);

/** What the engine leaves out of this line. */
function notRunOf(
  text: string,
  { span }: LineTold,
  notRun: readonly NotRun[] | undefined,
): Pick<LineView, 'notRun'> {
  if (notRun === undefined) return {};
  const own = notRun.filter(({ start, end }) => start >= span.start && end <= span.end);
  return {
    notRun: own.map(({ start, end, found }) => ({
      words: text.slice(start, end).replace(/\n/g, ' '),
      found,
    })),
  };
}
