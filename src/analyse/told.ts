/**
 * An explanation of effect text as markup: the text with its parts numbered, and what each part is
 * and decides.
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
import { keywordUrlOf, urlOf } from '../rules/corpus.ts';
import { slugOf } from '../rules/read/keyword.ts';
import type { Category } from '../rules/rule.ts';
import { CATEGORY_NAMES } from '../ui/keyword/names.ts';
import { el, type Element, type Markup } from './markup.ts';

/** Words that the engine would not carry out, and why. */
export interface NotRun {
  readonly start: number;
  readonly end: number;
  readonly found: string;
}

/** What an explanation is drawn with. */
export interface MarkupOptions {
  /** Unique on the page: ids of parts begin with it. */
  readonly id: string;
  /** Categories of the keyword effects, by name. */
  readonly keywords: { readonly [name: string]: Category };
  /** What the engine does not run; absent where nobody asked it. */
  readonly notRun?: readonly NotRun[];
}

/** Everything that is said of a text. */
export function toldOf(explanation: Explanation, options: MarkupOptions): Element {
  const { lines, repaired, reminders } = explanation;
  const many = lines.length > 1;
  return el(
    'div',
    { class: 'told' },
    ...lines.map((line, i) => lineOf(explanation.text, line, i, many, options)),
    ...listOf(
      'Mended before reading',
      repaired.map(({ words, times, was, became }) => [
        `${words.replace(/\.$/, '')}${times > 1 ? ` (${times} times)` : ''}: `,
        el('q', {}, visible(was)),
        ' is read as ',
        el('q', {}, visible(became)),
      ]),
    ),
    ...listOf(
      'Reminders, no part of the text',
      reminders.map((words) => [el('q', {}, words)]),
    ),
  );
}

const visible = (text: string): string =>
  text.replace(/\n/g, '⏎').replace(/^ +$/, '␣') || '(nothing)';

function listOf(title: string, items: readonly (readonly Markup[])[]): readonly Markup[] {
  if (items.length === 0) return [];
  return [
    el(
      'div',
      { class: 'aside' },
      el('h3', {}, title),
      el('ul', {}, ...items.map((item) => el('li', {}, ...item))),
    ),
  ];
}

function lineOf(
  text: string,
  line: LineTold,
  i: number,
  many: boolean,
  options: MarkupOptions,
): Element {
  const all = allParts(line.parts);
  const idOf = (part: Part): string => `${options.id}-${i + 1}-${all.indexOf(part) + 1}`;
  const numberOf = (part: Part): number => all.indexOf(part) + 1;
  const category = line.category?.category ?? keywordCategory(all, options);
  return el(
    'section',
    {
      class: 'line',
      'data-cat': category ?? 'none',
      ...(many ? { 'aria-label': `Line ${i + 1}` } : {}),
    },
    el(
      'p',
      { class: 'text' },
      ...pieces(text, line.span.start, line.span.end, line.parts, idOf, numberOf),
    ),
    ...findingsOf(line, all),
    el(
      'ol',
      { class: 'parts', role: 'list' },
      ...all.map((part) => itemOf(text, part, options, idOf, numberOf)),
    ),
    ...notRunOf(text, line, options.notRun),
  );
}

/** The text with its parts set off, each with its number in front. */
function pieces(
  text: string,
  from: number,
  to: number,
  parts: readonly Part[],
  idOf: (part: Part) => string,
  numberOf: (part: Part) => number,
): readonly Markup[] {
  const out: Markup[] = [];
  let at = from;
  for (const part of parts) {
    const { start, end } = part.span;
    if (start > at) out.push(text.slice(at, start));
    const id = idOf(part);
    out.push(
      el(
        'span',
        { class: 'part', 'data-kind': part.kind, 'data-part': id },
        el(
          'a',
          {
            class: 'no',
            href: `#${id}`,
            'aria-label': `Part ${numberOf(part)}, ${PART_LABELS[part.kind]}:`,
          },
          String(numberOf(part)),
        ),
        ...pieces(text, start, end, part.parts, idOf, numberOf),
      ),
    );
    at = end;
  }
  if (to > at) out.push(text.slice(at, to));
  return out;
}

function itemOf(
  text: string,
  part: Part,
  { keywords }: MarkupOptions,
  idOf: (part: Part) => string,
  numberOf: (part: Part) => number,
): Element {
  const { keyword, rules } = part;
  const category = keyword === undefined ? undefined : keywords[keyword];
  return el(
    'li',
    { id: idOf(part), 'data-part': idOf(part), 'data-kind': part.kind },
    el('span', { class: 'n' }, `${numberOf(part)}`),
    ' ',
    el(
      'p',
      {},
      el('b', {}, PART_LABELS[part.kind]),
      ' ',
      el('q', {}, shortened(text.slice(part.span.start, part.span.end))),
      ' ',
      part.words,
      ...(category === undefined ? [] : [` Category: ${CATEGORY_NAMES[category].toLowerCase()}.`]),
      ...(keyword === undefined
        ? []
        : [' ', el('a', { href: keywordUrlOf(slugOf(keyword)) }, `All about <${keyword}>`)]),
      ...rules.flatMap((number) => [' ', ruleLink(number)]),
    ),
  );
}

const LONGEST = 60;
function shortened(text: string): string {
  const flat = text.replace(/\n/g, ' ');
  if (flat.length <= LONGEST) return flat;
  const cut = flat.slice(0, LONGEST);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : LONGEST)} …`;
}

const ruleLink = (number: string): Element =>
  el('a', { class: 'num', href: urlOf(number) }, number);

/** Words with the rule numbers in them as links. */
function linked(words: string): readonly Markup[] {
  return words
    .split(/(\b1[5-8](?:-\d+)+\b)/)
    .map((piece, i) => (i % 2 === 1 ? ruleLink(piece) : piece))
    .filter((piece) => piece !== '');
}

/** The category of a line that is one keyword effect. */
function keywordCategory(
  parts: readonly Part[],
  { keywords }: MarkupOptions,
): Category | undefined {
  const [only, ...more] = parts;
  return more.length === 0 && only?.keyword !== undefined ? keywords[only.keyword] : undefined;
}

function findingsOf(line: LineTold, all: readonly Part[]): readonly Element[] {
  const { category, choice, targets } = line;
  return [
    ...(category === undefined
      ? []
      : [finding(CATEGORY_NAMES[category.category], category, all, true)]),
    ...(choice === undefined ? [] : [finding(CHOICES[choice.choice], choice, all)]),
    ...(targets === undefined ? [] : [finding('Targets', targets, all)]),
  ];
}

function finding(
  title: string,
  { rule, because, clause }: Reasoned,
  all: readonly Part[],
  isCategory = false,
): Element {
  const part = clause === undefined ? undefined : partAt(clause, all);
  return el(
    'p',
    { class: 'finding' },
    el('b', isCategory ? { class: 'badge' } : { class: 'verdict' }, title),
    ' ',
    ...linked(because),
    ...(part === undefined ? [] : [` Decided by part ${all.indexOf(part) + 1}.`]),
    ...(because.includes(rule) ? [] : [' ', ruleLink(rule)]),
  );
}

const partAt = (clause: NonNullable<Reasoned['clause']>, all: readonly Part[]): Part | undefined =>
  all.find(({ span }) => span.start === clause.start && span.end === clause.end);

/** What the engine leaves out of this line. */
function notRunOf(
  text: string,
  { span }: LineTold,
  notRun: readonly NotRun[] | undefined,
): readonly Element[] {
  if (notRun === undefined) return [];
  const own = notRun.filter(({ start, end }) => start >= span.start && end <= span.end);
  if (own.length === 0) {
    return [el('p', { class: 'runs' }, 'The engine of this site can run this line.')];
  }
  return [
    el(
      'div',
      { class: 'runs not' },
      'The engine of this site cannot run this line yet. What it does not know:',
      el(
        'ul',
        {},
        ...own.map(({ start, end, found }) =>
          el('li', {}, el('q', {}, text.slice(start, end).replace(/\n/g, ' ')), ` ${found}`),
        ),
      ),
    ),
  ];
}
