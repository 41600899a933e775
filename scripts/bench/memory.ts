/**
 * What a million runs leave behind in memory: a process of its own resolves them and compares the
 * heap before and after, each time after a collection. `node --expose-gc scripts/bench/memory.ts`
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { begin, resolve } from '../../src/game/explore/resolve.ts';
import { readScenario } from '../../src/scenario/file/read.ts';
import { CHOICES_BOARD, FULL_BOARD, SIMPLE_BOARD } from './boards.ts';

const RUNS = 1_000_000;
/** One full board in ten: the rest are small. */
const MIX = [
  ...Array.from({ length: 8 }, () => [SIMPLE_BOARD, 'X attacks B'] as const),
  [CHOICES_BOARD, 'X attacks the player'] as const,
  [FULL_BOARD, 'Red Charger attacks Blue Wall'] as const,
];

/** Bytes that the heap of another process has grown by. */
export async function memoryKept(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    fileURLToPath(import.meta.url),
  ]);
  return Math.max(0, Number(stdout));
}

/** The heap after everything that nobody needs has been thrown away. */
function heap(): number {
  if (globalThis.gc === undefined) throw new Error('node --expose-gc is needed');
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

function main(): void {
  const scenarios = MIX.map(([board, action]) => {
    const scenario = readScenario(board, [action]);
    if (!scenario.ok) throw new Error(JSON.stringify(scenario.problem));
    return scenario.value;
  });
  const play = (runs: number): void => {
    for (let i = 0; i < runs; i++) {
      const scenario = scenarios[i % scenarios.length];
      if (scenario !== undefined) resolve(begin(scenario.setup), scenario.declarations);
    }
  };
  play(1_000);
  const before = heap();
  play(RUNS);
  process.stdout.write(String(heap() - before));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
