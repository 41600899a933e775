/**
 * The byte budgets: what each kind of page may weigh over the wire on a first visit. 1 KB is 1,000
 * bytes.
 */
import { readdirSync } from 'node:fs';
import { pageBytes, pagesOf, QUICK, type PageBytes } from './bytes.ts';

export interface Budget {
  readonly kind: string;
  readonly pattern: RegExp;
  readonly total: number;
  readonly js: number;
  /** What counts besides, of the files that the page import()s. */
  readonly late: RegExp | null;
  /** Paths of data that a script of the page asks for at once. */
  readonly asked?: readonly string[];
}

/** The editions whose texts are here. */
const editions = readdirSync(new URL('../content/rules', import.meta.url), {
  withFileTypes: true,
}).filter((entry) => entry.isDirectory());

/**
 * A whole manual has the official words of sections that are only summed up here: the page of a
 * long section has all of them. With SITE each page has its addresses besides: about 150 bytes.
 */
const RULE_PAGE = editions.length > 1 ? 13_800 : 12_600;

const QUIZ_PAGE = /^\/quiz\/[^/]+\/[^/]+\/$/;

export const BUDGETS = [
  {
    kind: 'rule page',
    pattern: /^\/rules\/(\d+\.\d+\/)?\d+(-\d+)+\/$/,
    total: RULE_PAGE,
    js: 3_000,
    late: null,
  },
  // Its board has the full text of every card, opened by a tap on a phone; its menu has all pages.
  { kind: 'keyword page', pattern: /^\/keywords\/[^/]+\/$/, total: 14_700, js: 3_000, late: null },
  // The engine comes with the first movement of the mouse, touch or key.
  {
    kind: 'quiz page',
    pattern: QUIZ_PAGE,
    total: 58_000,
    js: 38_000,
    late: null,
  },
  {
    kind: 'quiz page with what marks an answer',
    pattern: QUIZ_PAGE,
    total: 148_800,
    js: 129_000,
    late: /\/(marking|feedback|Done|engine)\./,
  },
  {
    kind: 'mode of the quiz',
    pattern:
      /^\/(quiz\/(practice|daily|run|review|exam|your-progress)|train(\/themes)?|learn\/questions)\/$/,
    // Progress lists what each part of the site keeps, the calls and situations as well.
    total: 74_900,
    // The engine and every kind of question come with the first question that is dealt.
    js: 44_200,
    late: null,
  },
  // The worker counts: it starts with the page. What reads texts and what asks of all courses comes
  // when it is needed.
  {
    kind: 'lab',
    pattern: /^\/lab\/$/,
    total: 157_500,
    js: 144_800,
    late: /\/worker-/,
    asked: ['/lab/first.json'],
  },
  // The player and the engine wait in a template until they are asked for.
  { kind: 'guide', pattern: /^\/(guides\/[^/]+|learn)\/$/, total: 29_000, js: 3_000, late: null },
] as const satisfies readonly Budget[];

/**
 * Of /call/ with all that it loads until a call is made: its worker, its cards, the words of rules.
 * What reads the texts of a card file comes besides, with such a card. e2e/call.spec.ts weighs it.
 */
export const CALL_BYTES = 160_300;

/**
 * The pages of a kind in the built site, the heaviest first, weighed quickly: each a little more
 * than exactly.
 */
export function weigh(dist: string, { pattern, ...weighing }: Budget): readonly PageBytes[] {
  return pagesOf(dist)
    .filter((page) => pattern.test(page))
    .map((page) => pageBytes(dist, page, { ...weighing, quality: QUICK }))
    .sort((a, b) => b.total - a.total);
}

/**
 * One line for each of the weighed pages that is over its budget. Only those that could be are
 * weighed exactly.
 */
export function overBudget(
  dist: string,
  weighed: readonly PageBytes[],
  budget: Budget,
): readonly string[] {
  return weighed
    .filter((page) => isOver(page, budget))
    .map(({ page }) => pageBytes(dist, page, budget))
    .filter((page) => isOver(page, budget))
    .map(({ page, total, js }) => `${page}: ${total} bytes, ${js} of them JavaScript`);
}

function isOver({ total, js }: PageBytes, budget: Budget): boolean {
  return total > budget.total || js > budget.js;
}
