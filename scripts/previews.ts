/**
 * Writes the picture and the oEmbed file of every rule, keyword, question and ruling into a built
 * site: `node scripts/previews.ts DIST SITE`. The build runs it where it has an address.
 *
 * A picture is drawn once: it is kept outside git by a fingerprint of what is on it and of what
 * draws it.
 */
import { availableParallelism } from 'node:os';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { fingerprint } from '../src/offline/fingerprint.ts';
import { nameOf, sourceOf, wordsOf } from '../src/parts/rule/words.ts';
import { urlOfRuling } from '../src/rules/ruling-url.ts';
import { oembedOf, pictureOf } from '../src/preview/address.ts';
import { makeOEmbed } from '../src/preview/oembed.ts';
import { previewedPages } from '../src/preview/previewed.ts';
import { fileOfResolved, STORE, type Resolved } from '../src/site/resolved/resolved.ts';
import { library } from './library.ts';
import { sha256 } from './sha256.ts';
import type { PreviewJob } from './preview-worker.ts';
import { ROOT } from './run.ts';

const KEPT = join(ROOT, STORE, 'previews');
/** Packages whose versions decide how a picture looks. */
const DRAWN_BY = ['satori', '@resvg/resvg-js', '@fontsource/source-sans-3'];

const [dist, site] = process.argv.slice(2);
if (dist === undefined || site === undefined) throw new Error('usage: previews.ts DIST SITE');

const { devDependencies }: { readonly devDependencies: Readonly<Record<string, string>> } =
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const means = fingerprint(ROOT, DRAWN_BY.map((name) => devDependencies[name]).join(), [
  'src/preview',
]);
const played: Resolved = JSON.parse(readFileSync(fileOfResolved(ROOT), 'utf8'));
const words = { nameOf, wordsOf, sourceOf, urlOfRuling };
const pages = previewedPages(library.index, played, words).map((page) => ({
  ...page,
  file: join(KEPT, `${sha256(`${means}\n${JSON.stringify(page.picture)}`)}.png`),
}));

mkdirSync(KEPT, { recursive: true });
const jobs: readonly PreviewJob[] = [
  ...new Map(
    pages.filter(({ file }) => !existsSync(file)).map(({ file, picture }) => [file, picture]),
  ),
].map(([file, picture]) => ({ file, picture }));
const began = performance.now();
await drawAll(jobs);

for (const { path, title, file } of pages) {
  put(pictureOf(path), (to) => copyFileSync(file, to));
  put(oembedOf(path), (to) => writeFileSync(to, JSON.stringify(makeOEmbed(path, title, site))));
}
const used = new Set(pages.map(({ file }) => file));
for (const name of readdirSync(KEPT)) if (!used.has(join(KEPT, name))) rmSync(join(KEPT, name));
const seconds = ((performance.now() - began) / 1000).toFixed(1);
console.log(`${pages.length} previews, ${jobs.length} of them drawn now, in ${seconds} s`);

function put(path: string, write: (to: string) => void): void {
  const to = join(resolve(dist ?? ''), path);
  mkdirSync(dirname(to), { recursive: true });
  write(to);
}

/** Draws on as many processors as there are, at most four. */
async function drawAll(all: readonly PreviewJob[]): Promise<void> {
  const workers = Math.min(availableParallelism(), 4, Math.ceil(all.length / 50));
  const shares = Array.from({ length: workers }, (_, i) =>
    all.filter((_job, n) => n % workers === i),
  );
  await Promise.all(
    shares.map(
      (workerData) =>
        new Promise<void>((done, fail) => {
          new Worker(new URL('./preview-worker.ts', import.meta.url), { workerData })
            .on('error', fail)
            .on('exit', (code) => (code === 0 ? done() : fail(new Error(`exit ${code}`))));
        }),
    ),
  );
}
