/**
 * What was found out before, kept outside git by a fingerprint of all that decides it. What only
 * pages read stays as bytes: most of it is written again as it is.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { sha256 } from './sha256.ts';

/** What was found of a source. */
export interface KeptEntry {
  /** A JSON value. */
  readonly facts: unknown;
  /** JSON text of one line, or nothing. */
  readonly data: Uint8Array;
}

/** What was found, each decided by its source and by the programs that find it out. */
export interface Kept {
  /** What was found of a source before. */
  readonly find: (kind: string, source: string) => KeptEntry | undefined;
  readonly keep: (kind: string, source: string, found: KeptEntry) => void;
  /** Writes what was found or kept this time; the rest is of sources that are no more. */
  readonly save: () => void;
}

/** An entry: its facts as JSON, and its data. */
type Lines = readonly [facts: Uint8Array, data: Uint8Array];

/** `means`: a fingerprint of the programs; what others found out is not taken. */
export function openKept(file: string, means: string): Kept {
  const before = readKept(file, means);
  const now = new Map<string, Lines>();
  let isNew = false;
  const keyOf = (kind: string, source: string): string => `${kind} ${sha256(source)}`;
  return {
    find: (kind, source) => {
      const key = keyOf(kind, source);
      const found = before.get(key);
      if (found === undefined) return undefined;
      now.set(key, found);
      const [facts, data] = found;
      return { facts: JSON.parse(textOf(facts)), data };
    },
    keep: (kind, source, { facts, data }) => {
      isNew = true;
      now.set(keyOf(kind, source), [Buffer.from(JSON.stringify(facts)), data]);
    },
    save: () => {
      if (!isNew && now.size === before.size) return;
      mkdirSync(dirname(file), { recursive: true });
      const lines = [...now].flatMap(([key, [facts, data]]) => [Buffer.from(key), facts, data]);
      const end = Buffer.from('\n');
      const all = [Buffer.from(means), ...lines].flatMap((line) => [line, end]);
      // Written under another name first: a build that is stopped leaves no half file.
      writeFileSync(`${file}.part`, Buffer.concat(all));
      renameSync(`${file}.part`, file);
    },
  };
}

/** A line of `means`, then three for each entry: its key, its facts, its data. */
function readKept(file: string, means: string): ReadonlyMap<string, Lines> {
  const found = new Map<string, Lines>();
  if (!existsSync(file)) return found;
  const all = readFileSync(file);
  let at = 0;
  const line = (): Uint8Array => {
    const end = all.indexOf('\n', at);
    const read = all.subarray(at, end);
    at = end + 1;
    return read;
  };
  if (textOf(line()) !== means) return found;
  while (at < all.length) {
    const key = textOf(line());
    found.set(key, [line(), line()]);
  }
  return found;
}

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString();
