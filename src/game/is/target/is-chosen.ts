import { isOneOfAny } from '../../../effect/tree/any.ts';
import type { Target } from '../../../effect/tree/tree.ts';
import { isAnyOfThem } from '../../../effect/tree/closed/same.ts';

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
      return isOneOfAny(target);
    default:
      return false;
  }
}
