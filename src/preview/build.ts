/**
 * Has the pictures and oEmbed files of all pages made, where the site has an address: nobody finds
 * them otherwise. An integration in astro.config.mjs.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AstroIntegration } from 'astro';

/** `site`: the address that was given for the build, if any. */
export function previews(site: string | undefined): AstroIntegration {
  let root = '';
  return {
    name: 'ruling-lab:previews',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': async ({ dir, logger }) => {
        if (site === undefined || site === '') {
          logger.info('no previews: SITE is not set');
          return;
        }
        const script = join(root, 'scripts', 'previews.ts');
        const run = promisify(execFile);
        const { stdout } = await run(process.execPath, [script, fileURLToPath(dir), site]);
        logger.info(stdout.trim());
      },
    },
  };
}
