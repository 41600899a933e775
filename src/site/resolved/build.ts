/**
 * Has the engine look at the content while the pages are bundled, and again when something is
 * edited. An integration in astro.config.mjs.
 */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AstroIntegration } from 'astro';
import { oneAtATime } from './one-at-a-time.ts';
import { fileOfResolved } from './resolved.ts';

export function resolving(): AstroIntegration {
  let root = '';
  let resolving: Promise<void> = Promise.resolve();
  return {
    name: 'ruling-lab:resolved',
    hooks: {
      'astro:config:setup': ({ config, command }) => {
        root = fileURLToPath(config.root);
        if (command !== 'build' && command !== 'dev') return;
        rmSync(fileOfResolved(root), { force: true });
        resolving = resolve(root);
        // Bundling goes on; whoever needs the pages hears of it.
        resolving.catch(() => undefined);
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((usual) => ({
          ...usual,
          setup: async () => {
            await resolving;
            await usual.setup?.();
          },
        }));
      },
      'astro:server:setup': async ({ server, logger }) => {
        await resolving;
        const again = oneAtATime(async () => {
          try {
            await resolve(root);
            server.environments.ssr.moduleGraph.invalidateAll();
            server.ws.send({ type: 'full-reload' });
          } catch (problem) {
            logger.error(String(problem));
          }
        });
        server.watcher.on('change', (path) => {
          if (path.startsWith(join(root, 'content'))) void again();
        });
      },
    },
  };
}

/**
 * It is over before code that is compiled with much care would be worth the care, and bundling
 * wants the other processor. Each board leaves much behind that is soon forgotten: the more of it
 * is cleared away at a time, the less has to be looked through.
 */
const IN_HASTE = [
  ...['--no-turbofan', '--no-maglev-inlining', '--single-threaded-gc'],
  ...['--min-semi-space-size=16', '--max-semi-space-size=32'],
];

/** Runs scripts/resolve.ts; what it finds wrong is the error. */
async function resolve(root: string): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [...IN_HASTE, join(root, 'scripts', 'resolve.ts')]);
  } catch (failed) {
    const said: unknown =
      typeof failed === 'object' && failed !== null ? Reflect.get(failed, 'stderr') : '';
    throw new Error(`content is wrong:\n${String(said)}`, { cause: failed });
  }
}
