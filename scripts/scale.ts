/**
 * `npm run scale -- [RULES] [RULES]`: imports two made-up manuals, the second ten times as long,
 * each into a copy of the project, builds the whole site of both, and says what ten times the rules
 * cost: time of the processor, the weight of a rule's page, and the first answer of the search.
 * Takes many minutes.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleText } from '../src/rules/manual/sample.ts';
import { readAsked, refuse } from './asked.ts';
import { firstResults } from './bench/browser.ts';
import { describeFigures, type Figure } from './bench/figure.ts';
import { madeManual, type LaterKeyword, type Needed } from './bench/made-manual.ts';
import { BUDGETS } from './budget.ts';
import { pageBytes, pagesOf } from './bytes.ts';
import { copySources } from './copy-sources.ts';
import { textAt } from './files.ts';
import { library } from './library.ts';
import { ROOT, runBeside } from './run.ts';

/** Below the project, so that what is installed is found without another installation. */
const FOLDER = join(ROOT, '.reports', 'scale');
/** Pages of rules that are weighed. */
const WEIGHED = 200;
const TIMES = 10;
const HOOK = `--import=${new URL('bench/cpu-time.ts', import.meta.url).href}`;

interface Built {
  readonly rules: number;
  readonly dist: string;
  /** Seconds that the import and the build have computed. */
  readonly importing: number;
  readonly building: number;
  readonly pages: number;
  readonly heaviest: number;
}

async function built(rules: number): Promise<Built> {
  const copy = join(FOLDER, `${rules} rules`);
  rmSync(copy, { recursive: true, force: true });
  copySources(copy);
  const manual = madeManual(library.corpus, needed(), rules);
  const file = join(copy, 'manual.txt');
  writeFileSync(file, sampleText(manual));
  // Minutes pass without a word otherwise.
  console.error(`${manual.rules.length} rules: importing`);
  const importing = await timed(copy, 'node', ['scripts/rules-import.ts', file]);
  console.error(`${manual.rules.length} rules: building`);
  const building = await timed(copy, 'astro', ['build', '--silent']);
  const dist = join(copy, 'dist');
  const all = pagesOf(dist);
  const [budget] = BUDGETS;
  const ofRules = all.filter((page) => /^\/rules\/18-\d+-\d+(-\d+)?\/$/.test(page));
  const step = Math.max(1, Math.floor(ofRules.length / WEIGHED));
  const weighed = ofRules.filter((_, i) => i % step === 0);
  return {
    ...{ rules: manual.rules.length, dist, importing, building },
    pages: all.length,
    heaviest: Math.max(...weighed.map((page) => pageBytes(dist, page, budget).total)),
  };
}

/** Keyword effects that the list has and the texts here don't; titles that the slips know. */
function needed(): Needed {
  const { keywords }: { readonly keywords: readonly LaterKeyword[] } = JSON.parse(
    textAt('rules/keywords.json'),
  );
  const known = new Set(library.corpus.rules.map(({ number }) => number));
  return {
    later: keywords.filter(({ number }) => !known.has(number)),
    titled: new Set(library.slips.citations.map(({ meant }) => meant)),
  };
}

/** Seconds that a programme in a folder has computed, with all that it started. */
async function timed(cwd: string, tool: string, args: readonly string[]): Promise<number> {
  const file = join(cwd, 'cpu-time.txt');
  rmSync(file, { force: true });
  const env = { NODE_OPTIONS: HOOK, CPU_TIME: file };
  const { code, printed } = await runBeside(tool, args, { cwd, env });
  if (code !== 0 || !existsSync(file)) throw new Error(`${tool} failed:\n${printed}`);
  return readFileSync(file, 'utf8')
    .split('\n')
    .reduce((sum, line) => sum + Number(line), 0);
}

function figuresOf({ rules, importing, building, pages, heaviest }: Built): readonly Figure[] {
  return [
    { name: `${rules} rules, import`, value: importing, unit: 's' },
    { name: `${rules} rules, build`, value: building, unit: 's' },
    { name: `${rules} rules, pages`, value: pages, unit: 'pages' },
    {
      name: `${rules} rules, heaviest page of a rule`,
      value: heaviest,
      unit: 'bytes',
      goal: { atMost: BUDGETS[0].total },
    },
  ];
}

const { positionals } = readAsked({ usage: 'npm run scale -- [RULES] [MORE RULES]', most: 2 });
const asked = positionals.map(Number);
if (!asked.every((n) => Number.isSafeInteger(n) && n > 0))
  refuse(`${positionals.join(' ')}; expected numbers of rules, such as 1000 10000`);
const least = asked[0] ?? library.corpus.rules.length;
const most = asked[1] ?? least * TIMES;
mkdirSync(FOLDER, { recursive: true });
try {
  const small = await built(least);
  console.log(describeFigures(figuresOf(small)));
  const large = await built(most);
  console.log(describeFigures(figuresOf(large)));
  const times = large.rules / small.rules;
  console.log(
    describeFigures([
      {
        name: `build, times as long for ${times.toFixed(1)} times the rules`,
        value: large.building / small.building,
        unit: '',
        goal: { atMost: (12 / TIMES) * times },
      },
      ...(await firstResults(large.dist, 120_000)),
    ]),
  );
} finally {
  rmSync(FOLDER, { recursive: true, force: true });
}
