/**
 * The body of a manual cut into numbered units. A line begins a unit only when its number can
 * follow the one before it, so that a wrapped reference at the start of a line is never taken for a
 * rule.
 */
import type { ContentsEntry } from './front.ts';
import { ancestorNumbers, compareNumbers, parentOf, partsOf } from '../number/number.ts';
import type { Repair } from '../rule.ts';
import type { NumberedLine } from '../source.ts';

/** A chapter, section or clause of the manual. */
export interface ManualUnit {
  readonly number: string;
  /** Its words, wrapped lines joined. */
  readonly words: string;
  readonly line: number;
  readonly repairs: readonly Repair[];
}

/** Something about the numbering that a person has to look at. */
export interface ManualFinding {
  readonly line: number;
  readonly what: string;
}

export interface CutManual {
  readonly units: readonly ManualUnit[];
  /** Numbers that are missing, or there twice. */
  readonly gaps: readonly ManualFinding[];
  /** Lines before the first rule, and numbers inside a text that look like a rule. */
  readonly unplaced: readonly ManualFinding[];
}

/**
 *     16-5-2. <Blocker> is a persistent effect.
 *     ^^^^^^  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
 */
const NUMBERED = /^(\d{1,3}(?:-\d{1,3})*)\.\s*(.*)$/;
/** `18-1-1Pending processing`: the number ran into the first word. */
const GLUED = /^(\d{1,3}(?:-\d{1,3})+)(?=[\p{Lu}<[(“"])(.*)$/u;

/** Every number that can stand next: the first below, or the next one on any level. */
export function successorsOf(number: string): readonly string[] {
  const parts = partsOf(number);
  const next = parts.map((part, i) => [...parts.slice(0, i), part + 1].join('-'));
  return [`${number}-1`, ...next.toReversed()];
}

/** Cuts the body; page numbers are gone already. */
export function cutManual(
  body: readonly NumberedLine[],
  contents: readonly ContentsEntry[],
): CutManual {
  const units: Draft[] = [];
  const gaps: ManualFinding[] = [];
  const unplaced: ManualFinding[] = [];
  const seen = new Map<string, number>();
  for (const { text, line } of body) {
    if (text === '') continue;
    const last = units.at(-1);
    const start = startOf(text, last?.number, contents);
    if (start === undefined) {
      if (last === undefined) unplaced.push({ line, what: `"${text.slice(0, 60)}"` });
      else last.rest.push({ text, line });
      continue;
    }
    const { number, fits } = start;
    const before = seen.get(number);
    if (before !== undefined || fits === 'not') {
      const isInside = last !== undefined && parentOf(number) !== null;
      const found = before === undefined ? 'out of order' : `a second time (first: line ${before})`;
      (before !== undefined && isInside ? gaps : unplaced).push({
        line,
        what: `${number} ${found}`,
      });
      last?.rest.push({ text, line });
      continue;
    }
    if (fits === 'after a gap')
      gaps.push({ line, what: `${number} after ${last?.number ?? 'nothing'}` });
    seen.set(number, line);
    units.push(draftOf(start, line));
  }
  for (const { number } of contents) {
    if (!seen.has(number)) gaps.push({ line: 0, what: `chapter ${number} of the contents` });
  }
  return { units: units.map(unitOf), gaps, unplaced };
}

/** A rule while its lines are gathered. */
interface Draft {
  readonly number: string;
  readonly first: NumberedLine;
  readonly rest: NumberedLine[];
  readonly repairs: readonly Repair[];
}

function draftOf({ number, words, glued }: Start, line: number): Draft {
  const first = /^\S*/.exec(words)?.[0] ?? '';
  const repairs: readonly Repair[] = glued
    ? [{ rule: 'glued-number', was: number + first, became: `${number} ${first}` }]
    : [];
  return { number, first: { text: words, line }, rest: [], repairs };
}

function unitOf({ number, first, rest, repairs }: Draft): ManualUnit {
  const joined = joinLines([first.text, ...rest.map(({ text }) => text)]);
  return {
    number,
    words: joined.text,
    line: first.line,
    repairs: [...repairs, ...joined.repairs],
  };
}

interface Start {
  readonly number: string;
  readonly words: string;
  readonly glued: boolean;
  readonly fits: 'next' | 'after a gap' | 'not';
}

/** The rule that a line begins, and whether it can stand behind the last one; or none. */
function startOf(
  text: string,
  last: string | undefined,
  contents: readonly ContentsEntry[],
): Start | undefined {
  const plain = NUMBERED.exec(text);
  const [, number = '', words = ''] = plain ?? GLUED.exec(text) ?? [];
  if (number === '') return undefined;
  const glued = plain === null;
  if (parentOf(number) === null)
    return isChapter(number, words, last, contents)
      ? { number, words, glued, fits: 'next' }
      : undefined;
  if (last !== undefined && successorsOf(last).includes(number))
    return { number, words, glued, fits: 'next' };
  if (glued || last === undefined) return undefined;
  return { number, words, glued, fits: isAhead(number, last) ? 'after a gap' : 'not' };
}

/** Whether a line is the title of a chapter of the contents, behind the rules before it. */
function isChapter(
  number: string,
  words: string,
  last: string | undefined,
  contents: readonly ContentsEntry[],
): boolean {
  const chapter = contents.find((entry) => entry.number === number);
  const isTitle = chapter !== undefined && sameTitle(words, chapter.title);
  return isTitle && (last === undefined || compareNumbers(last, number) < 0);
}

/** Whether a number can stand behind the last one, with some missing in between. */
function isAhead(number: string, last: string): boolean {
  const parent = parentOf(number);
  const open = [last, ...ancestorNumbers(last)];
  const isWithin = parent === null || !parent.includes('-') || open.includes(parent);
  return partsOf(number)[0] === partsOf(last)[0] && isWithin && compareNumbers(last, number) < 0;
}

/** Titles are the same whatever their case and spaces. */
export const sameTitle = (a: string, b: string): boolean => bare(a) === bare(b);

const bare = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+/<>[\]]/gu, '');

/** Joins wrapped lines; after a hyphen without a space. */
function joinLines(lines: readonly string[]): {
  readonly text: string;
  readonly repairs: readonly Repair[];
} {
  const repairs: Repair[] = [];
  let text = '';
  for (const line of lines) {
    if (text === '' || !/[^\s]-$/.test(text)) {
      text = text === '' ? line : `${text} ${line}`;
      continue;
    }
    const before = /\S+$/.exec(text)?.[0] ?? '';
    const after = /^\S+/.exec(line)?.[0] ?? '';
    repairs.push({ rule: 'wrapped-line', was: `${before} ${after}`, became: before + after });
    text += line;
  }
  return { text, repairs };
}
