/** What stands behind what is done: how often, for how long, when, and instead of what. */
import { readDuration, readMoment } from '../grammar/duration.ts';
import type { Cursor, Got } from '../phrase/hole.ts';
import type { EachPhrase, Process } from '../tree/tree.ts';

/** A process as far as it has been read. */
export type ProcessDraft = { -readonly [K in keyof Process]: Process[K] };

/** What stands behind what is done, if it does: the fields it fills, and where it ends. */
type ReadTail = (
  cursor: Cursor,
  at: number,
  so: { readonly draft: Readonly<ProcessDraft>; readonly to: number },
) => Got<Partial<Process>> | undefined;

/** What stands behind what is done, in this order. */
const TAILS: readonly ReadTail[] = [
  // "for each of your Tamers"
  (cursor, at) => mapGot(readEach(cursor, at), (each) => ({ each })),
  // "until the end of the turn"
  (cursor, at) =>
    cursor.text.startsWith(' ', at)
      ? mapGot(readDuration(cursor, at + 1), (duration) => ({ duration }))
      : undefined,
  // "..., until the end of your opponent's turn.": print has a comma where none belongs.
  (cursor, at, { draft, to }) => {
    if (draft.duration !== undefined || !cursor.text.startsWith(', until ', at)) return undefined;
    const got = readDuration(cursor, at + 2);
    return got?.end === to
      ? mapGot(got, (duration) => ({ duration: { ...duration, form: 'comma' } }))
      : undefined;
  },
  // "for the turn for each of your Tamers"
  (cursor, at, { draft }) =>
    draft.duration === undefined || draft.each !== undefined
      ? undefined
      : mapGot(readEach(cursor, at), (each) => ({ each, eachForm: 'last' })),
  // "at the end of the turn"
  (cursor, at) =>
    cursor.text.startsWith(' at ', at)
      ? mapGot(readMoment(cursor, at + 1), (moment) => ({ at: { ...moment, behind: true } }))
      : undefined,
  ({ text }, at, { draft }) =>
    draft.instead === undefined && text.startsWith(' instead', at)
      ? { value: { instead: true }, end: at + ' instead'.length }
      : undefined,
];

const readEach = (cursor: Cursor, at: number): Got<EachPhrase> | undefined =>
  cursor.text.startsWith(' for ', at) ? cursor.grammar.each.read(cursor, at + 1) : undefined;

const mapGot = <T, U>(got: Got<T> | undefined, as: (value: T) => U): Got<U> | undefined =>
  got && { value: as(got.value), end: got.end };

/** Takes into the draft what stands behind it; says where that ends. */
export function takeTails(cursor: Cursor, from: number, to: number, draft: ProcessDraft): number {
  let at = from;
  for (const readTail of TAILS) {
    const got = readTail(cursor, at, { draft, to });
    if (got === undefined) continue;
    Object.assign(draft, got.value);
    at = got.end;
  }
  return at;
}
