/**
 * `npm run check`: types, lint, unused code, format. `npm run check -- --fix` mends what can be
 * mended.
 *
 * `astro check` reads .ts and .astro, `svelte-check --no-tsconfig` the .svelte files alone, so that
 * no file is checked twice. All of them run, so that one call shows everything that is wrong.
 */
import { run, seconds } from './run.ts';

const fix = process.argv.includes('--fix');

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
  ['types (svelte)', 'svelte-check', '--no-tsconfig', '--fail-on-warnings'],
  ['lint', 'eslint', '.', '--max-warnings', '0', ...(fix ? ['--fix'] : [])],
  ['unused code', 'knip', '--no-progress'],
  ['code that only tests use', 'knip', '--no-progress', '--production', '--include', 'files'],
  ['format', 'prettier', '.', '--log-level', 'warn', fix ? '--write' : '--check'],
];

const failed = CHECKS.filter(([name, tool, ...args]) => {
  const start = performance.now();
  const code = run(tool, args);
  console.log(
    `check: ${name} ${code === 0 ? 'ok' : 'FAILED'}, ${seconds(performance.now() - start)}`,
  );
  return code !== 0;
}).map(([name]) => name);

if (failed.length > 0) {
  const remedy = fix ? '' : ' (npm run check -- --fix mends lint and format where it can)';
  console.error(`check: failed: ${failed.join(', ')}${remedy}`);
  process.exitCode = 1;
}
