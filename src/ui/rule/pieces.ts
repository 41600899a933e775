/**
 * Cuts the text of a rule into what the page shows differently: examples, citations, words that
 * open a card.
 */
import type { Citation } from '../../rules/rule.ts';
import type { Span } from '../../base/span.ts';
import type { WordMark } from '../word/marks.ts';

type RuleTextPiece =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'citation';
      readonly text: string;
      readonly number: string;
      readonly start: number;
    }
  | { readonly kind: 'word'; readonly text: string; readonly url: string };

/** An example, or what stands between examples. */
export interface RuleTextPart {
  readonly example: boolean;
  readonly pieces: readonly RuleTextPiece[];
}

interface RuleText {
  readonly text: string;
  readonly examples: readonly Span[];
  readonly citations: readonly Citation[];
}

/** The words of a text that open a card: `marksIn` of src/ui/word/marks.ts. */
type FindWords = (text: string) => readonly WordMark[];

/** Parts in order; put together, their words are the words of `source.text`. */
export function textParts(source: RuleText, wordsIn: FindWords): readonly RuleTextPart[] {
  const parts: RuleTextPart[] = [];
  const words = wordsIn(source.text);
  let at = 0;
  const take = (end: number, example: boolean): void => {
    if (end > at) parts.push({ example, pieces: piecesOf(source, at, end, words) });
    at = Math.max(at, end);
  };
  for (const span of source.examples) {
    take(span.start, false);
    take(span.end, true);
  }
  take(source.text.length, false);
  return parts;
}

function piecesOf(
  source: RuleText,
  from: number,
  to: number,
  words: readonly WordMark[],
): readonly RuleTextPiece[] {
  const pieces: RuleTextPiece[] = [];
  let at = from;
  for (const cited of source.citations) {
    if (cited.start < at || cited.end > to) continue;
    pieces.push(...withWords(source.text, at, cited.start, words));
    pieces.push({
      kind: 'citation',
      text: source.text.slice(cited.start, cited.end),
      number: cited.number,
      start: cited.start,
    });
    at = cited.end;
  }
  pieces.push(...withWords(source.text, at, to, words));
  return pieces;
}

/**
 * ... such as <Security A. +1>.
 *             ^^^^^^^^^^^^^^^^
 */
function withWords(
  text: string,
  from: number,
  to: number,
  words: readonly WordMark[],
): readonly RuleTextPiece[] {
  const pieces: RuleTextPiece[] = [];
  let at = from;
  for (const { start, end, url } of words) {
    if (start < at || end > to) continue;
    if (start > at) pieces.push({ kind: 'text', text: text.slice(at, start) });
    pieces.push({ kind: 'word', text: text.slice(start, end), url });
    at = end;
  }
  if (at < to) pieces.push({ kind: 'text', text: text.slice(at, to) });
  return pieces;
}

/** The beginning of a text for a small space, cut between words. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length + 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:(]+$/, '')} …`;
}
