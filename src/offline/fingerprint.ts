/**
 * A fingerprint of files of the project: what was made of them is made anew when it is another one.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Eight hexadecimal digits of these files and folders and of what else decides; tests decide
 * nothing.
 */
export function fingerprint(root: string, also: string, sources: readonly string[]): string {
  const hash = createHash('sha256').update(also);
  for (const path of sources.flatMap((source) => filesAt(root, source))) {
    if (!/\.test\.ts$/.test(path))
      hash.update(`\n${path}\n`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex').slice(0, 8);
}

function filesAt(root: string, path: string): readonly string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name).slice(join(root, '/').length).replaceAll('\\', '/'),
    )
    .sort();
}
