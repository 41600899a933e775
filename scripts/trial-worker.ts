/** Runs one trial for scripts/trials.ts, which looks on: an input without an end is found there. */
import { parentPort, workerData } from 'node:worker_threads';
import { runTrial, type TrialMaterial } from '../src/trial/trial.ts';
import { TRIALS } from '../src/trial/table.ts';

/** What it is told to do. `at` holds the number of the input that is being tried. */
export interface TrialTask {
  readonly name: string;
  readonly n: number;
  readonly seed: number;
  readonly material: TrialMaterial;
  readonly at: SharedArrayBuffer;
}

const { name, n, seed, material, at } = workerData as TrialTask;
const trial = TRIALS.find((one) => one.name === name);
if (trial === undefined) throw new Error(`there is no trial "${name}"`);
const place = new Int32Array(at);
parentPort?.postMessage(
  runTrial(trial, material, { n, seed }, (i) => {
    place[0] = i;
  }),
);
