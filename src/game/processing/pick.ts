import type { Place, Target } from '../../effect/tree/tree.ts';
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

type CardsOf = Extract<Target, { kind: 'cards' | 'choose' }>;

/** "1 A and 1 B from ...": a place that is named once, behind the last, is for those before it. */
function partsOf({
  targets,
}: Extract<Target, { kind: 'both' | 'either' }>): readonly (CardsOf & { place?: Place })[] {
  const parts = targets.filter((one) => one.kind === 'cards' || one.kind === 'choose');
  return parts.map((one, i) => {
    const place = parts
      .slice(i)
      .map((other) => (other.kind === 'cards' ? other.place : undefined))
      .find((each) => each !== undefined);
    return place === undefined ? one : { ...one, place };
  });
}

/**
 * "1 A and 1 B": as many as there are. A card that is both is taken as either, so that of the other
 * kind there may be none left.
 */
function chooseOfTwo(
  run: Run,
  context: Context,
  a: readonly CardId[],
  b: readonly CardId[],
): readonly CardId[] {
  if (!a.some((card) => b.includes(card)))
    return [...chooseCards(run, context, a, 1, false), ...chooseCards(run, context, b, 1, false)];
  const all = [...a, ...b.filter((card) => !a.includes(card))];
  const [first] = chooseCards(run, context, all, 1, false);
  if (first === undefined) return [];
  const without = (cards: readonly CardId[]): readonly CardId[] =>
    cards.filter((card) => card !== first);
  // What is left for the other kind, whichever of its kinds the first was taken as.
  const left = [...(a.includes(first) ? [b] : []), ...(b.includes(first) ? [a] : [])].map(without);
  const next = left.flat().filter((card, i, cards) => cards.indexOf(card) === i);
  const mayEnd = left.some((cards) => cards.length === 0);
  return [first, ...chooseCards(run, context, next, 1, mayEnd, context.player, mayEnd)];
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
      if (target.all === true) return cardCandidates(run, context, target).filter(fits);
      return chooseCards(
        run,
        context,
        cardCandidates(run, context, target).filter(fits),
        target.n,
        target.upTo,
      );
    case 'either': {
      const able = partsOf(target).flatMap((one) => cardCandidates(run, context, one));
      const cards = able.filter((card, i) => able.indexOf(card) === i && fits(card));
      return chooseCards(run, context, cards, 1, false);
    }
    case 'both': {
      const parts = partsOf(target);
      const able = parts.map((one) => cardCandidates(run, context, one).filter(fits));
      const [a, b, ...more] = parts;
      const isPair = a?.n === 1 && b?.n === 1 && more.length === 0 && !a.upTo && !b.upTo;
      if (isPair && context.pending.ability.clauses?.all === undefined)
        return chooseOfTwo(run, context, able[0] ?? [], able[1] ?? []);
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
