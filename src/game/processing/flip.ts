import { emit } from '../trigger/emit.ts';
import { touch } from '../is/view/view.ts';
import { turnUp } from '../happens/commit/place.ts';
import { nothing } from './move-cards.ts';
import { pickCards } from './pick.ts';
import type { Processing } from './processing.ts';

/** "flip your top face-up security card face down": it stays where it is, the same card (3-7-4). */
export const flip: Processing<'flip'> = (run, context, { target, faceDown }) => {
  const cards = pickCards(run, context, target);
  if (cards.length === 0) return nothing(run, context);
  if (faceDown) run.state.faceUp = run.state.faceUp.filter((card) => !cards.includes(card));
  else turnUp(run, cards);
  touch(run);
  for (const card of cards)
    run.trace?.say({ verb: faceDown ? 'flips down' : 'flips up', rule: '3-7-4', card });
  // Q5789: it counts as a face-up card that is added, and not as a card that is.
  if (!faceDown) {
    const { cause } = context;
    emit(run, { kind: 'added to security', units: [], cards, cause, turnedUp: true });
  }
  return true;
};
