import type { Action, Target } from '../../../effect/tree/tree.ts';
import { oneOf } from './choose-one.ts';

/** "place 1 card from your hand as this Digimon's bottom digivolution card" */
export type PlaceUnder = Extract<Action, { kind: 'place'; to: 'digivolution cards' }>;

/**
 * What a card is placed under: 1 of those that are named, "under any of your Tamers", "as this
 * Digimon's bottom digivolution card or under any of your Tamers".
 */
export function hostOf({ under, or }: PlaceUnder): Target {
  if (or === undefined) return oneOf(under);
  return { kind: 'either', targets: [oneOf(under), oneOf(or)], span: under.span };
}
