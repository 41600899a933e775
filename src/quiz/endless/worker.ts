/**
 * Makes and marks questions beside the page, so that the page answers to the person all the time.
 */
import { answering } from './answering.ts';
import type { EndlessRequest } from './wire.ts';

const answer = answering();

self.addEventListener('message', ({ data }: MessageEvent<EndlessRequest>) => {
  const reply = answer(data);
  if (reply !== null) self.postMessage(reply);
});
