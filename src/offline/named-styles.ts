/**
 * Scripts that are loaded later name files of styles to load with them. Where the styles were
 * merged into those of the page, that file is not written, and the script would stop at it: an
 * empty one stands in. An integration in astro.config.mjs.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const NAMED = /["']_astro\/([\w.-]+\.css)["']/g;

export const namedStyles = (): AstroIntegration => ({
  name: 'ruling-lab:named-styles',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = join(fileURLToPath(dir), '_astro');
      for (const missing of missingStyles(folder))
        writeFileSync(join(folder, missing), '/* The styles stand in the page. */\n');
    },
  },
});

/** Files of styles that some script of a folder names and that are not there. */
export function missingStyles(folder: string): readonly string[] {
  const named = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(NAMED)])
    .map(([, name = '']) => name);
  return [...new Set(named)].filter((name) => !existsSync(join(folder, name)));
}
