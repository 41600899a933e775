/**
 * Where the words of a query stand in a text, and the part of a long text that shows most of them.
 */
import type { Span } from '../../base/span.ts';
import { stem } from './stem.ts';
import { tokenise } from './token.ts';

/** A text and what to mark in it: ascending, apart from each other. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly Span[];
}

/** Whole words whose index form is asked for, and whole phrases. */
export function markText(
  text: string,
  terms: ReadonlySet<string>,
  phrases: readonly RegExp[] = [],
): MarkedText {
  const found: Span[] = tokenise(text).filter(({ term }) => terms.has(stem(term)));
  for (const phrase of phrases) {
    for (const match of text.matchAll(phrase)) {
      found.push({ start: match.index, end: match.index + match[0].length });
    }
  }
  return { text, marks: merge(found) };
}

function merge(spans: readonly Span[]): Span[] {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last === undefined || start >= last.end) merged.push({ start, end });
    else last.end = Math.max(last.end, end);
  }
  return merged;
}

/**
 * A phrase as it may stand in a text: any signs but letters and digits between its words, so that
 * `attack declaration timing` finds `<attack> declaration (timing)`. The last word may go on.
 */
export function phrasePattern(phrase: readonly string[]): RegExp {
  const words = phrase.map((word) => [...word.replaceAll('-', '')].join("['’-]?"));
  const between = "(?:['’]s)?[^\\p{L}\\p{N}]{1,6}";
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join(between)}`, 'giu');
}

/** About `length` letters of a text around its closest marks, cut between words. */
export function excerpt({ text, marks }: MarkedText, length: number): MarkedText {
  if (text.length <= length) return { text, marks };
  const start = wordStart(text, windowStart(marks, text.length, length));
  const end = wordEnd(text, start, start + length);
  const before = start > 0 ? '… ' : '';
  const after = end < text.length ? ' …' : '';
  const shift = before.length - start;
  return {
    text: before + text.slice(start, end) + after,
    marks: marks
      .filter((mark) => mark.start >= start && mark.end <= end)
      .map((mark) => ({ start: mark.start + shift, end: mark.end + shift })),
  };
}

/**
 * Where the window that holds most marked letters begins, with a little room before the first of
 * them.
 */
function windowStart(marks: readonly Span[], total: number, length: number): number {
  const room = Math.floor(length / 5);
  let best = 0;
  let most = 0;
  for (const { start } of marks) {
    const inside = marks.filter((mark) => mark.start >= start && mark.end <= start + length - room);
    const marked = inside.reduce((sum, mark) => sum + mark.end - mark.start, 0);
    if (marked > most) {
      most = marked;
      best = start;
    }
  }
  return best < length / 2 ? 0 : Math.min(best - room, total - length);
}

const wordStart = (text: string, at: number): number =>
  at <= 0 ? 0 : text.lastIndexOf(' ', at) + 1;

/** A short rest is not worth cutting off. */
function wordEnd(text: string, start: number, at: number): number {
  if (at > text.length - 20) return text.length;
  const space = text.lastIndexOf(' ', at);
  return space > start ? space : at;
}
