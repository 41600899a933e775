import type { Target } from '../../../effect/tree/tree.ts';
import { isAnyOfThem } from '../../../effect/tree/same.ts';

/** "any of those Digimon's bottom digivolution card", "one of your Digimon": one that is chosen. */
export function isChosen(target: Target): boolean {
  switch (target.kind) {
    case 'choose':
    case 'of those':
    case 'either':
      return true;
    case 'same':
      return isAnyOfThem(target.said);
    case 'any':
      return ONE_OF.has(target.form);
    default:
      return false;
  }
}

const ONE_OF = new Set<string | undefined>([
  undefined,
  'any of',
  'an',
  'a',
  'another',
  'another of',
]);
