/** Which cards off the field a player picks for what an effect does with them (15-10). */
import type { Target } from '../../effect/tree/tree.ts';
import { assign } from '../../base/assign.ts';
import { opponentOf } from '../../base/player.ts';
import {
  cardCandidates,
  isOneOf,
  chooseAlike,
  chooseCards,
  chooseDifferent,
  isOfOneLevel,
  mostTogether,
  isAnyCard,
  isKept,
  partsOf,
  type CardSearch,
} from '../is/target/card-target.ts';
import type { Context } from '../is/context/context.ts';
import { knowOrder, knowSecurity } from '../happens/commit/unordered.ts';
import { differingIn, mostDiffering } from '../is/condition/different.ts';
import { endsOf } from '../is/target/end-card.ts';
import { leastOf } from '../is/target/only-its-player-sees.ts';
import { raisedBy } from '../is/target/raised-maximum.ts';
import { chooseEnd } from './choose-end.ts';
import { sayWhich } from '../is/target/say-which.ts';
import { chooseTargets } from '../is/target/target.ts';
import { choose } from '../run/choose.ts';
import { chooseCard } from '../run/option.ts';
import { defOf, inForce, type Run } from '../run/run.ts';
import type { CardId, Unit } from '../state/state.ts';

/**
 * A card that its effect waited for in the hand or trash is another one when it has moved
 * (15-4-4-3).
 */
export const isThere = (run: Run, { pending, card }: Context): boolean =>
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
    return [a, b].flatMap((of) => chooseOf(run, context, of, 1, false, leastOf(run, context, of)));
  const all = [...a, ...b.filter((card) => !a.includes(card))];
  const [first] = chooseOf(run, context, all, 1, false, leastOf(run, context, all));
  if (first === undefined) return [];
  const without = (cards: readonly CardId[]): readonly CardId[] =>
    cards.filter((card) => card !== first);
  // What is left for the other kind, whichever of its kinds the first was taken as.
  const left = [...(a.includes(first) ? [b] : []), ...(b.includes(first) ? [a] : [])].map(without);
  const next = left.flat().filter((card, i, cards) => cards.indexOf(card) === i);
  const mayEnd = left.some((cards) => cards.length === 0);
  const least = leastOf(run, context, next);
  return [first, ...chooseCards(run, context, next, 1, mayEnd, context.player, mayEnd, least)];
}

/**
 * Cards that a target phrase names, chosen by the player of the effect; `fits` leaves out what
 * cannot be done. `unseen`: cards that lie face down count where nothing is asked of them.
 */
export function pickCards(
  run: Run,
  context: Context,
  target: Target,
  fits: (card: CardId) => boolean = () => true,
  unseen = false,
): readonly CardId[] {
  // What is paid must come about; elsewhere also what nothing will happen to may be chosen.
  const open = (card: CardId): boolean =>
    fits(card) && (context.payer === null || !isKept(run, context, card));
  switch (target.kind) {
    case 'this':
      return isThere(run, context) ? [context.card] : [];
    case 'cards': {
      const from = (under: Unit | null): readonly CardId[] =>
        cardCandidates(run, { ...context, under }, target, unseen).filter(open);
      const found = from(
        hostOf(run, context, target, (unit) => mostTogether(run, target, from(unit))),
      );
      if (isOfOneLevel(target)) return chooseAlike(run, context, found, target.n);
      const of = differingIn(target.filters);
      if (of !== undefined) {
        // As many as differ of those that both players see.
        const seen = found.filter((card) => leastOf(run, context, [card]) > 0);
        const least = seen.length === found.length ? Infinity : mostDiffering(run, seen, of).length;
        const n = target.oneOfEach === true ? found.length : target.n;
        return chooseDifferent(run, context, found, { n, upTo: target.upTo, of, least });
      }
      const all = target.all === true;
      const least = forced(run, context, target, found);
      if (all && least >= found.length) return found;
      const n = all ? found.length : target.n;
      const backs = backsOf(run, context, target, found);
      const some = backs.length > 0 && backs.length < found.length;
      if (some && (n > 1 || target.upTo))
        return chooseOfBoth(run, context, found, backs, { n, upTo: target.upTo, least });
      const left = some ? ofOneSide(run, context, found, backs) : found;
      const kind = left.every((card) => backs.includes(card)) ? 'unseen' : 'target';
      return chooseOf(run, context, left, n, target.upTo, least, kind);
    }
    case 'worth':
      return chooseWorth(run, context, target, cardCandidates(run, context, target).filter(open));
    case 'either': {
      const able = partsOf(target).flatMap((one) => cardCandidates(run, context, one));
      const cards = able.filter((card, i) => able.indexOf(card) === i && open(card));
      return chooseOf(run, context, cards, 1, false, leastOf(run, context, cards));
    }
    case 'both':
      return pickEach(run, context, partsOf(target), open);
    case 'end card': {
      const ends = endsOf(run, context.player, target);
      const [card] = ends;
      if (card === undefined) return [];
      if (target.of === 'deck') knowOrder(run, ends);
      else knowSecurity(run, ends);
      if ((target.n ?? 1) > 1) return ends;
      return [
        ends.length === 1 || chooseEnd(run, context, 'security stack') === 'top'
          ? card
          : (ends[1] ?? card),
      ];
    }
    default:
      throw new Error(`cards of target ${target.kind} are not run`);
  }
}

const chooseOf = (
  run: Run,
  context: Context,
  from: readonly CardId[],
  n: number,
  upTo: boolean,
  least: number,
  kind: 'target' | 'unseen' = 'target',
): readonly CardId[] =>
  chooseCards(run, context, from, n, upTo, context.chooser, false, least, kind);

/** Any card of the other player's hand or of a security stack is chosen by its back (3-7-2). */
function backsOf(
  { state }: Run,
  { chooser, searched }: Context,
  search: CardSearch,
  found: readonly CardId[],
): readonly CardId[] {
  if (!isAnyCard(search)) return [];
  const { security, faceUp, hand } = state;
  const theirs = hand[opponentOf(chooser)];
  const stacked = security.flat().filter((card) => !searched.includes(card));
  return found.filter(
    (card) => theirs.includes(card) || (stacked.includes(card) && !faceUp.includes(card)),
  );
}

/** Some lie face up: whether one of those or a back is said first. */
function ofOneSide(
  run: Run,
  { chooser }: Context,
  found: readonly CardId[],
  backs: readonly CardId[],
): readonly CardId[] {
  const options = [...found.filter((card) => !backs.includes(card)), ...backs.slice(0, 1)];
  const card = choose(run, chooser, 'target', '15-10-2-1', options, chooseCard);
  return backs.includes(card) ? backs : [card];
}

/** Of several, those that lie face up first: how many there are is left for the backs. */
function chooseOfBoth(
  run: Run,
  context: Context,
  found: readonly CardId[],
  backs: readonly CardId[],
  { n, upTo, least }: { readonly n: number; readonly upTo: boolean; readonly least: number },
): readonly CardId[] {
  const { chooser, declined } = context;
  const faces = found.filter((card) => !backs.includes(card));
  const needed = upTo ? 0 : Math.max(0, n - backs.length);
  const seen = chooseCards(run, context, faces, n, false, chooser, false, needed);
  context.declined = declined;
  const more = Math.max(0, least - seen.length);
  const isAny = seen.length > 0;
  const unseen = n - seen.length;
  return [
    ...seen,
    ...chooseCards(run, context, backs, unseen, upTo, chooser, isAny, more, 'unseen'),
  ];
}

/** How many have to be chosen; where any card will do, none can be kept back. */
const forced = (
  run: Run,
  context: Context,
  search: CardSearch,
  found: readonly CardId[],
): number => (isAnyCard(search) ? Infinity : leastOf(run, context, found));

/** "up to 7 play cost's total worth of cards among them": at least 1 (Q2085). */
function chooseWorth(
  run: Run,
  context: Context,
  worth: Extract<Target, { kind: 'worth' }>,
  found: readonly CardId[],
): readonly CardId[] {
  const { of, n } = worth;
  const chosen: CardId[] = [];
  let left = n + raisedBy(run, context, worth);
  for (;;) {
    const rest = found.filter(
      (card) => !chosen.includes(card) && (worthOf(run, card, of) ?? Infinity) <= left,
    );
    const [card] = chooseCards(run, context, rest, 1, true, context.player, chosen.length > 0);
    if (card === undefined) return chosen;
    chosen.push(card);
    left -= worthOf(run, card, of) ?? 0;
  }
}

function worthOf(
  run: Run,
  card: CardId,
  of: Extract<Target, { kind: 'worth' }>['of'],
): number | null {
  const { dp, level, cost } = defOf(run, card);
  return of === 'DP' ? dp : of === 'level' ? level : cost;
}

/**
 * "from under 1 of your Tamers", "from that Digimon's digivolution cards": which one is chosen
 * first, of those with cards to choose from.
 */
function hostOf(
  run: Run,
  context: Context,
  { place, n, upTo }: Extract<Target, { kind: 'cards' }>,
  has: (unit: Unit) => number,
): Unit | null {
  if (place?.kind !== 'under' || !isOneOf(run, context, place.who)) return context.under;
  const needed = context.payer === null || upTo ? 1 : n;
  const isOpen = (unit: Unit): boolean => has(unit) >= Math.max(needed, 1);
  if (place.who.kind === 'same') return sayWhich(run, context, isOpen)[0] ?? null;
  return chooseTargets(run, context, place.who, isOpen)[0] ?? null;
}

/** "1 A and 1 B": the card that alone can be the second is left for that when something is paid. */
function pickEach(
  run: Run,
  context: Context,
  parts: ReturnType<typeof partsOf>,
  fits: (card: CardId) => boolean,
): readonly CardId[] {
  const able = parts.map((one) => cardCandidates(run, context, one).filter(fits));
  const [a, b, ...more] = parts;
  const isPair = a?.n === 1 && b?.n === 1 && more.length === 0 && !a.upTo && !b.upTo;
  if (isPair && context.payer === null && context.pending.ability.clauses?.all === undefined)
    return chooseOfTwo(run, context, able[0] ?? [], able[1] ?? []);
  const chosen: CardId[] = [];
  parts.forEach((one, i) => {
    const left = (able[i] ?? []).filter((card) => !chosen.includes(card));
    const from = left.filter((card) =>
      context.payer === null
        ? leavesAPartner(run, context, card, able[i + 1])
        : leavesEach(able.slice(i + 1), [...chosen, card]),
    );
    const open = from.length > 0 ? from : left;
    chosen.push(...chooseOf(run, context, open, one.n, one.upTo, forced(run, context, one, open)));
  });
  return chosen;
}

const leavesEach = (able: readonly (readonly CardId[])[], taken: readonly CardId[]): boolean =>
  assign(
    able,
    [...new Set(able.flat())].filter((card) => !taken.includes(card)),
    (of, card) => of.includes(card),
  ) !== null;
