/** "one of your Digimon", "an opponent's", "none of your": how many an "any" means. */
import type { Target } from './target.ts';

/** The words in front of whom an "any" names: "an opponent's", "none of"; "" for "one of". */
export const inFront = ({ form = '' }: Extract<Target, { kind: 'any' }>): string =>
  form.split('|')[0] ?? '';

/** "one of your Digimon", "an opponent's Digimon": 1 is chosen where something is done to it. */
export const isOne = (target: Extract<Target, { kind: 'any' }>): boolean =>
  ['', 'a', 'an', 'another', 'another of'].includes(inFront(target));
