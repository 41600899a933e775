/** The library for scripts: all that content/ holds. Pages use src/site/content/content.ts. */
import { openLibrary, type Library } from '../src/site/content/library.ts';
import { openPlayed, type PlayedLibrary } from '../src/site/quiz/played-library.ts';
import { filesIn } from './files.ts';
import { sha256 } from './sha256.ts';

/** What stands on the disk now. */
export function openFromDisk(): { readonly library: Library; readonly played: PlayedLibrary } {
  const files = filesIn('', ['.md', '.json', '.txt']);
  const library = openLibrary(files, sha256);
  return { library, played: openPlayed(files, library) };
}

export const { library, played } = openFromDisk();
