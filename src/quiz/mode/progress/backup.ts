/** All that is kept, as one file: saved, read again. */
import { err, ok, type Result } from '../../../base/result.ts';
import type { Keeper } from '../../keep/keeper.ts';
import {
  changeKept,
  isRecord,
  newerThan,
  THE_REST,
  type KeptKind,
  type Read,
  type Store,
} from '../../keep/storage.ts';
import { readSome } from '../../keep/partial-json.ts';
import { KIND_LIST, kindOf, type KindName } from './kept.ts';
import { mendFuture } from './mend.ts';

const WHAT = 'Ruling Lab progress';

type KeptByKind = { readonly [name in KindName]: Read<unknown> };

/** A file that was read: data, so that it can come from beside the page. */
export interface Backup {
  /** When it was saved, as the file says: an ISO date, or empty. */
  readonly saved: string;
  readonly kept: KeptByKind;
  /** Entries of each kind that were read. */
  readonly read: { readonly [name in KindName]: number };
  /** What the file had and could not be read, kind by kind. */
  readonly lost: readonly string[];
  /** Reviews that lay in the future, as after a wrong clock, and count as made now. */
  readonly mended: number;
}

/** The text of a file with everything, what the device refused included. */
export function makeBackup(keeper: Keeper, saved: string): string {
  const kept = mapKinds((kind) => keeper.load(kind).value);
  return `${JSON.stringify({ what: WHAT, version: 1, saved, kept }, null, 1)}\n`;
}

/**
 * Reads such a file. A damaged one gives what can be read of it; one of something else is a
 * problem. `now`: milliseconds; a review behind it is mended.
 */
export function parseBackup(text: string, now: number): Result<Backup> {
  const { value, broken } = readSome(text.replace(/^\uFEFF/, ''));
  if (!isRecord(value) || value['what'] !== WHAT || !isRecord(value['kept'])) {
    return err({
      found: 'another kind of file',
      expected: 'a file saved with "Save to a file" on this page',
      start: 0,
      end: text.length,
    });
  }
  const record = value['kept'];
  const read = mapKinds((kind, name): Read<unknown> =>
    record[name] === undefined ? { value: kind.none, lost: [] } : kind.read(record[name]),
  );
  const { review, mended } = mendFuture(read.review.value, now);
  const kept = { ...read, review: { ...read.review, value: review } };
  const lost = [
    ...KIND_LIST.flatMap((name) => kept[name].lost.map((what) => `${name}: ${what}`)),
    ...newerThan(value, 1),
    ...(broken ? [THE_REST] : []),
  ];
  const saved = value['saved'];
  return ok({
    saved: typeof saved === 'string' && !Number.isNaN(Date.parse(saved)) ? saved : '',
    kept,
    read: countsOf((kind) => kept[kind].value),
    lost,
    mended,
  });
}

/** How many entries there are of each kind. */
export const countsOf = (valueOf: (name: KindName) => unknown): Backup['read'] =>
  mapKinds((_, name) => entriesIn(valueOf(name)));

/** A kind keeps its entries as a record or as a list; an exam that is being sat is one more. */
function entriesIn(value: unknown): number {
  if (!isRecord(value)) return 0;
  const { answers, entries, results, attempt } = value;
  const held = answers ?? entries ?? results;
  return (
    (typeof held === 'object' && held !== null ? Object.keys(held).length : 0) +
    (isRecord(attempt) ? 1 : 0)
  );
}

/**
 * What became of a file that was to take the place of what is kept. `as it was`: the device refused
 * it; `torn`: it refused a part of it, and then what was there before.
 */
export interface Restored {
  readonly became: 'replaced' | 'as it was' | 'torn';
  /** Kinds that are of the file and could not be put back; only where it is torn. */
  readonly torn: readonly KindName[];
}

/**
 * Puts a file in the place of what is kept; a damaged text is set aside first. When the device
 * refuses a part, everything is as it was; where it does not even take back what it held a moment
 * ago, that is named.
 */
export function restore(store: Store, { kept }: Backup): Restored {
  const before = textsIn(store);
  if (before === null) return { became: 'as it was', torn: [] };
  const refused = KIND_LIST.findIndex((name) => {
    const { value } = kept[name];
    return !changeKept(store, kindOf(name), () => value).saved;
  });
  if (refused < 0) return { became: 'replaced', torn: [] };
  // The last first: it was written when there was least room.
  const written = KIND_LIST.slice(0, refused).reverse();
  const torn = written.filter((name) => !putBack(store, kindOf(name).key, before[name]));
  return { became: torn.length === 0 ? 'as it was' : 'torn', torn };
}

/** The texts that are kept; `null` when the device does not give them. */
function textsIn(store: Store): { readonly [name in KindName]: string | null } | null {
  try {
    return mapKinds(({ key }) => store.getItem(key));
  } catch {
    return null;
  }
}

function putBack(store: Store, key: string, before: string | null): boolean {
  try {
    if (before === null) store.removeItem(key);
    else store.setItem(key, before);
    return true;
  } catch {
    return false;
  }
}

function mapKinds<T>(of: (kind: KeptKind<unknown>, name: KindName) => T): {
  [name in KindName]: T;
} {
  const at = (name: KindName): T => of(kindOf(name), name);
  return {
    answers: at('answers'),
    training: at('training'),
    daily: at('daily'),
    review: at('review'),
    runs: at('runs'),
    exams: at('exams'),
    calls: at('calls'),
    typed: at('typed'),
  };
}
