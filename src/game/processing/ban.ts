import type { Processing } from './processing.ts';

/** A state as long as a persistent effect lasts (game/is/ban.ts): nobody carries it out. */
export const ban: Processing<'ban'> = () => {
  throw new Error('a ban is run only where it is persistent');
};
