/**
 * `npm test`: check, unit tests, the build beside the same build in another folder, its links
 * beside its HTML, browser tests, each stage with its duration. Stops at the first stage that
 * fails, with that stage's exit code. The last line adds up the tests of both runners.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readAsked } from './asked.ts';
import { prepareChromium } from './chromium.ts';
import {
  add,
  describeTally,
  NOTHING,
  tallyPlaywright,
  tallyVitest,
  type PlaywrightReport,
  type Tally,
  type VitestReport,
} from './report.ts';
import { ROOT, run, runBeside, seconds } from './run.ts';

const REPORTS = join(ROOT, '.reports');
const UNIT = join(REPORTS, 'unit.json');
const E2E = join(REPORTS, 'e2e.json');

const STAGES: readonly (readonly [name: string, run: () => number | Promise<number>])[] = [
  ['check', () => run('node', ['scripts/check.ts'])],
  [
    'unit',
    () =>
      run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT}`]),
  ],
  ['build, here and elsewhere', () => run('node', ['scripts/same-build.ts', '--both'])],
  ['links beside valid HTML', () => runTogether('scripts/links.ts', 'scripts/valid-html.ts')],
  ['e2e', runBrowserTests],
];

/** Runs scripts at the same time, shows what each printed, and returns the first bad exit code. */
async function runTogether(...scripts: readonly string[]): Promise<number> {
  const all = await Promise.all(scripts.map((script) => runBeside('node', [script])));
  for (const { printed } of all) process.stdout.write(printed);
  return all.find(({ code }) => code !== 0)?.code ?? 0;
}

async function runBrowserTests(): Promise<number> {
  const CHROMIUM = await prepareChromium((line) => console.log(`chromium: ${line}`));
  const env = { CHROMIUM, PLAYWRIGHT_JSON_OUTPUT_NAME: E2E };
  return run('playwright', ['test', '--reporter=list,json'], env);
}

async function runStages(): Promise<number> {
  for (const [name, stage] of STAGES) {
    console.log(`\n== ${name}`);
    const start = performance.now();
    const code = await stage();
    const took = seconds(performance.now() - start);
    console.log(`== ${name}: ${code === 0 ? 'ok' : `FAILED with exit code ${code}`}, ${took}`);
    if (code !== 0) return code;
  }
  return 0;
}

function tally(): Tally {
  const unit: VitestReport | undefined = readReport(UNIT);
  const e2e: PlaywrightReport | undefined = readReport(E2E);
  return add(unit ? tallyVitest(unit) : NOTHING, e2e ? tallyPlaywright(e2e) : NOTHING);
}

/** What a test runner wrote; absent when it did not come that far. */
function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

readAsked({ usage: 'npm test' });
rmSync(REPORTS, { recursive: true, force: true });
try {
  process.exitCode = await runStages();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
console.log(`\n${describeTally(tally())}`);
