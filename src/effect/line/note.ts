/**
 * Reminder notes in parentheses: no part of the text (2-13-1-6-2), but sometimes all that is left
 * of a keyword.
 */
import { KEYWORD_RULES } from '../keyword/keywords.ts';
import type { Mend, TokenFacts } from '../tree/tree.ts';
import { tokenIn } from './token.ts';

/** What stands in parentheses and is text. */
const KEPT = /^(?:other than|except|Once Per|Twice Per|Rule\))/i;

/** Notes whose keyword got lost in print: how they begin, and the keyword. */
const LOST = KEYWORD_RULES.flatMap(({ notes = {} }) =>
  Object.entries(notes).flatMap(([keyword, starts]) =>
    [starts].flat().map((start) => ({ start, keyword })),
  ),
);

/**
 * Takes notes out; `[...]` and `<...>` are left alone. One pass from left to right. What they say
 * of Tokens is kept in `tokens`.
 */
export function stripNotes(text: string, mends: Mend[], tokens: TokenFacts[]): string {
  let out = '';
  let from = 0;
  let closer = '';
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    if (char === '\n') closer = '';
    if (closer !== '') {
      if (char === closer) closer = '';
      continue;
    }
    if (char === '[') closer = ']';
    else if (char === '<') closer = '>';
    else if (char === '(' && !KEPT.test(text.slice(i + 1, i + 12))) {
      const end = endOfNote(text, i);
      const was = text.slice(i, end);
      const head = out + text.slice(from, i);
      const became = lostKeyword(was, head.slice(-16));
      const token = /Digimon/.test(was)
        ? tokenIn(was, head.slice(head.lastIndexOf('\n') + 1))
        : null;
      if (token !== null && !tokens.some(({ name }) => name === token.name)) tokens.push(token);
      mends.push({ name: became === '' ? 'note' : 'lost keyword', was, became });
      out = became === '' ? head.trimEnd() : head + became;
      if (became === '' && head.endsWith('\n')) out = head;
      from = end;
      i = end - 1;
    }
  }
  return out + text.slice(from);
}

/**
 * Behind its closing parenthesis, or the last there is on the line; at the end of the line when
 * there is none.
 */
function endOfNote(text: string, at: number): number {
  let depth = 0;
  let last = 0;
  for (let i = at; i < text.length; i++) {
    const char = text.charAt(i);
    if (char === '\n') return last > 0 ? last : i;
    if (char === '(') depth++;
    if (char !== ')') continue;
    last = i + 1;
    depth--;
    if (depth === 0) break;
  }
  return last > 0 ? last : text.length;
}

/** A note with no keyword in front of it: the icon was lost in print. */
function lostKeyword(note: string, before: string): string {
  if (!/(?:^|\n|\]|,|gains|and) ?$/.test(before)) return '';
  return LOST.find(({ start }) => note.startsWith(start, 1))?.keyword ?? '';
}
