/**
 * Indented code of Markdown: lines four blanks further in than what they stand in, where no
 * paragraph goes on. Found as CommonMark does, line by line: which quotes and list items go on,
 * which begin on the line, and what is left of it.
 */
import type { Span } from '../base/span.ts';
import { Rest } from './rest.ts';

/** A quote; or an item of a list, by how much further in its text stands. */
type Container = 'quote' | number;

const INDENT = 4;
/** Nobody writes more; what is deeper is text. */
const DEEPEST = 20;
const FENCE = /^(?:`{3,}(?!.*`)|~{3,})/;
const HEADING = /^#{1,6}(?:[ \t]|$)/;
const UNDERLINE = /^(?:=+|-+)[ \t]*$/;
const BREAK = /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const MARKER = /^(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)/;

/** Each line of indented code. */
export function indentedCode(text: string): readonly Span[] {
  const lines = new Lines();
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const span = { start, end: start + line.length };
    start = span.end + 1;
    return lines.isCode(line.replace(/\r$/, '')) ? [span] : [];
  });
}

/** Lines of a text, one after the other. */
class Lines {
  #open: readonly Container[] = [];
  /** The last line was text that can go on. */
  #isParagraph = false;
  /** How the fenced code began that goes on. */
  #fence = '';
  /** The last line began an item and said nothing in it. */
  #isEmptyItem = false;

  /** Whether the next line is indented code. */
  isCode(line: string): boolean {
    const rest = new Rest(line);
    const held = this.#held(rest);
    const isHeld = held.length === this.#open.length;
    if (this.#fence !== '' && isHeld) {
      if (rest.indent < INDENT && this.#isFenceEnd(rest.text)) this.#fence = '';
      return false;
    }
    this.#fence = '';
    const begun = begunOn(rest, held.length, this.#isParagraph && isHeld);
    const isText = this.#isParagraph && begun.length === 0;
    this.#isEmptyItem = rest.isBlank && typeof begun.at(-1) === 'number';
    const isIn = rest.indent >= INDENT;
    // Text goes on without the marks of what it stands in, too.
    const goesOn = isText && !rest.isBlank && (isIn || !isEnd(rest.text, isHeld));
    if (goesOn) return false;
    this.#open = [...held, ...begun];
    this.#fence = isIn ? '' : (FENCE.exec(rest.text)?.[0] ?? '');
    this.#isParagraph = !rest.isBlank && !isIn && !isEnd(rest.text, isText && isHeld);
    return isIn && !rest.isBlank;
  }

  /** The quotes and items that go on; their marks are taken from the line. */
  #held(rest: Rest): readonly Container[] {
    const ends = this.#open.findIndex((one, i) => {
      if (one === 'quote') return !takeQuote(rest);
      if (rest.isBlank) return this.#isEmptyItem && i === this.#open.length - 1;
      if (rest.indent < one) return true;
      rest.takeBlanks(one);
      return false;
    });
    return ends < 0 ? this.#open : this.#open.slice(0, ends);
  }

  #isFenceEnd(text: string): boolean {
    const marks = text.trimEnd();
    return marks.length >= this.#fence.length && new Set(marks + this.#fence).size === 1;
  }
}

/** What no text of a paragraph is; a line of `=` or `-` is none below a paragraph. */
const isEnd = (text: string, isBelow: boolean): boolean =>
  FENCE.test(text) || HEADING.test(text) || BREAK.test(text) || (isBelow && UNDERLINE.test(text));

/** The quotes and items that a line begins; their marks are taken from it. */
function begunOn(rest: Rest, depth: number, isBelowText: boolean): readonly Container[] {
  const begun: Container[] = [];
  while (rest.indent < INDENT && depth + begun.length < DEEPEST) {
    if (takeQuote(rest)) {
      begun.push('quote');
      continue;
    }
    const isBelow = isBelowText && begun.length === 0;
    const marker =
      BREAK.test(rest.text) || (isBelow && UNDERLINE.test(rest.text))
        ? null
        : MARKER.exec(rest.text);
    if (marker === null) break;
    const [mark] = marker;
    // A paragraph goes on with a number other than 1, and with a mark that has nothing behind it.
    if (isBelow && (/^0*[02-9]|^0*1\d/.test(mark) || rest.text.trimEnd() === mark)) break;
    begun.push(takeItem(rest, mark));
  }
  return begun;
}

function takeQuote(rest: Rest): boolean {
  if (rest.indent >= INDENT || !rest.text.startsWith('>')) return false;
  rest.takeMarks(1);
  rest.takeBlanks(1);
  return true;
}

/** How much further in the text of an item stands. */
function takeItem(rest: Rest, mark: string): number {
  const before = rest.indent + mark.length;
  rest.takeMarks(mark.length);
  const blanks = rest.isBlank || rest.indent > INDENT ? 1 : rest.indent;
  rest.takeBlanks(blanks);
  return before + blanks;
}
