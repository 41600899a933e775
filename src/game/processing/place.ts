import { propose } from '../happens/propose.ts';
import type { Context } from '../is/context.ts';
import { chooseTargets } from '../is/target.ts';
import { moveCards, nothing } from './move-cards.ts';
import { pickCards } from './pick.ts';
import type { ActionOf, Processing } from './processing.ts';
import { type Run, defOf } from '../run/run.ts';
import type { Destination } from '../state/change.ts';
import { type Unit, topCard } from '../state/state.ts';

/**
 * "place 1 card from your hand as this Digimon's bottom digivolution card", "place this card at the
 * top of your security stack"
 */
export const place: Processing<'place'> = (run, context, action) => {
  if (action.to !== 'digivolution cards') {
    const to: Destination = action.to === 'security bottom' ? 'security bottom' : 'security top';
    const { target } = action;
    if (
      target.kind === 'choose' ||
      (target.kind === 'this' && context.unit !== null && !context.unit.gone)
    ) {
      const units = chooseTargets(run, context, target);
      return (
        propose(run, { kind: 'leave', units, to, cause: context.cause, rule: '3-1-3-5' }).length ===
        units.length
      );
    }
    return moveCards(run, context, target, to, '3-1-3-5');
  }
  return placeUnder(run, context, action);
};

const isToken = (run: Run, unit: Unit): boolean => defOf(run, topCard(unit)).category === 'Token';

function placeUnder(
  run: Run,
  context: Context,
  action: Extract<ActionOf<'place'>, { to: 'digivolution cards' }>,
): boolean {
  const { target } = action;
  // A Digimon or Tamer on the field that goes under another: its own cards beneath are trashed
  // (4-7-8).
  const moved =
    target.kind === 'choose'
      ? (chooseTargets(run, context, target)[0] ?? null)
      : target.kind === 'this' && context.unit !== null && !context.unit.gone
        ? context.unit
        : null;
  if (target.kind === 'choose' && moved === null) return nothing(run, context);
  // 4-21-3: cards are not stacked with tokens.
  if (moved !== null && isToken(run, moved)) return nothing(run, context);
  const cards = moved === null ? pickCards(run, context, target) : [moved.cards[0] ?? -1];
  if (cards.length === 0) return nothing(run, context);
  const unit = chooseTargets(run, context, action.under)[0];
  if (unit === undefined || unit === moved || isToken(run, unit)) return nothing(run, context);
  if (moved !== null) {
    const leave = { kind: 'leave', units: [moved], to: 'nowhere', cause: context.cause } as const;
    if (propose(run, { ...leave, rule: '3-4-2' }).length === 0) return false;
    if (unit.gone) propose(run, { kind: 'move cards', cards, to: 'trash', rule: '4-16-1' });
  }
  if (unit.gone) return false;
  propose(run, {
    kind: 'place under',
    unit,
    cards,
    end: action.end === 'top' ? 'top' : 'bottom',
    faceDown: action.faceDown === true,
    cause: context.cause,
    rule: '4-8-1',
  });
  return true;
}
