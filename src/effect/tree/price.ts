import type { Cost } from './tree.ts';

/** "you may X to Y", "you can X to Y": whoever does X does Y, and is asked once (15-7). */
export const isDecidedWithRest = ({ form }: Pick<Cost, 'form'>): boolean =>
  form === 'to' || form === 'can to';
