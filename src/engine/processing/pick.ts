import type { Target } from '../../effect/tree.ts';
import { cardCandidates, chooseCards } from '../card-target.ts';
import type { Context } from '../context.ts';
import type { Run } from '../run.ts';
import { opponentOf, type CardId } from '../state.ts';

/** A card that its effect waited for in the hand or trash is another one when it has moved (15-4-4-3). */
const isThere = (run: Run, { pending, card }: Context): boolean =>
  pending.generation < 0 || run.state.generations[card] === pending.generation;

/** Cards that a target phrase names, chosen by the player of the effect; `fits` leaves out what cannot be done. */
export function pickCards(
  run: Run,
  context: Context,
  target: Target,
  fits: (card: CardId) => boolean = () => true,
): readonly CardId[] {
  switch (target.kind) {
    case 'this':
      return isThere(run, context) ? [context.card] : [];
    case 'cards':
      return chooseCards(
        run,
        context,
        cardCandidates(run, context, target).filter(fits),
        target.n,
        target.upTo,
      );
    case 'both': {
      // "1 A and 1 B from ...": the place is named once, behind the last.
      const places = target.targets.map((one) => (one.kind === 'cards' ? one.place : undefined));
      const place = places.find((one) => one !== undefined);
      const chosen: CardId[] = [];
      for (const one of target.targets) {
        if (one.kind !== 'cards' && one.kind !== 'choose') continue;
        const from = cardCandidates(run, context, {
          ...one,
          ...(place === undefined ? {} : { place }),
        });
        chosen.push(
          ...chooseCards(
            run,
            context,
            from.filter((card) => fits(card) && !chosen.includes(card)),
            one.n,
            one.upTo,
          ),
        );
      }
      return chosen;
    }
    case 'end card': {
      const player =
        target.side === "your opponent's" ? opponentOf(context.player) : context.player;
      const area = target.of === 'deck' ? run.state.deck[player] : run.state.security[player];
      const card = target.end === 'top' ? area[0] : area[area.length - 1];
      return card === undefined ? [] : [card];
    }
    default:
      throw new Error(`cards of target ${target.kind} are not run`);
  }
}
