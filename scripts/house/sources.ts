/** The files under src/, and what each of them imports: what the tests of the house look at. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';

/** Path from the project's root -> text. */
export type Files = Readonly<Record<string, string>>;

/**
 * The TypeScript in a file: all of a .ts, the scripts of a .svelte, frontmatter and scripts of an
 * .astro.
 */
export function scriptOf(path: string, text: string): string {
  const parts = path.endsWith('.ts')
    ? [text]
    : [/^---$.*?^---$/ms, /<script\b[^>]*>.*?<\/script>/gs].flatMap(
        (part) => text.match(part) ?? [],
      );
  return parts.map((part) => part.replace(/^---$|^<script\b[^>]*>|<\/script>$/gm, '')).join('\n');
}

/** What scripts import: each of them is asked for several times. */
const known = new Map<string, readonly string[]>();

/** Every module that a file names in an import, an export from or an import(). */
export function importsOf(path: string, text: string): readonly string[] {
  const script = scriptOf(path, text);
  const before = known.get(script);
  if (before !== undefined) return before;
  const named = ts.preProcessFile(script).importedFiles.map((file) => file.fileName);
  known.set(script, named);
  return named;
}

/**
 * `./tree.ts` as seen from `src/effect/read/read.ts` is `src/effect/tree/tree.ts`. Packages are not
 * files of ours.
 */
export function target(from: string, name: string): string | undefined {
  return name.startsWith('.') ? join(dirname(from), name.replace(/\?.*$/, '')) : undefined;
}

/** All of them, as they are on the disk. */
export function sources(): Files {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(ts|svelte|astro)$/.test(path));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}
