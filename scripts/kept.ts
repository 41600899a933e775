/** What was found out before, kept outside git by a fingerprint of all that decides it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { sha256 } from './sha256.ts';

/** JSON values, each decided by its source and by the programs that find it out. */
export interface Kept {
  /** What was found of a source before. */
  readonly find: (kind: string, source: string) => unknown;
  readonly keep: (kind: string, source: string, found: unknown) => void;
  /** Writes what was found or kept this time; the rest is of sources that are no more. */
  readonly save: () => void;
}

interface KeptFile {
  readonly means: string;
  readonly found: Readonly<Record<string, unknown>>;
}

/** `means`: a fingerprint of the programs; what others found out is not taken. */
export function openKept(file: string, means: string): Kept {
  const before = readKept(file, means);
  const now: Record<string, unknown> = {};
  const keyOf = (kind: string, source: string): string => `${kind} ${sha256(source)}`;
  return {
    find: (kind, source) => {
      const key = keyOf(kind, source);
      const found = before[key];
      if (found !== undefined) now[key] = found;
      return found;
    },
    keep: (kind, source, found) => {
      now[keyOf(kind, source)] = found;
    },
    save: () => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ means, found: now } satisfies KeptFile));
    },
  };
}

function readKept(file: string, means: string): KeptFile['found'] {
  if (!existsSync(file)) return {};
  const kept = JSON.parse(readFileSync(file, 'utf8')) as KeptFile;
  return kept.means === means ? kept.found : {};
}
