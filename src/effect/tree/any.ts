/** "one of your Digimon", "an opponent's", "none of your": how many an "any" means. */
import type { AnyFront, Target } from './target.ts';

const ONE: ReadonlySet<AnyFront | undefined> = new Set<AnyFront | undefined>([
  undefined,
  'a',
  'an',
  'another',
  'another of',
]);

/** "one of your Digimon", "an opponent's Digimon": 1 is chosen where something is done to it. */
export const isOne = ({ said }: Extract<Target, { kind: 'any' }>): boolean => ONE.has(said);

/** The same, and "any of your Digimon": its player says which. */
export const isOneOfAny = (target: Extract<Target, { kind: 'any' }>): boolean =>
  isOne(target) || target.said === 'any of';
