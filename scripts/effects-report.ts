/**
 * How much of a list of printed texts the reader understands:
 * `npm run effects:report -- FILE.json [--all]` with `[{ card, field, text }]` in the file.
 */
import { describeProblem } from '../src/base/result.ts';
import { effectsReport, readPrintedTexts } from '../src/effect/read/report.ts';
import { readEffects } from '../src/effect/read/read.ts';
import { runsReport } from '../src/scenario/fit/runs-report.ts';
import { readAsked, refuse, textOr } from './asked.ts';

const WANTED = 'a file .json with [{ card, field, text }]';
const {
  values,
  positionals: [file],
} = readAsked({
  usage: 'npm run effects:report -- FILE.json [--all]',
  options: { all: { type: 'boolean' } },
  most: 1,
});
if (file?.endsWith('.json') !== true) refuse(`${file ?? 'no file'}; expected ${WANTED}`);

const read = readPrintedTexts(file, textOr(file, WANTED));
const found = read.ok ? read.value : refuse(read.problem.map(describeProblem).join('\n'));
if (found.length === 0) refuse(`${file}: an empty list; expected ${WANTED}`);
const report = effectsReport(found);
const share = (count: number): string =>
  `${count} of ${report.texts} (${((100 * count) / Math.max(1, report.texts)).toFixed(1)} %)`;

const times = found
  .map(({ text }) => {
    const start = performance.now();
    readEffects(text);
    return performance.now() - start;
  })
  .toSorted((a, b) => a - b);

console.log(`read in full and written back the same: ${share(report.whole)}`);
console.log(`split into timing, condition, processing: ${share(report.split)}`);
const runs = runsReport(found);
console.log(
  `in full run by the engine: ${share(runs.runnable)}; ${runs.stopped.length} of these stop it in the middle`,
);
console.log(`written differently: ${report.different.length}`);
console.log(
  `reading one text, 95th percentile: ${(times[Math.floor(times.length * 0.95)] ?? 0).toFixed(3)} ms`,
);

const shown = values.all ? Infinity : 25;
console.log(
  '\nwhat keeps texts from being run (texts that have it, texts that have nothing else):',
);
for (const { found: what, texts, alone, example } of runs.obstacles.slice(0, shown))
  console.log(`${texts}  ${alone}  ${what}: ${example.replaceAll('\n', ' ').slice(0, 100)}`);
if (runs.stopped.length > 0) console.log('\nstop the engine in the middle:');
for (const { text, why } of runs.stopped.slice(0, shown)) console.log(`${why}: ${text}`);

console.log('\ncommonest unread words:');
for (const { count, example } of report.unread.slice(0, shown)) console.log(`${count}  ${example}`);
if (report.different.length > 0) console.log('\nwritten differently:');
for (const { text, written } of report.different.slice(0, shown))
  console.log(`- ${text}\n+ ${written}`);
if (report.unsplit.length > 0) console.log('\nnot split:');
for (const text of report.unsplit.slice(0, shown)) console.log(text);
