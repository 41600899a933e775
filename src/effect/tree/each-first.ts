import type { Process, Sentence } from './tree.ts';

/** "For each of your Tamers, you may ...": what stands behind it is asked as often as that. */
export const saysEachFirst = ({ each }: Sentence, process: Process): boolean =>
  each !== undefined || process.front === 'each';
