/**
 * `npm run check`: types, lint, unused code, licences, format. `npm run check -- --fix` mends what
 * can be mended.
 *
 * `astro check` reads .ts and .astro, `svelte-check --no-tsconfig` the .svelte files alone, so that
 * no file is checked twice. All of them run, as many at a time as there are processors, so that one
 * call shows everything that is wrong; what takes longest begins first.
 */
import { availableParallelism } from 'node:os';
import { readAsked } from './asked.ts';
import { runBeside, seconds } from './run.ts';

const { fix } = readAsked({
  usage: 'npm run check [-- --fix]',
  options: { fix: { type: 'boolean', default: false } },
}).values;

const CHECKS: readonly (readonly [name: string, tool: string, ...args: string[]])[] = [
  [
    'types',
    'astro',
    'check',
    '--minimumSeverity',
    'warning',
    '--minimumFailingSeverity',
    'warning',
  ],
  ['lint', 'eslint', '.', '--max-warnings', '0', ...(fix ? ['--fix'] : [])],
  ['format', 'prettier', '.', '--log-level', 'warn', fix ? '--write' : '--check'],
  ['types (svelte)', 'svelte-check', '--no-tsconfig', '--fail-on-warnings'],
  ['unused code', 'knip', '--no-progress'],
  ['code that only tests use', 'knip', '--no-progress', '--production', '--include', 'files'],
  ['licences and checksums', 'node', 'scripts/supply.ts', '--offline'],
];

type Check = (typeof CHECKS)[number];

/** Runs a check, shows what it has said once it is done, and says whether all is well. */
async function passes([name, tool, ...args]: Check): Promise<boolean> {
  const start = performance.now();
  const { code, printed } = await runBeside(tool, args);
  const took = seconds(performance.now() - start);
  process.stdout.write(`${printed}check: ${name} ${code === 0 ? 'ok' : 'FAILED'}, ${took}\n`);
  return code === 0;
}

const failed: string[] = [];
const waiting = CHECKS.values();

/** One after another, as long as any waits. */
async function work(): Promise<void> {
  for (const check of waiting) if (!(await passes(check))) failed.push(check[0]);
}

// What mends files has them to itself.
const workers = fix ? 1 : availableParallelism();
await Promise.all(Array.from({ length: workers }, work));

if (failed.length > 0) {
  const remedy = fix ? '' : ' (npm run check -- --fix mends lint and format where it can)';
  console.error(`check: failed: ${failed.join(', ')}${remedy}`);
  process.exitCode = 1;
}
