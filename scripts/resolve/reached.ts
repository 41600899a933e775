/** The files that a program consists of: what it does is the same while they are. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, join as joinPath } from 'node:path/posix';

/** A file beside this one in quotes: of an import or a worker. By chance it does no harm. */
const QUOTED = /["'`](\.{1,2}\/[^"'`\n]+)["'`]/g;

/** Those that these files name, and that those name in turn; paths from the root, in order. */
export function reachedFrom(root: string, files: readonly string[]): readonly string[] {
  const reached = new Set(files);
  // What is added on the way is gone through as well.
  for (const file of reached)
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(QUOTED)) {
      const named = joinPath(dirname(file), name);
      const path = join(root, named);
      if (!reached.has(named) && existsSync(path) && statSync(path).isFile()) reached.add(named);
    }
  return [...reached].sort();
}
