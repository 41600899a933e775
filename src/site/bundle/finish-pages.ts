/**
 * What is done with every page once all are built, page by page: each is read and written once, and
 * while one is changed others are on their way. An integration in astro.config.mjs, before the
 * sitemap and before what packs the files.
 */
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Gives the page as it shall be. `file`: its path in the built site, with slashes. */
type PageChange = (html: string, file: string) => string;

/** Looks at the built site, `files` with their paths in it, before the first page is changed. */
export type Finisher = (dist: string, files: readonly string[]) => PageChange;

/** So many are read and written at a time. */
const AT_ONCE = 16;

/** The finishers come one after the other, in this order. */
export const finishPages = (...finishers: readonly Finisher[]): AstroIntegration => ({
  name: 'ruling-lab:finish-pages',
  hooks: {
    'astro:build:done': ({ dir }) => finishFolder(fileURLToPath(dir), finishers),
  },
});

/** Does it in a folder; a page that stays as it is isn't written. */
export async function finishFolder(dist: string, finishers: readonly Finisher[]): Promise<void> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const changes = finishers.map((finisher) => finisher(dist, files));
  const pages = files.filter((file) => file.endsWith('.html')).values();
  const finish = async (): Promise<void> => {
    for (const file of pages) {
      const path = join(dist, file);
      const html = await readFile(path, 'utf8');
      const done = changes.reduce((page, change) => change(page, file), html);
      if (done !== html) await writeFile(path, done);
    }
  };
  // All of them take from the same list.
  await Promise.all(Array.from({ length: AT_ONCE }, finish));
}
