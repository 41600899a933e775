import { areCards } from '../../../card/runnable/named.ts';
import { noteDone } from '../../is/context/context.ts';
import { propose } from '../../happens/propose.ts';
import { chooseTargets } from '../../is/target/target.ts';
import { unitsInOrder } from '../ask-order.ts';
import { moveCards, nothing } from '../move-cards.ts';
import type { Processing } from '../processing.ts';

/** "Return 1 of your opponent's Digimon to the hand." (and to the deck) */
export const returnTo: Processing<'return'> = (run, context, action) => {
  const { target } = action;
  const ofCards =
    target.kind === 'both' || target.kind === 'either'
      ? areCards(target)
      : target.kind === 'cards' || target.kind === 'end card';
  if (ofCards) {
    return moveCards(run, context, action, action.to, '3-1-3-5');
  }
  // "this card" of a Digimon that was deleted is the card in the trash.
  if (
    target.kind === 'this' &&
    (context.unit === null || (context.unit.gone && target.noun === 'card'))
  )
    return moveCards(run, context, action, action.to, '3-1-3-5');
  const units = chooseTargets(run, context, target);
  if (units.length === 0) return nothing(run, context);
  const left = propose(run, {
    kind: 'leave',
    units: unitsInOrder(run, context.player, units, action.to),
    to: action.to,
    cause: context.cause,
    rule: '3-1-3-5',
  });
  noteDone(context, 'return', left);
  return left.length === units.length;
};
