import { areCards } from '../../../card/named/named.ts';
import { noteDone, type Context } from '../../is/context/context.ts';
import { propose } from '../../happens/propose.ts';
import { chooseTargets } from '../../is/target/target.ts';
import { unitsInOrder } from '../ask-order.ts';
import { chooseEnd } from '../choose-end.ts';
import { moveCards, nothing } from '../move-cards.ts';
import type { ActionOf, Processing } from '../processing.ts';
import type { Run } from '../../run/run.ts';
import type { Destination } from '../../state/change.ts';
import { moveTop } from './place.ts';

/** "Return 1 of your opponent's Digimon to the hand." (and to the deck) */
export const returnTo: Processing<'return'> = (run, context, action) => {
  const { target } = action;
  if (target.kind === 'stacked card')
    return moveTop(run, context, 'return', target.who, whereTo(run, context, action));
  const ofCards =
    target.kind === 'both' || target.kind === 'either'
      ? areCards(target)
      : target.kind === 'cards' ||
        target.kind === 'end card' ||
        (target.kind === 'worth' && target.place !== undefined);
  if (ofCards) {
    return moveCards(run, context, action, () => whereTo(run, context, action), '3-1-3-5');
  }
  // "this card" of a Digimon that was deleted is the card in the trash.
  if (
    target.kind === 'this' &&
    (context.unit === null || (context.unit.gone && target.noun === 'card'))
  )
    return moveCards(run, context, action, () => whereTo(run, context, action), '3-1-3-5');
  const units = chooseTargets(run, context, target);
  if (units.length === 0) return nothing(run, context);
  const to = whereTo(run, context, action);
  const left = propose(run, {
    kind: 'leave',
    units: unitsInOrder(run, context.player, units, to),
    to,
    cause: context.cause,
    rule: '3-1-3-5',
  });
  noteDone(context, 'return', left);
  return left.length === units.length;
};

/** "to the top or bottom of the deck": its player says which of the two, once it is chosen. */
function whereTo(run: Run, context: Context, { to }: ActionOf<'return'>): Destination {
  if (to !== 'deck top or bottom') return to;
  return chooseEnd(run, context) === 'top' ? 'deck top' : 'deck bottom';
}
