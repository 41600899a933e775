import type { Sentence } from './tree.ts';

/** "you may X to Y", "you can X to Y": whoever does X does Y, and is asked once (15-7). */
export const isDecidedWithCost = ({ cost }: Pick<Sentence, 'cost'>): boolean =>
  cost?.form === 'to' || cost?.form === 'can to';
