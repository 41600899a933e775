import { propose } from '../../happens/propose.ts';
import { FREE, playCard } from '../../procedure/play/play.ts';
import { mayPlayByEffects } from '../../is/view/ban.ts';
import { becomesPlayed, noteDone } from '../../is/context/context.ts';
import { nothing } from '../move-cards.ts';
import type { Processing } from '../processing.ts';
import { isOpen, fortitudePlaysTheTopCard } from '../../run/policy.ts';
import { defOf, inForce } from '../../run/run.ts';

/**
 * "Play this card without paying the cost.", "Add this card to the hand." of a card that is on its
 * way.
 */
export const moveCard: Processing<'move this card'> = (run, context, action) => {
  const { card, cause, pending } = context;
  // What is waited for in the trash must still be there; a card that went elsewhere is a new
  // card.
  if (pending.generation >= 0 && run.state.generations[card] !== pending.generation) return false;
  const { unit } = context;
  if (unit !== null && !unit.gone) {
    // A card on the field is not played again; when it goes elsewhere, all that lies beneath is
    // trashed (4-7-8).
    if (action.to === 'battle area') return false;
    const to = action.to === 'hand' ? 'hand' : 'security top';
    return (
      propose(run, { kind: 'leave', units: [unit], to, cause: context.cause, rule: '3-1-3-5' })
        .length > 0
    );
  }
  if (action.to === 'hand') {
    propose(run, { kind: 'move cards', cards: [card], to: 'hand', cause, rule: '3-1-3-5' });
    return true;
  }
  if (action.to === 'security') {
    propose(run, { kind: 'move cards', cards: [card], to: 'security top', cause, rule: '3-1-3-5' });
    return true;
  }
  if (defOf(run, card).category === 'Option') {
    if (!inForce(run, '4-28')) return false;
    propose(run, { kind: 'play', card, isPlay: false, byEffect: true, rule: '4-28' });
    return true;
  }
  if (!mayPlayByEffects(run, context.player, card)) return nothing(run, context);
  run.trace?.say({ verb: 'reveals from hand', rule: '7-1-1', card });
  const played = playCard(run, context.player, card, FREE, false, undefined, { cause });
  if (isOpen(pending.ability, 'A12') && played !== null && !fortitudePlaysTheTopCard(run)) {
    const cards = context.unit?.cards.slice(1) ?? [];
    propose(run, { kind: 'place under', unit: played, cards, end: 'bottom', rule: '4-8-1' });
  }
  context.same = played === null ? [] : [played];
  noteDone(context, 'play', context.same);
  becomesPlayed(context, context.same);
  return played !== null;
};
