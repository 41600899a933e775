/**
 * `npm run bench`: figures of this machine as a table; `--json FILE` writes them to a file too. A
 * new measure is a file in bench/ and a line in MEASURES. A missed goal is shown; it does not fail
 * the run.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureBrowser } from './bench/browser.ts';
import { measureBytes } from './bench/bytes.ts';
import { measureCorpus } from './bench/corpus.ts';
import { measureEngine } from './bench/engine.ts';
import { describeFigures, type Figure, type Measure } from './bench/figure.ts';
import { measureReader } from './bench/reader.ts';
import { measureSearch } from './bench/search.ts';
import { measureSite } from './bench/site.ts';
import { measureVariants } from './bench/variants.ts';
import { measureVerdicts } from './bench/verdict.ts';

const MEASURES: readonly (readonly [what: string, measure: Measure])[] = [
  ['engine', measureEngine],
  ['variants', measureVariants],
  ['corpus', measureCorpus],
  ['site build', measureSite],
  ['bytes of the pages', measureBytes],
  ['reading effect text', measureReader],
  ['search', measureSearch],
  ['search in a browser', measureBrowser],
  ['verdicts in a browser', measureVerdicts],
];

const dist = mkdtempSync(join(tmpdir(), 'bench-'));
const figures: Figure[] = [];
try {
  for (const [what, measure] of MEASURES) {
    console.error(`bench: ${what} ...`);
    figures.push(...(await measure(dist)));
  }
} finally {
  rmSync(dist, { recursive: true, force: true });
}

const machine = {
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  system: `${process.platform} ${process.arch}`,
  node: process.version,
};
console.log(
  `${machine.processor}, ${machine.cores} cores, ${machine.system}, Node ${machine.node}\n`,
);
console.log(describeFigures(figures));

const flag = process.argv.indexOf('--json');
const file = flag < 0 ? undefined : process.argv[flag + 1];
if (file !== undefined) writeFileSync(file, `${JSON.stringify({ machine, figures }, null, 2)}\n`);
