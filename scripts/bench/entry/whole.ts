/** The same with the part that only some boards need. */
export * from './core.ts';
export { WIDE } from '../../../src/game/wide.ts';
