import type { Processing } from './processing.ts';

/**
 * A state as long as a persistent effect lasts (game/is/ban.ts, game/is/raised.ts): nobody carries
 * it out.
 */
export const ban: Processing<'ban' | 'raise maximum'> = () => {
  throw new Error('a ban is run only where it is persistent');
};
