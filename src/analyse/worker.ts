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
  const { answerRun, checkText, runsOf } = await import('./answer-run.ts');
  if (request.kind === 'run') {
    post(answerRun(request));
    return;
  }
  const runs = runsOf(request.text);
  const told = answerRead(request, checkText(request.text));
  post({ ...told, lines: told.lines.map((line, i) => ({ ...line, runs: runs[i] ?? false })) });
}
