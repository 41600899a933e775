/**
 * Cuts the text of a rule into what the page shows differently: examples, citations, names of
 * keyword effects.
 */
import type { Citation } from '../../rules/rule.ts';
import type { Span } from '../../base/span.ts';

type RuleTextPiece =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'citation';
      readonly text: string;
      readonly number: string;
      readonly start: number;
    }
  | { readonly kind: 'keyword'; readonly text: string; readonly slug: string };

/** An example, or what stands between examples. */
export interface RuleTextPart {
  readonly example: boolean;
  readonly pieces: readonly RuleTextPiece[];
}

/** A name as it stands inside `<…>`, and the keyword it belongs to. */
export interface NamedKeyword {
  readonly name: string;
  readonly slug: string;
}

interface RuleText {
  readonly text: string;
  readonly examples: readonly Span[];
  readonly citations: readonly Citation[];
}

/** Parts in order; put together, their words are the words of `source.text`. */
export function textParts(
  source: RuleText,
  keywords: readonly NamedKeyword[],
): readonly RuleTextPart[] {
  const parts: RuleTextPart[] = [];
  let at = 0;
  const take = (end: number, example: boolean): void => {
    if (end > at) parts.push({ example, pieces: piecesOf(source, at, end, keywords) });
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
  keywords: readonly NamedKeyword[],
): readonly RuleTextPiece[] {
  const pieces: RuleTextPiece[] = [];
  let at = from;
  for (const cited of source.citations) {
    if (cited.start < at || cited.end > to) continue;
    pieces.push(...namesIn(source.text.slice(at, cited.start), keywords));
    pieces.push({
      kind: 'citation',
      text: source.text.slice(cited.start, cited.end),
      number: cited.number,
      start: cited.start,
    });
    at = cited.end;
  }
  pieces.push(...namesIn(source.text.slice(at, to), keywords));
  return pieces;
}

/**
 * ... such as <Security A. +1>.
 *             ^^^^^^^^^^^^^^^^
 */
function namesIn(text: string, keywords: readonly NamedKeyword[]): readonly RuleTextPiece[] {
  const pieces: RuleTextPiece[] = [];
  let at = 0;
  for (const match of text.matchAll(/<[^<>]+>/g)) {
    const keyword = keywords.find(({ name }) => isNamed(match[0], name));
    if (keyword === undefined) continue;
    if (match.index > at) pieces.push({ kind: 'text', text: text.slice(at, match.index) });
    pieces.push({ kind: 'keyword', text: match[0], slug: keyword.slug });
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push({ kind: 'text', text: text.slice(at) });
  return pieces;
}

/** `<Draw 1>` names Draw; `<Drawing>` would not. */
function isNamed(icon: string, name: string): boolean {
  return icon.startsWith(`<${name}`) && !/^[a-z]/i.test(icon.slice(name.length + 1));
}

/** The beginning of a text for a small space, cut between words. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length + 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:(]+$/, '')} …`;
}
