/** Looks at files of content for scripts/resolve.ts, one after the other as they are dealt. */
import { parentPort } from 'node:worker_threads';
import { WrongContent } from '../src/base/result.ts';
import type { Answer, Piece } from './resolve/found.ts';

/** Loaded when something is asked: it reads what all files need, which may be wrong. */
async function answer(piece: Piece): Promise<Answer> {
  try {
    const { find } = await import('./resolve/find.ts');
    const found = await find(piece);
    return found.ok ? { found: found.value } : { problems: found.problem };
  } catch (error) {
    if (error instanceof WrongContent) return { wrong: error.message };
    throw error;
  }
}

let before: Promise<void> = Promise.resolve();
parentPort?.on('message', (piece: Piece) => {
  // Answers are told apart by their order.
  before = before.then(async () => parentPort?.postMessage(await answer(piece)));
});
