/**
 * What the lab needs for 100,000 endings: a process of its own, with as much memory as a phone
 * gives a page, explores them. `node --expose-gc scripts/bench/lab.ts`
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { surveyOf } from '../../src/lab/courses/survey.ts';
import { readScenario } from '../../src/scenario/file/read.ts';
import { LAB_BOARD, LAB_ENDINGS } from './boards.ts';
import type { Figure } from './figure.ts';

/** Megabytes that the process may have at all. */
const MOST_MEMORY = 256;

/** Endings explored in that memory, how long it takes, and what is kept of them. */
export async function measureLab(): Promise<readonly Figure[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--expose-gc', `--max-old-space-size=${MOST_MEMORY}`],
    fileURLToPath(import.meta.url),
  ]);
  const [endings = 0, ms = 0, kept = 0] = stdout.split(' ').map(Number);
  return [
    {
      name: 'endings explored in 256 MB, in the lab',
      value: endings,
      unit: '',
      goal: { atLeast: LAB_ENDINGS },
    },
    { name: 'time for them', value: ms, unit: 'ms' },
    {
      name: 'memory with all of them',
      value: kept,
      unit: 'bytes',
      goal: { atMost: MOST_MEMORY * 1_000_000 },
    },
  ];
}

function main(): void {
  const scenario = readScenario(LAB_BOARD, ['Ant attacks the player']);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.problem));
  const start = performance.now();
  const { endings, stopped } = surveyOf(scenario.value);
  const ms = performance.now() - start;
  if (stopped !== null) throw new Error(`it stopped: ${stopped}`);
  if (globalThis.gc === undefined) throw new Error('node --expose-gc is needed');
  globalThis.gc();
  // They are named behind it, so that they are counted.
  const { heapUsed } = process.memoryUsage();
  process.stdout.write(`${endings.length} ${ms} ${heapUsed}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
