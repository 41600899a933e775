/** The files of content/ on the disk, for scripts and tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import type { TextFile } from '../src/rules/source.ts';

/** Where content lies on the disk. */
export const CONTENT = fileURLToPath(new URL('../content/', import.meta.url));

/** A file by its path below content/. */
export const textAt = (path: string): string => readFileSync(CONTENT + path, 'utf8');

/** Paths below a folder of content/ that end in one of these ways, in order. */
export const pathsIn = (folder: string, endings: readonly string[] = ['.md']): readonly string[] =>
  readdirSync(CONTENT + folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .toSorted();

/** Every such file, with its path below it as its name. */
export const filesIn = (folder: string, endings?: readonly string[]): readonly TextFile[] =>
  pathsIn(folder, endings).map((name) => ({ name, text: textAt(join(folder, name)) }));
