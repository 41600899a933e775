/**
 * Reads and runs texts beside the page, so that the page answers to the person all the time. The
 * engine is loaded once a text has been read.
 */
import { answerRead } from './answer-read.ts';
import type { Reply, Request } from './wire.ts';

const post = (answer: Reply): void => {
  self.postMessage(answer);
};

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  void answer(data);
});

async function answer(request: Request): Promise<void> {
  if (request.kind === 'read') post(answerRead(request));
  // A worker that did not get the engine is done with: the page starts another one.
  const engine = await import('./answer-run.ts').catch(() => null);
  if (engine === null) {
    post({ kind: 'lost', turn: request.turn });
    return;
  }
  if (request.kind === 'run') {
    post(engine.answerRun(request));
    return;
  }
  const runs = engine.runsOf(request.text);
  const told = answerRead(request, engine.checkText(request.text));
  const lines = told.lines.map((line, i) => ({ ...line, runs: runs[i] ?? false }));
  post({ ...told, meant: engine.meantIn(request.text), lines });
}
