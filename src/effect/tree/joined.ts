import type { Process } from './tree.ts';

/** "Add 1 card among them to the hand or place it ...": one of two, and not both. */
export const isOneOfTwo = ({ joined }: Pick<Process, 'joined'>): boolean =>
  joined === 'or' || joined === ', or';
