/**
 * `npm run bench`: figures of this machine as a table; `--json FILE` writes them to a file too,
 * `--only NAME` takes one measure, by the first word of its name (several times: several), and
 * DIST=folder lets it take a site that is built instead of building one. A new measure is a file in
 * bench/ and a line in MEASURES. A missed goal is shown; it does not fail the run.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAsked, refuse } from './asked.ts';
import { measureBrowser } from './bench/browser.ts';
import { measureBytes } from './bench/bytes.ts';
import { measureCorpus } from './bench/corpus.ts';
import { measureEngine } from './bench/engine.ts';
import { describeFigures, type Figure, type Measure } from './bench/figure.ts';
import { measureLab } from './bench/lab.ts';
import { measureLighthouse } from './bench/lighthouse.ts';
import { measureLoad } from './bench/load.ts';
import { measureReader } from './bench/reader.ts';
import { measureScale } from './bench/scale.ts';
import { measureSearch } from './bench/search.ts';
import { measureSite } from './bench/site.ts';
import { measureVariants } from './bench/variants.ts';
import { measureVerdicts } from './bench/verdict.ts';

const MEASURES: readonly (readonly [what: string, measure: Measure])[] = [
  ['engine', measureEngine],
  ['variants', measureVariants],
  ['lab', measureLab],
  ['corpus', measureCorpus],
  ['site build', measureSite],
  ['bytes of the pages', measureBytes],
  ['load', measureLoad],
  ['reading effect text', measureReader],
  ['scale', measureScale],
  ['search', measureSearch],
  ['search in a browser', measureBrowser],
  ['verdicts in a browser', measureVerdicts],
  ['lighthouse', measureLighthouse],
];
/** Measures that build the site, or need none. */
const WITHOUT_SITE = /^(engine|variants|lab|corpus|scale|site build)$/;

const { values: asked } = readAsked({
  usage: 'npm run bench -- [--only NAME] [--json FILE]',
  options: { only: { type: 'string', multiple: true, default: [] }, json: { type: 'string' } },
});
const { only } = asked;
const chosen = MEASURES.filter(
  ([what]) => only.length === 0 || only.some((name) => what.startsWith(name)),
);
if (chosen.length === 0) {
  const names = MEASURES.map(([what]) => what).join(', ');
  refuse(`--only ${only.join(', ')}: no such measure; expected one of ${names}`);
}

const given = process.env['DIST'];
const dist = given ?? mkdtempSync(join(tmpdir(), 'bench-'));
const figures: Figure[] = [];
try {
  for (const [what, measure] of chosen) {
    if (!WITHOUT_SITE.test(what) && !existsSync(join(dist, 'index.html'))) {
      console.error('bench: site build ...');
      measureSite(dist);
    }
    console.error(`bench: ${what} ...`);
    figures.push(...(await measure(dist)));
  }
} finally {
  if (given === undefined) rmSync(dist, { recursive: true, force: true });
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

if (typeof asked.json === 'string')
  writeFileSync(asked.json, `${JSON.stringify({ machine, figures }, null, 2)}\n`);
