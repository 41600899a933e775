/** All that is kept, as one file: saved, read again, deleted. */
import { err, ok, type Result } from '../../../base/result.ts';
import {
  damagedKey,
  isRecord,
  loadKept,
  newerThan,
  THE_REST,
  type KeptKind,
  type Read,
  type Store,
} from '../../keep/storage.ts';
import { readSome } from '../../keep/partial-json.ts';
import { NO_PROGRESS, PROGRESS } from '../../keep/progress.ts';
import { KIND_LIST, kindOf, type KindName } from './kept.ts';

const WHAT = 'Ruling Lab progress';

type KeptByKind = { readonly [name in KindName]: Read<unknown> };

export interface Backup {
  readonly saved: string;
  readonly kept: KeptByKind;
  /** To how many questions it has answers. */
  readonly answered: number;
  /** What the file had and could not be read, kind by kind. */
  readonly lost: readonly string[];
}

/** The text of a file with everything. */
export function makeBackup(store: Store, saved: string): string {
  const kept = mapKinds((kind) => loadKept(store, kind).value);
  return `${JSON.stringify({ what: WHAT, version: 1, saved, kept }, null, 1)}\n`;
}

/**
 * Reads such a file. A damaged one gives what can be read of it; one of something else is a
 * problem.
 */
export function parseBackup(text: string): Result<Backup> {
  const { value, broken } = readSome(text);
  if (!isRecord(value) || value['what'] !== WHAT || !isRecord(value['kept'])) {
    return err({
      found: 'a file that is not one of these',
      expected: 'a file saved with “Save to a file” on this page',
      start: 0,
      end: text.length,
    });
  }
  const record = value['kept'];
  const kept = mapKinds((kind, name): Read<unknown> =>
    record[name] === undefined ? { value: kind.none, lost: [] } : kind.read(record[name]),
  );
  const lost = [
    ...KIND_LIST.flatMap((name) => kept[name].lost.map((what) => `${name}: ${what}`)),
    ...newerThan(value, 1),
    ...(broken ? [THE_REST] : []),
  ];
  return ok({
    saved: typeof value['saved'] === 'string' ? value['saved'] : '',
    kept,
    answered: Object.keys(PROGRESS.read(record['answers'] ?? NO_PROGRESS).value.answers).length,
    lost,
  });
}

/**
 * Puts a file in the place of what is kept. When the device refuses a part, everything is as it
 * was, and the result is false.
 */
export function restore(store: Store, { kept }: Backup): boolean {
  const written: [string, string | null][] = [];
  try {
    for (const name of KIND_LIST) {
      const { key } = kindOf(name);
      written.push([key, store.getItem(key)]);
      store.setItem(key, JSON.stringify(kept[name].value));
    }
    return true;
  } catch {
    for (const [key, before] of written.reverse()) putBack(store, key, before);
    return false;
  }
}

function putBack(store: Store, key: string, before: string | null): void {
  try {
    if (before === null) store.removeItem(key);
    else store.setItem(key, before);
  } catch {
    // Nothing more can be done on a device that refuses what it held a moment ago.
  }
}

/**
 * Deletes everything, damaged texts that were set aside included; false when the device refuses.
 */
export function deleteAll(store: Store): boolean {
  try {
    for (const name of KIND_LIST) {
      store.removeItem(kindOf(name).key);
      store.removeItem(damagedKey(kindOf(name)));
    }
    return true;
  } catch {
    return false;
  }
}

/** What was set aside because it was damaged: the texts as they were found. */
export function damagedTexts(store: Store): { readonly [name in KindName]?: string } {
  try {
    return Object.fromEntries(
      KIND_LIST.flatMap((name) => {
        const text = store.getItem(damagedKey(kindOf(name)));
        return text === null ? [] : [[name, text]];
      }),
    );
  } catch {
    return {};
  }
}

function mapKinds<T>(of: (kind: KeptKind<unknown>, name: KindName) => T): {
  [name in KindName]: T;
} {
  const at = (name: KindName): T => of(kindOf(name), name);
  return {
    answers: at('answers'),
    daily: at('daily'),
    review: at('review'),
    runs: at('runs'),
    exams: at('exams'),
  };
}
