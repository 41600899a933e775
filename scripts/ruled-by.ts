/** The rules and the engine that a ruling in a terminal is made by. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { remembering } from '../src/base/remembering.ts';
import { fingerprint } from '../src/offline/fingerprint.ts';
import type { RuledBy } from '../src/proof/bundle.ts';
import type { CorpusIndex } from '../src/rules/corpus.ts';
import { editionPrint } from '../src/rules/edition/edition-print.ts';
import { openLibrary } from '../src/site/content/library.ts';
import { filesIn } from './files.ts';
import { createHash } from 'node:crypto';

/** All that decides how a situation is ruled. */
export const ENGINE_FLOORS: readonly string[] = [
  ...['base', 'rules', 'effect', 'card', 'game', 'scenario'].map((floor) => `src/${floor}`),
  'src/proof',
];

const PACKAGE = new URL('../package.json', import.meta.url);

const known = remembering({
  get rules(): CorpusIndex {
    const files = filesIn('rules', ['.json', '.txt']);
    const named = files.map(({ name, text }) => ({ name: `rules/${name}`, text }));
    const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
    return openLibrary(named, sha256).index;
  },
});

/** The rules as they lie beside this file's folder. */
export const rulesOnDisk = (): CorpusIndex => known.rules;

/** The edition on the disk, and the engine: a package says which it is, a checkout is looked at. */
export function ruledByHere(): RuledBy {
  const edition = editionPrint(rulesOnDisk().corpus);
  const about = JSON.parse(readFileSync(PACKAGE, 'utf8')) as {
    readonly version: string;
    readonly engine?: string;
  };
  return { edition, engine: about.engine ?? engineHere(about.version) };
}

/** "0.1.0+3f2a9c1b": the version, and a fingerprint of the engine's files. */
export function engineHere(version: string): string {
  const root = fileURLToPath(new URL('..', import.meta.url));
  return `${version}+${fingerprint(root, '', ENGINE_FLOORS)}`;
}
