/** The library for scripts: all that content/ holds on the disk. Pages use src/site/content.ts. */
import { createHash } from 'node:crypto';
import type { CorpusFiles } from '../src/rules/read/read.ts';
import { corpusFilesIn, openLibrary, type Library } from '../src/site/library.ts';
import { openPlayed, type PlayedLibrary } from '../src/site/played-library.ts';
import { filesIn } from './files.ts';

/** SHA-256 in hexadecimal. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What stands on the disk now. */
export function openFromDisk(): { readonly library: Library; readonly played: PlayedLibrary } {
  const files = filesIn('', ['.md', '.json', '.txt']);
  const library = openLibrary(files, sha256);
  return { library, played: openPlayed(files, library) };
}

export const { library, played } = openFromDisk();

/** The files of the corpus as `readCorpus` takes them. */
export const corpusFiles = (): CorpusFiles => corpusFilesIn(filesIn('', ['.json', '.txt']), sha256);
