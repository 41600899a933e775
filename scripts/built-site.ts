/** The folder of a built site, for the commands that look through one. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { refuse } from './asked.ts';
import { ROOT } from './run.ts';

/** The folder that was named, or dist/; ends the command where no built site is in it. */
export function builtSite(named?: string): string {
  const folder = resolve(named ?? join(ROOT, 'dist'));
  if (!existsSync(join(folder, 'index.html')))
    refuse(`${folder}: there is no built site; expected one: npm run build`);
  return folder;
}
