/**
 * What the engine weighs in a browser: all of src/game that a page loads (texts are read when the
 * site is built), bundled and minified into one file and compressed with brotli.
 */
import { join } from 'node:path';
import { build } from 'vite';
import { brotli } from '../bytes.ts';
import { ROOT } from '../run.ts';
import type { Figure } from './figure.ts';

const GOAL = 35 * 1024;

export async function engineBytes(): Promise<readonly Figure[]> {
  return [
    {
      name: 'engine, brotli',
      value: brotli(await bundle('engine.ts')),
      unit: 'bytes',
      goal: { atMost: GOAL },
    },
  ];
}

/** One file of the modules that an entry leads to. */
async function bundle(entry: string): Promise<string> {
  const output = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      minify: true,
      // Minified like the pages: a library would keep its white space.
      rollupOptions: {
        input: join(ROOT, 'scripts', 'bench', 'entry', entry),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = Array.isArray(output) ? output : [output];
  const chunks = outputs.flatMap((one) => ('output' in one ? one.output : []));
  return chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
}
