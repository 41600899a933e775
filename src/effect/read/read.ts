import { GRAMMAR } from './grammar.ts';
import { normalise } from '../line/lex.ts';
import { readLine } from '../line/line.ts';
import type { Cursor } from '../phrase/hole.ts';
import type { EffectText, Line } from '../tree/tree.ts';
import type { Span } from '../../base/span.ts';

/**
 * Effect text as printed, read into a tree with spans. Takes any text: what it does not know is
 * `Unread`, never a guess. The time grows with the length of the text.
 */
export function readEffects(printed: string): EffectText {
  const { text, mends, tokens } = normalise(printed);
  const lines: Line[] = [];
  let from = 0;
  while (from < text.length) {
    const to = endOfLine(text, from);
    // A cursor of its own: what was noted about a line is of no use for the next.
    const cursor: Cursor = {
      text,
      grammar: GRAMMAR,
      start: -1,
      ing: false,
      theirs: false,
      depth: 0,
    };
    lines.push(readLine(cursor, from, to));
    from = to + 1;
  }
  return { text, mends, lines, ...(tokens.length === 0 ? {} : { tokens }) };
}

/** Lines that begin with a bullet belong to the line before. */
function endOfLine(text: string, from: number): number {
  let at = from;
  for (;;) {
    const found = text.indexOf('\n', at);
    if (found < 0) return text.length;
    if (text.charAt(found + 1) !== '・') return found;
    at = found + 1;
  }
}

/** The words that were not understood, in the order of the text. */
export function unreadParts(
  tree: EffectText,
): readonly { readonly span: Span; readonly text: string }[] {
  const parts: { span: Span; text: string }[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isUnread(value)) parts.push({ span: value.span, text: value.text });
    else for (const inner of Object.values(value)) visit(inner);
  };
  visit(tree.lines);
  return parts.toSorted((a, b) => a.span.start - b.span.start);
}

interface WithWords {
  readonly kind: 'unread' | 'unread line';
  readonly span: Span;
  readonly text: string;
}

const isUnread = (value: object): value is WithWords =>
  'kind' in value && (value.kind === 'unread' || value.kind === 'unread line');
