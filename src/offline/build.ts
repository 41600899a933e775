/**
 * Builds the worker that keeps the site on a device, and the packs that it keeps. An integration in
 * astro.config.mjs.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { fingerprint } from './fingerprint.ts';
import { addressOfPack, PACK_NAMES, packOf, SIZES, type PackName } from './address.ts';
import { makePack, type KeptFile } from './pack.ts';

const compress = promisify(gzip);

const WORKER = 'sw.js';
/** All that decides what is built; folders with everything below them. */
export const SOURCES = [
  'astro.config.mjs',
  'content',
  'package.json',
  'package-lock.json',
  'public',
  'src',
];

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export function offline(): AstroIntegration {
  let build = '';
  return {
    name: 'ruling-lab:offline',
    hooks: {
      'astro:config:setup': ({ config, command, updateConfig }) => {
        if (command !== 'build') return;
        build = fingerprint(
          fileURLToPath(config.root),
          `${config.site} ${process.env['BASE'] ?? config.base}`,
          SOURCES,
        );
        const id = fileURLToPath(new URL('./worker.ts', import.meta.url));
        const worker = {
          name: 'ruling-lab:worker',
          apply: 'build' as const,
          applyToEnvironment: ({ name }: { name: string }) => name === 'client',
          buildStart(this: { emitFile: (file: EmittedWorker) => string }): void {
            this.emitFile({ type: 'chunk', id, fileName: WORKER });
          },
        };
        updateConfig({ vite: { define: { __BUILD__: JSON.stringify(build) }, plugins: [worker] } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        checkWorker(readFileSync(join(dist, WORKER), 'utf8'), build);
        const sizes = await writePacks(dist, build);
        logger.info(
          PACK_NAMES.map(
            (name) => `${name}: ${sizes[name].files} files, ${sizes[name].bytes} bytes`,
          ).join('; '),
        );
      },
    },
  };
}

interface EmittedWorker {
  readonly type: 'chunk';
  readonly id: string;
  readonly fileName: string;
}

/** Browsers start the worker as one classic script, and take another version by its bytes. */
function checkWorker(script: string, build: string): void {
  if (/\b(import|export)\b\s*[\w{*"'`(]/.test(script))
    throw new Error(
      `${WORKER} imports a file: a module of src/offline/worker.ts is used by a page, too. Give each its own.`,
    );
  if (!script.includes(build))
    throw new Error(`${WORKER} does not say that it is version ${build}`);
}

type Sizes = { readonly [name in PackName]: { readonly files: number; readonly bytes: number } };

/**
 * Writes the packs and what they weigh. Compressed here, since not every host compresses files that
 * it does not know.
 */
async function writePacks(dist: string, build: string): Promise<Sizes> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
  const write = async (name: PackName): Promise<Sizes[PackName]> => {
    const kept = files.filter((file) => packOf(file) === name).map((file) => read(dist, file));
    const pack = await compress(JSON.stringify(makePack(build, kept)), { level: 9 });
    writeFileSync(join(dist, addressOfPack(name)), pack);
    return { files: kept.length, bytes: pack.length };
  };
  // One is compressed while the other is made.
  const [site, rules] = await Promise.all([write('site'), write('rules')]);
  const sizes = { site, rules };
  writeFileSync(join(dist, SIZES), JSON.stringify(sizes));
  return sizes;
}

function read(dist: string, file: string): KeptFile {
  return {
    path: file.replace(/(^|\/)index\.html$/, '$1'),
    type: TYPES[extname(file)] ?? 'application/octet-stream',
    text: readFileSync(join(dist, file), 'utf8'),
  };
}
