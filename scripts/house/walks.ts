/** The walks of docs/house.md: who is called in which file, and how far that is. */
import { floorOf } from './floors.ts';
import { importsOf, target, type Files } from './sources.ts';

/** A function and the file in which it is, as a line of a walk names them. */
export interface Stop {
  readonly name: string;
  readonly path: string;
}

const LINE = /^(\d+)\. `(\w+)` in `(src\/[^`]+)`: /;

/** The walks of a document; each begins with "1. ". */
export function walksIn(text: string): readonly (readonly Stop[])[] {
  const walks: Stop[][] = [];
  for (const line of text.split('\n')) {
    const [, number, name, path] = LINE.exec(line) ?? [];
    if (name === undefined || path === undefined) continue;
    if (number === '1') walks.push([]);
    walks.at(-1)?.push({ name, path });
  }
  return walks;
}

/** Whether a file says what a name of its own is, or draws a component of that name. */
export const has = (text: string, name: string): boolean =>
  new RegExp(`(?:function\\*? |const |<)${name}\\b`).test(text);

/** What a file imports, and what its tables (`index.ts`) do. */
function reached(files: Files, path: string): readonly string[] {
  const own = importsOf(path, files[path] ?? '').flatMap((name) => target(path, name) ?? []);
  const tables = own.filter((to) => to.endsWith('/index.ts'));
  return [
    ...own,
    ...tables.flatMap((table) =>
      importsOf(table, files[table] ?? '').flatMap((name) => target(table, name) ?? []),
    ),
  ];
}

/**
 * Who calls each stop after the first: the last file before it that imports it, or, of components,
 * that it imports. `null`: nobody.
 */
export function callersOf(walk: readonly Stop[], files: Files): readonly (string | null)[] {
  return walk.slice(1).map(({ path }, i) => {
    const before = walk.slice(0, i + 1).map((stop) => stop.path);
    const calls = (from: string): boolean =>
      from !== path &&
      (reached(files, from).includes(path) ||
        (from.endsWith('.svelte') && reached(files, path).includes(from)));
    return before.findLast(calls) ?? null;
  });
}

/** How many calls there are, each into another file, and how many of these to another floor. */
export function lengthOf(
  walk: readonly Stop[],
  files: Files,
): { readonly hops: number; readonly floors: number } {
  const callers = callersOf(walk, files);
  const floors = callers.filter(
    (from, i) => from === null || floorOf(from) !== floorOf(walk[i + 1]?.path ?? ''),
  );
  return { hops: callers.length, floors: floors.length };
}
