/** The text of a manual on the disk. */
import { readFileSync } from 'node:fs';

/** The lines of a text file. */
export const manualText = (file: string): Promise<string> =>
  Promise.resolve(readFileSync(file, 'utf8'));
