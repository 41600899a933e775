/** Clauses of a sentence up to their comma: events, conditions, costs; joined by "and", "or". */
import { alsoAll } from '../grammar/condition/same-player.ts';
import { skip } from './lex.ts';
import type { Unread, EventPhrase, Action, Test } from '../tree/tree.ts';
import type { Cursor, Got } from '../phrase/hole.ts';

/** How a process begins: the comma in front of it ends a clause that could not be read. */
const GOES_ON =
  /(?:you |your opponent |this |it |its |they |that |those |\d |all |any |none |up to |each |both |the |for |until |if |while |by |when |then |instead |gain |lose |delete |suspend |unsuspend |return |trash |play |place |add |reduce |activate |switch |change |reveal |digivolve |prevent |set |use |choose |give |ignore |link |draw |<|1 )/y;

/**
 * Where an unread clause ends: the first comma that something known follows, else the first comma.
 */
function clauseEnd(text: string, from: number, to: number): number | undefined {
  let first: number | undefined;
  for (let i = from; i < to; i++) {
    i = skip(text, i, to);
    if (text.charAt(i) !== ',' || text.charAt(i + 1) !== ' ' || i >= to) continue;
    first ??= i;
    GOES_ON.lastIndex = i + 2;
    if (GOES_ON.test(text)) return i;
  }
  return first;
}

const unread = (text: string, start: number, end: number): Unread => ({
  kind: 'unread',
  text: text.slice(start, end),
  span: { start, end },
});

/** What a clause is made of, and where it ends. */
export interface ClauseParts<T> {
  readonly parts: readonly T[];
  readonly end: number;
}

/** A clause up to its comma; where it cannot be read whole, its words are kept. */
export function readClause<T>(
  cursor: Cursor,
  at: number,
  to: number,
  read: (cursor: Cursor, at: number) => ClauseParts<T> | undefined,
): ClauseParts<T | Unread> | undefined {
  const clause = read(cursor, at);
  if (clause !== undefined && clause.end < to && cursor.text.startsWith(', ', clause.end))
    return clause;
  const end = clauseEnd(cursor.text, at, to);
  return end === undefined ? undefined : { parts: [unread(cursor.text, at, end)], end };
}

/** "A or B": each its own event. */
export function readEvents(cursor: Cursor, from: number): ClauseParts<EventPhrase> | undefined {
  const read = (at: number): Got<EventPhrase> | undefined => cursor.grammar.event.read(cursor, at);
  const clause = readJoined(from, ' or ', cursor, read);
  const [first] = clause?.parts ?? [];
  if (first !== undefined && 'shares' in first && first.shares !== undefined) return undefined;
  return clause !== undefined && cursor.text.startsWith(', or ', clause.end)
    ? readJoined(from, ', or ', cursor, read)
    : clause;
}

const TEST_JOINTS = [
  ['and', ' and '],
  ['or', ' or '],
  ['or', ', or '],
  ['or', ', or if '],
  ['and', ', and '],
  ['and', ', and if '],
] as const;

/** "placing 1 card under this Tamer and paying 1 cost" */
export function readDoings(cursor: Cursor, from: number): ClauseParts<Action> | undefined {
  cursor.ing = true;
  const clause = readJoined(from, ' and ', cursor, (at) => cursor.grammar.action.read(cursor, at));
  cursor.ing = false;
  return clause;
}

/** "placing 1 card under this Tamer or paying 1 cost" */
export function readDoingOne(cursor: Cursor, from: number): ClauseParts<Action> | undefined {
  cursor.ing = true;
  const clause = readJoined(from, ' or ', cursor, (at) => cursor.grammar.action.read(cursor, at));
  cursor.ing = false;
  return clause;
}

export function readTest(cursor: Cursor, from: number): ClauseParts<Test> | undefined {
  for (const [kind, joint] of TEST_JOINTS) {
    const clause = readJoined(from, joint, cursor, (at) => cursor.grammar.test.read(cursor, at));
    if (clause === undefined) return undefined;
    const { parts, end } = clause;
    const tests = alsoAll(parts, kind);
    const goesOn = parts.length === 1 && joint !== ', and if ';
    if (goesOn && /^(?: (?:or|and) |, (?:or|and) )/.test(cursor.text.slice(end, end + 6))) continue;
    if (tests === undefined) return undefined;
    if (tests.length === 1) return { parts: tests, end };
    const form = joint.startsWith(',') ? { form: joint } : {};
    return { parts: [{ kind, tests, span: { start: from, end }, ...form }], end };
  }
  return undefined;
}

export function readJoined<T>(
  from: number,
  joint: string,
  cursor: Cursor,
  read: (at: number) => { readonly value: T; readonly end: number } | undefined,
): ClauseParts<T> | undefined {
  const parts: T[] = [];
  let at = from;
  for (;;) {
    const got = read(at);
    if (got === undefined) break;
    parts.push(got.value);
    at = got.end;
    if (!cursor.text.startsWith(joint, at)) return { parts, end: at };
    at += joint.length;
  }
  return parts.length === 0 ? undefined : { parts, end: at - joint.length };
}
