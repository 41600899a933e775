/** Has files of content looked at on all processors. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Problem } from '../../src/base/result.ts';
import { WrongContent } from '../../src/base/result.ts';
import type { Answer, Found, Piece, PieceKind } from './found.ts';

/** What was found of a file; or what is wrong with it. */
export type Looked =
  { readonly found: Found<PieceKind> } | { readonly problems: readonly Problem[] };

export interface Pool {
  /** What is found of each, in their order. They are begun in this order, too. */
  readonly find: (pieces: readonly Piece[]) => Promise<readonly Looked[]>;
  readonly close: () => Promise<void>;
}

/** A worker reads the rules before it looks at anything: for fewer files another one waits. */
const FEWEST = 12;
/** Each has an engine of its own in memory. */
const MOST_WORKERS = 8;
/** A worker that has done one has the next one there already. */
const AHEAD = 2;

const WORKER = new URL('../resolve-worker.ts', import.meta.url);

/** Workers are begun when they are needed, `most` of them. */
export function openPool(most = Math.min(availableParallelism(), MOST_WORKERS)): Pool {
  const workers: Worker[] = [];
  return {
    async find(pieces) {
      const wanted = Math.min(most, Math.ceil(pieces.length / FEWEST));
      while (workers.length < wanted) workers.push(new Worker(WORKER, { execArgv: [] }));
      const looked = new Map<number, Looked>();
      const rest = pieces.entries();
      await Promise.all(workers.slice(0, wanted).map((worker) => looking(worker, rest, looked)));
      return pieces.flatMap((_, i) => looked.get(i) ?? []);
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** One worker takes what is next until nothing is left. */
function looking(
  worker: Worker,
  rest: Iterator<readonly [number, Piece]>,
  looked: Map<number, Looked>,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  const begun: number[] = [];
  const deal = (): void => {
    const next = rest.next();
    if (next.done === true) return;
    const [i, piece] = next.value;
    begun.push(i);
    worker.postMessage(piece);
  };
  const hear = (answer: Answer): void => {
    const i = begun.shift();
    if ('wrong' in answer) {
      reject(new WrongContent(answer.wrong));
      return;
    }
    if (i !== undefined) looked.set(i, answer);
    deal();
    if (begun.length === 0) resolve(undefined);
  };
  const stop = (code: number): void => reject(new Error(`a worker stopped with ${code}`));
  worker.on('message', hear);
  worker.once('error', reject);
  worker.once('exit', stop);
  for (let ahead = 0; ahead < AHEAD; ahead++) deal();
  if (begun.length === 0) resolve(undefined);
  return promise.finally(() => {
    worker.off('message', hear);
    worker.off('error', reject);
    worker.off('exit', stop);
  });
}
