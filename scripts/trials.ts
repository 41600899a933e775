/**
 * Everything that reads what somebody wrote, and the engine, tried with inputs made by chance:
 * `npm run trials`. A line of figures for each trial (src/trial/table.ts); exit code 1 where an
 * input fails, with the input. The same seed makes the same inputs.
 *
 *     npm run trials -- --size small --seed 7 --only reader --cards cards.json --keep
 *
 * `--size`: nightly (the default, many minutes) or small. `--cards FILE`: also every line of a card
 * file that the engine says it runs. `--keep`: failing inputs become files of src/trial/kept, which
 * are tried again by every test run; never those of a card file, whose texts are somebody's.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { hash } from '../src/base/chance.ts';
import { acceptedLines } from '../src/trial/card-lines.ts';
import {
  inputAt,
  inputsOf,
  SIZES,
  type NamedTrial,
  type TrialFigures,
  type TrialMaterial,
  type TrialSize,
} from '../src/trial/trial.ts';
import { TRIALS } from '../src/trial/table.ts';
import { readAsked, refuse } from './asked.ts';
import { openCardFile } from './card-file.ts';
import { filesIn } from './files.ts';
import { tableOf } from './table.ts';
import type { TrialTask } from './trial-worker.ts';

/** An input that is tried for so many seconds has no end. */
const LONGEST_S = 120;

const { values } = readAsked({
  usage: 'npm run trials -- [--size small] [--seed 7] [--only NAME] [--cards FILE.json] [--keep]',
  options: {
    size: { type: 'string', default: 'nightly' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    cards: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});
const isSize = (text: string): text is TrialSize => SIZES.some((size) => size === text);
const { size } = values;
const seed = Number(values.seed);
const chosen = TRIALS.filter(({ name }) => name.includes(values.only));
if (!isSize(size)) refuse(`--size ${size}; expected ${SIZES.join(' or ')}`);
if (!Number.isSafeInteger(seed)) refuse(`--seed ${values.seed}; expected a whole number`);
if (chosen.length === 0)
  refuse(`--only ${values.only}; expected one of: ${TRIALS.map(({ name }) => name).join(', ')}`);

const material: TrialMaterial = {
  files: ['questions', 'cases', 'rulings'].flatMap((folder) =>
    filesIn(folder).map(({ name, text }) => ({ name: `${folder}/${name}`, text })),
  ),
  lines: values.cards === undefined ? [] : acceptedLines(openCardFile(values.cards).cards),
};

/** The figures of a trial, from a thread of its own: an input without an end is a failure, too. */
function tried(trial: NamedTrial, n: number): Promise<TrialFigures> {
  const at = new SharedArrayBuffer(4);
  const task: TrialTask = { name: trial.name, n, seed, material, at };
  const place = new Int32Array(at);
  return new Promise((done, fail) => {
    const worker = new Worker(new URL('trial-worker.ts', import.meta.url), { workerData: task });
    let last = -1;
    let seconds = 0;
    const clock = setInterval(() => {
      const now = place[0] ?? 0;
      seconds = now === last ? seconds + 1 : 0;
      last = now;
      if (seconds < LONGEST_S) return;
      clearInterval(clock);
      void worker.terminate();
      const why = `it takes more than ${LONGEST_S} s`;
      done({
        inputs: now + 1,
        runs: now + 1,
        failures: [{ input: inputAt(trial, material, seed, now), why }],
      });
    }, 1_000);
    worker.once('message', (figures: TrialFigures) => {
      clearInterval(clock);
      done(figures);
    });
    worker.once('error', (error) => {
      clearInterval(clock);
      fail(error);
    });
  });
}

const KEPT = fileURLToPath(new URL('../src/trial/kept/', import.meta.url));

function keep({ name }: NamedTrial, input: string): string {
  const folder = join(KEPT, name.replaceAll(' ', '-'));
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${hash(input).toString(36)}.txt`);
  writeFileSync(file, input);
  return file;
}

const rows: string[][] = [['trial', 'inputs', 'runs', 'failures', 'seed', 'seconds', '']];
for (const trial of chosen) {
  const n = inputsOf(trial, material, size);
  if (n === 0) {
    rows.push([trial.name, '-', '-', '-', '-', '-', `${trial.about} (nothing to try)`]);
    continue;
  }
  const begun = performance.now();
  const { inputs, runs, failures } = await tried(trial, n);
  const seconds = Math.round((performance.now() - begun) / 1_000);
  for (const { input, why } of failures) {
    console.log(`== ${trial.name}: ${why}\n${input}\n`);
    if (values.keep && trial.name !== 'cards') console.log(`kept in ${keep(trial, input)}\n`);
  }
  if (failures.length > 0) process.exitCode = 1;
  const figures = [inputs, runs, failures.length, seed, seconds].map(String);
  rows.push([trial.name, ...figures, trial.about]);
  console.error(`${trial.name}: ${runs} runs, ${failures.length} failures, ${seconds} s`);
}
console.log(tableOf(rows));
