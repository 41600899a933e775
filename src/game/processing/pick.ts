import type { Target } from '../../effect/tree/tree.ts';
import { cardCandidates, chooseCards } from '../is/card-target.ts';
import type { Context } from '../is/context.ts';
import { inForce, type Run } from '../run/run.ts';
import { opponentOf } from '../../base/player.ts';
import type { CardId } from '../state/state.ts';

/**
 * A card that its effect waited for in the hand or trash is another one when it has moved
 * (15-4-4-3).
 */
const isThere = (run: Run, { pending, card }: Context): boolean =>
  pending.generation < 0 || run.state.generations[card] === pending.generation;

/** 16-29-4: both cards are played, so that the one chosen first leaves one for the other place. */
function leavesAPartner(
  run: Run,
  { pending }: Context,
  card: CardId,
  others: readonly CardId[] | undefined,
): boolean {
  const rule = pending.ability.clauses?.all;
  return (
    others === undefined ||
    rule === undefined ||
    !inForce(run, rule) ||
    others.some((other) => other !== card)
  );
}

/**
 * Cards that a target phrase names, chosen by the player of the effect; `fits` leaves out what
 * cannot be done.
 */
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
      const parts = target.targets.filter((one) => one.kind === 'cards' || one.kind === 'choose');
      const able = parts.map((one) =>
        cardCandidates(run, context, {
          ...one,
          ...(place === undefined ? {} : { place }),
        }).filter(fits),
      );
      const chosen: CardId[] = [];
      parts.forEach((one, i) => {
        const left = (able[i] ?? []).filter((card) => !chosen.includes(card));
        const from = left.filter((card) => leavesAPartner(run, context, card, able[i + 1]));
        chosen.push(...chooseCards(run, context, from.length > 0 ? from : left, one.n, one.upTo));
      });
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
