/** The library for scripts: all that content/ holds on the disk. Pages use src/site/content.ts. */
import { createHash } from 'node:crypto';
import type { CorpusFiles } from '../src/rules/read/read.ts';
import { corpusFilesIn, openLibrary, type Library } from '../src/site/library.ts';
import { filesIn } from './files.ts';

/** SHA-256 in hexadecimal. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The library of what stands on the disk now. */
export const openFromDisk = (): Library =>
  openLibrary(filesIn('', ['.md', '.json', '.txt']), sha256);

export const library = openFromDisk();

/** The files of the corpus as `readCorpus` takes them. */
export const corpusFiles = (): CorpusFiles =>
  corpusFilesIn(filesIn('rules', ['.json', '.txt']), sha256);
