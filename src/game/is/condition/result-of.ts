import type { Test } from '../../../effect/tree/tree.ts';
import { isDescribed, kindsOfResult } from '../../../card/ability/result-asked.ts';
import { hasCards } from './compares.ts';
import { fitsCard } from './card-filter.ts';
import { fitsNoun, onSide, passes } from './filter.ts';
import type { Standpoint } from './standpoint.ts';
import type { Run } from '../../run/run.ts';

/**
 * "If this effect trashed a red card", "if one of your Digimon was deleted by this effect": whether
 * any of those that the effect has really done it to is like that (15-8-3-9-4).
 */
export const isResultOf = (...asked: Parameters<typeof numberDone>): boolean => {
  const [, { compare = 'or more', n = 1 }] = asked;
  return hasCards(numberDone(...asked), compare, n);
};

/** How many of those that the effect has really done it to are like that. */
export function numberDone(
  run: Run,
  test: Extract<Test, { kind: 'result of' }>,
  { context, player, look }: Standpoint,
): number {
  const { of } = test;
  if (context === undefined || !isDescribed(of)) return 0;
  const kinds = kindsOfResult(test);
  const cards = [...context.movedCards].flatMap(([kind, moved]) =>
    kinds.includes(kind) ? moved : [],
  );
  const units = [...context.last].flatMap(([kind, done]) => (kinds.includes(kind) ? done : []));
  return (
    cards.filter((card) => fitsCard(run, card, of)).length +
    units.filter(
      (unit) =>
        onSide(unit, of.side, player) &&
        (of.noun === '' || fitsNoun(run, unit, of.noun, look)) &&
        of.filters.every((filter) => passes(run, unit, filter, look)),
    ).length
  );
}
