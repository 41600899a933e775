/**
 * The update history of a manual as facts: which edition changed which numbers, and how.
 *
 *     (2024/09/20） Ver.2.4
 *     Merged 3-4-7-3. through 3-4-7-5. with "16. Rule Checks"
 */
import { compareNumbers, isWithin } from '../number/number.ts';
import type { NumberedLine } from '../source.ts';

export const LOG_KINDS = [
  'first',
  'rewritten',
  'updated',
  'deleted',
  'added',
  'merged',
  'moved',
] as const;
export type LogKind = (typeof LOG_KINDS)[number];

/** A number that an entry names, or the first and last of several. */
export interface LogPlace {
  readonly number: string;
  /** The last one of `A through B`. */
  readonly to?: string;
  readonly title?: string;
}

export interface LogEntry {
  readonly edition: string;
  readonly date: string;
  readonly kind: LogKind;
  /** Without numbers for a whole edition: `Overall rewrite.` */
  readonly places: readonly LogPlace[];
  /** Where to, of `merged` and `moved`. */
  readonly into?: readonly LogPlace[];
  /** The line that it begins on. */
  readonly line: number;
}

const HEAD = /^\((\d{4})\/(\d{1,2})\/(\d{1,2})[)）]\s*Ver\.\s?(\d+\.\d+)$/;
const VERBS: readonly (readonly [RegExp, LogKind])[] = [
  [/^First Version/, 'first'],
  [/^(?:Overall rewrite|Rewrote)/, 'rewritten'],
  [/^Updated/, 'updated'],
  [/^Deleted/, 'deleted'],
  [/^Added/, 'added'],
  [/^Merged/, 'merged'],
  [/^Moved/, 'moved'],
];

/** Reads the lines behind "Update History"; what fits nothing is `unplaced`. */
export function readLog(lines: readonly NumberedLine[]): {
  readonly entries: readonly LogEntry[];
  readonly unplaced: readonly { readonly line: number; readonly what: string }[];
} {
  const entries: LogEntry[] = [];
  const unplaced: { line: number; what: string }[] = [];
  let head: Pick<LogEntry, 'edition' | 'date'> | undefined;
  let open: { kind: LogKind; words: string; line: number } | undefined;
  const close = (): void => {
    if (open === undefined || head === undefined) return;
    const { kind, words, line } = open;
    const { places, into } = placesIn(words, kind);
    if (places.length === 0 && kind !== 'first' && kind !== 'rewritten')
      unplaced.push({ line, what: `history: "${words}"` });
    entries.push({ ...head, kind, places, ...(into.length === 0 ? {} : { into }), line });
    open = undefined;
  };
  for (const { text, line } of lines) {
    if (text === '') continue;
    const [, year = '', month = '', day = '', edition] = HEAD.exec(text) ?? [];
    const verb = VERBS.find(([pattern]) => pattern.test(text));
    if (edition !== undefined) {
      close();
      head = { edition, date: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` };
    } else if (verb !== undefined && head !== undefined) {
      close();
      open = { kind: verb[1], words: text, line };
    } else if (open === undefined) unplaced.push({ line, what: `history: "${text.slice(0, 60)}"` });
    else open.words += /\d-$/.test(open.words) ? text : ` ${text}`;
  }
  close();
  return { entries, unplaced };
}

/**
 *     "14-2. Effect Types"    14-3. "Inherited Effects"    3-4-7-3. through 3-4-7-5.
 */
const PLACE =
  /(["'])(\d+(?:-\d+)*)\.?(?:-1)? (.+?)\1["']?(?=\.?$| (?:and|with|into|through) ["'\d])|(\d+(?:-\d+)*)\.?(?: "([^"]+)")?/g;
/** What leads to the place that rules went to; "and" only where there is no plainer word. */
const INTO = [/\b(?:with|into|to)\b/, /\band\b/];

function placesIn(
  words: string,
  kind: LogKind,
): { readonly places: readonly LogPlace[]; readonly into: readonly LogPlace[] } {
  const places: LogPlace[] = [];
  const into: LogPlace[] = [];
  let list = places;
  let end = 0;
  const matches = [...words.matchAll(PLACE)];
  const betweens = matches.map((match, i) => {
    const before = matches[i - 1];
    return words.slice(before === undefined ? 0 : before.index + before[0].length, match.index);
  });
  const leads = INTO.find((word) => betweens.slice(1).some((between) => word.test(between)));
  const goes = kind === 'merged' || kind === 'moved';
  for (const match of matches) {
    const between = words.slice(end, match.index);
    end = match.index + match[0].length;
    if (goes && places.length > 0 && leads?.test(between) === true) list = into;
    const number = match[2] ?? match[4] ?? '';
    const title = closed(match[3] ?? match[5]);
    const last = list.at(-1);
    if (/\bthrough\b/.test(between) && last !== undefined)
      list[list.length - 1] = { ...last, to: number };
    else list.push({ number, ...(title === undefined ? {} : { title }) });
  }
  return { places, into };
}

/** The quote at the end of a title is often the only one for both: `"4-27. "Each" or "Every"`. */
const closed = (title: string | undefined): string | undefined =>
  title !== undefined && title.split('"').length % 2 === 0 ? `${title}"` : title;

/** Whether a place names this number, or a rule above it. */
export const covers = ({ number, to }: LogPlace, rule: string): boolean =>
  isWithin(rule, number) ||
  (to !== undefined &&
    compareNumbers(number, rule) <= 0 &&
    (compareNumbers(rule, to) <= 0 || isWithin(rule, to)));
