/**
 * What is kept on the device, one text a kind. Full, forbidden, damaged or old storage is an answer
 * here, never an exception.
 */
import { readSome } from './partial-json.ts';

/** The part of `Storage` that is used. */
export interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** One kind of thing that is kept. */
export interface KeptKind<T> {
  readonly key: string;
  readonly none: T;
  /** Takes what it can of a value that may be damaged or of an older version. */
  readonly read: (value: unknown) => Read<T>;
}

export interface Read<T> {
  readonly value: T;
  /** Names of what could not be read; empty when all could. */
  readonly lost: readonly string[];
}

/** Said of a text that breaks off. */
export const THE_REST = 'everything after a damaged place';

/** Reads a kept text. */
export function parseKept<T>(kind: KeptKind<T>, text: string | null): Read<T> {
  if (text === null) return { value: kind.none, lost: [] };
  const { value, broken } = readSome(text);
  if (value === undefined) return { value: kind.none, lost: ['everything'] };
  const read = kind.read(value);
  return broken ? { ...read, lost: [...read.lost, THE_REST] } : read;
}

/** Loads what is kept; storage that is forbidden has nothing. */
export function loadKept<T>(store: Store, kind: KeptKind<T>): Read<T> {
  return parseKept(kind, textIn(store, kind.key)?.text ?? null);
}

/** What stands under a key, `null` for nothing; undefined when the device does not say. */
function textIn(store: Store, key: string): { readonly text: string | null } | undefined {
  try {
    return { text: store.getItem(key) };
  } catch {
    return undefined;
  }
}

/** Saves; false when the device refuses, and then what was kept before is still there. */
export function saveKept<T>(store: Store, kind: KeptKind<T>, value: T): boolean {
  try {
    store.setItem(kind.key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Where a damaged text is set aside: each under a key of its own, counted from 1. */
export const damagedKey = ({ key }: KeptKind<unknown>, nth = 1): string =>
  `${key}/damaged${nth === 1 ? '' : `/${nth}`}`;

/** The damaged texts of a kind that were set aside, the oldest first. */
export function setAsideOf(store: Store, kind: KeptKind<unknown>): readonly string[] {
  const texts: string[] = [];
  for (;;) {
    const text = textIn(store, damagedKey(kind, texts.length + 1))?.text ?? null;
    if (text === null) return texts;
    texts.push(text);
  }
}

/**
 * Changes what is kept. A damaged text is set aside first, so that a person can still save it; the
 * new one holds all of it that could be read. `saved` is false when the device refuses to give, to
 * set aside or to take: then all that was kept is as it was.
 */
export function changeKept<T>(
  store: Store,
  kind: KeptKind<T>,
  change: (value: T) => T,
): { readonly value: T; readonly saved: boolean } {
  const found = textIn(store, kind.key);
  const { value: before, lost } = parseKept(kind, found?.text ?? null);
  const value = change(before);
  const mayWrite = found !== undefined && (lost.length === 0 || setAside(store, kind, found.text));
  return { value, saved: mayWrite && saveKept(store, kind, value) };
}

/** Whether the text is there now; one that was set aside before is not kept twice. */
function setAside(store: Store, kind: KeptKind<unknown>, text: string | null): boolean {
  const before = setAsideOf(store, kind);
  if (text === null || before.includes(text)) return true;
  try {
    store.setItem(damagedKey(kind, before.length + 1), text);
    return true;
  } catch {
    return false;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whole moments as the site writes them: "2026-01-02T03:04:05.000Z". */
export function isMoment(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-/.test(value)) return false;
  const at = new Date(value);
  return !Number.isNaN(at.getTime()) && at.toISOString() === value;
}

export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** The entries of a record that can be read, and the names of the others. */
export function readEntries<T>(
  value: unknown,
  what: string,
  read: (entry: unknown, name: string) => T | null,
): Read<{ readonly [name: string]: T }> {
  if (value === undefined) return { value: {}, lost: [] };
  if (!isRecord(value)) return { value: {}, lost: [what] };
  const entries: [string, T][] = [];
  const lost: string[] = [];
  for (const [name, entry] of Object.entries(value)) {
    const taken = read(entry, name);
    if (taken === null) lost.push(name);
    else entries.push([name, taken]);
  }
  return { value: Object.fromEntries(entries), lost };
}

/** Reads a list that is kept; what is left out of it is named by its place. */
export function readList<T>(
  value: unknown,
  what: string,
  read: (entry: unknown) => T | null,
): Read<readonly T[]> {
  if (value === undefined) return { value: [], lost: [] };
  if (!Array.isArray(value)) return { value: [], lost: [what] };
  const taken = value.map((entry: unknown) => read(entry));
  return {
    value: taken.filter((entry) => entry !== null),
    lost: taken.flatMap((entry, i) => (entry === null ? [`${what} ${i + 1}`] : [])),
  };
}

/** What a later version of the site may have added cannot be known: it is named as lost. */
export const newerThan = (value: Record<string, unknown>, version: number): readonly string[] =>
  typeof value['version'] === 'number' && value['version'] > version
    ? ['what a newer version of this site added']
    : [];
