/** No import goes in a circle, and no folder imports from one that imports from it. */
import { dirname } from 'node:path/posix';
import { importsOf, target, type Files } from './sources.ts';

/** The first circle found, as the list of its files, closed by the first one again. */
export function importCircle(files: Files): readonly string[] | undefined {
  const finished = new Set<string>();
  const visit = (path: string, trail: readonly string[]): readonly string[] | undefined => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    const text = files[path];
    if (text === undefined || finished.has(path)) return undefined;
    for (const name of importsOf(path, text)) {
      const to = target(path, name);
      const circle = to === undefined ? undefined : visit(to, [...trail, path]);
      if (circle) return circle;
    }
    finished.add(path);
    return undefined;
  };
  for (const path of Object.keys(files)) {
    const circle = visit(path, []);
    if (circle) return circle;
  }
  return undefined;
}

const folderOf = (path: string): string => dirname(path).replace(/^src\//, '');

/**
 * Groups of folders that import from each other, directly or by way of others, each in alphabetical
 * order. Tests may.
 */
export function folderCircles(files: Files): readonly (readonly string[])[] {
  const next = new Map<string, Set<string>>();
  for (const [path, text] of Object.entries(files)) {
    if (path.endsWith('.test.ts')) continue;
    const from = folderOf(path);
    for (const name of importsOf(path, text)) {
      const to = target(path, name);
      if (to === undefined || files[to] === undefined || folderOf(to) === from) continue;
      next.set(from, (next.get(from) ?? new Set()).add(folderOf(to)));
    }
  }
  const reached = new Map([...next.keys()].map((folder) => [folder, reachedFrom(folder, next)]));
  const groups = [...next.keys()].map((folder) =>
    [...(reached.get(folder) ?? [])].filter((to) => reached.get(to)?.has(folder)).sort(),
  );
  const distinct = new Map(groups.map((group) => [group.join(), group]));
  return [...distinct.values()].filter((group) => group.length > 1);
}

function reachedFrom(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop())
    for (const to of next.get(folder) ?? [])
      if (!reached.has(to)) {
        reached.add(to);
        open.push(to);
      }
  return reached;
}
