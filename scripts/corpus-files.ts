/** The files of the rules on the disk. */
import type { CorpusFiles } from '../src/rules/read/read.ts';
import { corpusFilesIn } from '../src/site/content/library.ts';
import { filesIn } from './files.ts';
import { sha256 } from './sha256.ts';

/** The files of an edition as `readCorpus` takes them; of the newest one without a number. */
export const corpusFiles = (edition?: string): CorpusFiles =>
  corpusFilesIn(filesIn('', ['.json', '.txt']), sha256, edition);
