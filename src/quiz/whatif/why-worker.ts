/** Looks beside the page for why something isn't so: many boards are played for it. */
import { whyPicked } from './why-picked.ts';
import type { WhyAsked, WhyAnswered } from './ask-why.ts';

self.addEventListener('message', ({ data: { turn, asked } }: MessageEvent<WhyAsked>) => {
  const reply: WhyAnswered = { turn, why: whyPicked(asked) };
  self.postMessage(reply);
});
