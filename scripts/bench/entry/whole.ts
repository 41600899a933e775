/** The same with the part that only some boards need. */
export * from './core.ts';
export { WIDE } from '../../../src/engine/wide/index.ts';
