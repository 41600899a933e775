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
  /** Whether the effect that is being read has a keyword so far. */
  let hasKeyword = false;
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    if (char === '\n') closer = '';
    if ((char === '\n' || char === '[') && beginsEffect(text, i)) hasKeyword = false;
    if (closer !== '') {
      if (char === closer) closer = '';
      continue;
    }
    if (char === '[') closer = ']';
    else if (char === '<') {
      closer = '>';
      hasKeyword = true;
    } else if (char === '(' && !KEPT.test(text.slice(i + 1, i + 12))) {
      const end = endOfNote(text, i);
      const was = text.slice(i, end);
      const head = out + text.slice(from, i);
      const token = /Digimon/.test(was)
        ? tokenIn(was, head.slice(head.lastIndexOf('\n') + 1))
        : null;
      if (token !== null && !tokens.some(({ name }) => name === token.name)) tokens.push(token);
      const became: string | undefined = token === null ? lostKeyword(was, head, hasKeyword) : '';
      i = end - 1;
      const ahead = became === undefined ? keywordAhead(was, head) : undefined;
      if (ahead !== undefined) {
        mends.push({ name: 'lost keyword', was, became: ahead.keyword });
        hasKeyword = true;
        out = ahead.text;
        from = end;
        continue;
      }
      // What it explains is missing: without that the text means something else.
      if (became === undefined) continue;
      mends.push({ name: became === '' ? 'note' : 'lost keyword', was, became });
      hasKeyword ||= became !== '';
      out = became === '' ? head.trimEnd() : head + became;
      if (became === '' && head.endsWith('\n')) out = head;
      from = end;
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

/** How an effect begins that stands right behind another one. */
const TAG = /\[(?:On|When|Start|End|Your|Opponent's|All|Main|Security|Hand|Trash|Counter)\b/y;

/** Whether an effect begins there, whether or not it has a line of its own. */
function beginsEffect(text: string, at: number): boolean {
  if (text.charAt(at) === '\n') return !/[・•]/.test(text.slice(at + 1, at + 3));
  TAG.lastIndex = at;
  return TAG.test(text) && /[.)>] *$/.test(text.slice(Math.max(0, at - 4), at));
}

/** The last line is a requirement. */
const REQUIREMENT = /(?:^|\n) *\[?Digivolve\b[^\n]*$/;

/** Facts of Tokens, and what rules say of any card that leaves the field (4-7-8). */
const EXPLAINS_NO_KEYWORD = /^\((?:Digimon\/|Trash all of |[^.]{0,60} Tokens? )/;

/** Whom an effect is done to, right behind where its keyword must have stood. */
const DONE_TO = /(?<=(?:^|\n|[\],]) ?)(?:\d|all) of your opponent's Digimon *$/;

/** "[When Attacking] 1 of your opponent's Digimon (Trash the top card. ...)": its front is lost. */
function keywordAhead(note: string, head: string): { text: string; keyword: string } | undefined {
  const at = DONE_TO.exec(head)?.index;
  const keyword = LOST.find(({ start }) => note.startsWith(start, 1))?.keyword;
  if (at === undefined || keyword?.startsWith('<De-Digivolve') !== true) return undefined;
  return { text: `${head.slice(0, at)}${keyword} ${head.slice(at).trimEnd()}`, keyword };
}

/**
 * The keyword of a note that none stands in front of: its icon was lost in print. Empty: nothing is
 * missing; `undefined`: something is, and the note doesn't say what.
 */
function lostKeyword(note: string, head: string, hasKeyword: boolean): string | undefined {
  const [keyword] = LOST.flatMap((one) => (note.startsWith(one.start, 1) ? [one.keyword] : []));
  const goesOn = /(?:^|\n|\]|,|gains|and) ?$/.test(head.slice(-16));
  if (keyword !== undefined && goesOn) return keyword;
  if (hasKeyword || EXPLAINS_NO_KEYWORD.test(note)) return '';
  // Behind a whole effect, or a requirement, it is an effect of its own.
  const isWhole = /\. *$/.test(head.slice(-16)) || REQUIREMENT.test(head.slice(-300));
  return keyword === undefined || !isWhole ? undefined : `\n${keyword}`;
}
