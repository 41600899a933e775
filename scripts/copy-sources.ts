/** A copy of the sources of the project in another folder. */
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.ts';

/** What is no source: installed, built, or written by tests. */
const LEFT_OUT = new Set([
  ...['node_modules', 'dist', '.git', '.astro', '.reports'],
  ...['coverage', 'test-results', 'playwright-report'],
]);

/** A folder is not copied into itself: what lies directly in the root is named one by one. */
export function copySources(to: string): void {
  for (const name of readdirSync(ROOT).filter((one) => !LEFT_OUT.has(one)))
    cpSync(join(ROOT, name), join(to, name), { recursive: true });
}
