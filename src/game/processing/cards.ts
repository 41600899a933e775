import type { RuleNumber } from '../../rules/number/numbers.ts';
import { chooseCards } from '../is/card-target.ts';
import type { Destination } from '../state/change.ts';
import type { Context } from '../is/context.ts';
import { digivolve as digivolveUnit, refuseDigivolve } from '../procedure/digivolve/digivolve.ts';
import { FREE, PAID, playCard, refusePlay, type Price } from '../procedure/play/play.ts';
import { propose } from '../happens/propose.ts';
import { choose } from '../run/choose.ts';
import { cardLabel, defOf, inForce, type Run } from '../run/run.ts';
import { opponentOf } from '../../base/player.ts';
import { topCard, type Cause, type Unit } from '../state/state.ts';
import { chooseTargets } from '../is/target.ts';
import { isDigimonNow } from '../is/view.ts';
import { pickSaved, saveUnder } from './material-save.ts';
import { pickCards } from './pick.ts';
import type { Target } from '../../effect/tree/tree.ts';
import type { ActionOf, Processing } from './processing.ts';

const nothing = (run: Run, context: Context): boolean => {
  run.trace?.say({
    verb: 'nothing',
    rule: '1-3-2',
    card: context.card,
    effect: context.pending.ability.name,
  });
  return false;
};

export function priceOf(cost: ActionOf<'play'>['cost'] | undefined): Price {
  switch (cost?.kind) {
    case undefined:
    case 'paid':
      return PAID;
    case 'free':
      return FREE;
    case 'fixed':
      return { kind: 'fixed', n: cost?.n ?? 0 };
    case 'reduced':
      return { kind: 'paid', less: cost?.n ?? 0 };
  }
}

/** "Play 1 red Digimon card from your hand without paying the cost." (7-1) */
export const play: Processing<'play'> = (run, context, action) => {
  const price = priceOf(action.cost);
  const cards = pickCards(
    run,
    context,
    action.target,
    (card) => refusePlay(run, card, price) === null,
  );
  if (cards.length === 0) return nothing(run, context);
  const both = context.pending.ability.keyword === 'partition';
  if (both)
    run.trace?.say({ verb: 'clause', clause: 'Partition', rule: '16-29-4', card: context.card });
  const units: Unit[] = [];
  for (const card of cards) {
    // 16-29-4: one of each, not only some; without that clause the player could leave one.
    if (
      both &&
      !inForce(run, '16-29-4') &&
      !choose(
        run,
        context.player,
        'may',
        '16-29-4',
        [true, false],
        (option) => `${option ? 'play' : 'leave'} ${cardLabel(run, card)}`,
      )
    )
      continue;
    const unit = playCard(run, context.player, card, price, action.suspended === true);
    if (unit !== null) units.push(unit);
  }
  context.same = units;
  return units.length === cards.length;
};

/** "This Digimon may digivolve into a Digimon card in your hand without paying the cost." (8-1) */
export const digivolve: Processing<'digivolve'> = (run, context, action) => {
  const price = priceOf(action.cost);
  const unit = chooseTargets(run, context, action.who)[0];
  if (unit === undefined) return nothing(run, context);
  const card = pickCards(
    run,
    context,
    action.into,
    (one) => refuseDigivolve(run, unit, one, price, action.ignoring) === null,
  )[0];
  if (card === undefined) return nothing(run, context);
  return digivolveUnit(run, context.player, unit, card, price, action.ignoring);
};

/** "Return 1 of your opponent's Digimon to the hand." (and to the deck) */
export const returnTo: Processing<'return'> = (run, context, action) => {
  const { target } = action;
  if (target.kind === 'cards' || target.kind === 'both' || target.kind === 'end card') {
    return moveCards(run, context, target, action.to, '3-1-3-5');
  }
  if (target.kind === 'this' && context.unit === null)
    return moveCards(run, context, target, action.to, '3-1-3-5');
  const units = chooseTargets(run, context, target);
  if (units.length === 0) return nothing(run, context);
  const left = propose(run, {
    kind: 'leave',
    units,
    to: action.to,
    cause: context.cause,
    rule: '3-1-3-5',
  });
  return left.length === units.length;
};

function moveCards(
  run: Run,
  context: Context,
  target: Target,
  to: Destination,
  rule: RuleNumber,
): boolean {
  const cards = pickCards(run, context, target);
  if (cards.length === 0) return nothing(run, context);
  propose(run, { kind: 'move cards', cards, to, cause: context.cause, rule });
  context.revealed = context.revealed.filter((card) => !cards.includes(card));
  return true;
}

/** "Add 1 card among them to the hand." */
export const addToHand: Processing<'add to hand'> = (run, context, action) =>
  moveCards(run, context, action.target, 'hand', '3-1-3-5');

/** "trash 1 card ..." of cards that are not on the field, "trash the top card of this Digimon". */
export const trashCards: Processing<'trash cards'> = (run, context, action) => {
  const { target } = action;
  if (target.kind !== 'stacked card') return moveCards(run, context, target, 'trash', '4-16-1');
  const unit = chooseTargets(run, context, target.who)[0];
  if (unit === undefined || unit.cards.length < 2) return nothing(run, context);
  const card = target.end === 'top' ? unit.cards[0] : unit.cards[unit.cards.length - 1];
  if (card === undefined) return nothing(run, context);
  // 8-3-2-1: what burst digivolve leaves to do is a rule, and asks for a Digimon.
  const burst = context.pending.ability.processRule === '8-3-2-1';
  if (burst && !isDigimonNow(run, unit)) return nothing(run, context);
  const rule: RuleNumber = burst ? '8-3-2-1' : '4-16-1';
  const cause: Cause = burst ? { kind: 'rule', rule } : context.cause;
  return propose(run, { kind: 'trash under', unit, cards: [card], cause, rule }).length > 0;
};

/** "Reveal the top 3 cards of your deck." One process until all are placed (15-15-3). */
export const reveal: Processing<'reveal'> = (run, context, action) => {
  const player = action.side === "your opponent's" ? opponentOf(context.player) : context.player;
  context.revealed = run.state.deck[player].slice(0, action.n);
  for (const card of context.revealed)
    run.trace?.say({ verb: 'reveals', rule: '15-15-3', card, checked: false });
  return context.revealed.length > 0;
};

/** "Return the rest to the bottom of the deck." */
export const rest: Processing<'rest'> = (run, context, action) => {
  const cards = context.revealed;
  const to =
    action.to === 'deck top or bottom'
      ? choose(
          run,
          context.player,
          'target',
          '15-10-2-1',
          ['deck top', 'deck bottom'] as const,
          String,
        )
      : action.to;
  if (cards.length > 0) propose(run, { kind: 'move cards', cards, to, rule: '15-15-3' });
  context.revealed = [];
  return true;
};

/** "trash the top 2 cards of your deck" */
export const trashDeck: Processing<'trash deck'> = (run, context, action) => {
  const player = action.side === "your opponent's" ? opponentOf(context.player) : context.player;
  const cards = run.state.deck[player].slice(0, action.n);
  propose(run, { kind: 'move cards', cards, to: 'trash', rule: '4-16-1' });
  return cards.length === action.n;
};

/** "place 1 card from your hand as this Digimon's bottom digivolution card", "place this card at the top of your security stack" */
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
  // A Digimon or Tamer on the field that goes under another: its own cards beneath are trashed (4-7-8).
  const moved =
    target.kind === 'choose'
      ? (chooseTargets(run, context, target)[0] ?? null)
      : target.kind === 'this' && context.unit !== null && !context.unit.gone
        ? context.unit
        : null;
  if (target.kind === 'choose' && moved === null) return nothing(run, context);
  // 4-21-3: cards are not stacked with tokens.
  if (moved !== null && isToken(run, moved)) return nothing(run, context);
  const saving = context.pending.ability.keyword === 'material-save';
  const cards =
    moved !== null
      ? [moved.cards[0] ?? -1]
      : saving
        ? pickSaved(run, context, target)
        : pickCards(run, context, target);
  if (cards.length === 0) return nothing(run, context);
  const unit = chooseTargets(run, context, action.under)[0];
  if (unit === undefined || unit === moved || isToken(run, unit)) return nothing(run, context);
  if (saving) return saveUnder(run, unit, cards);
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
    rule: '4-8-1',
  });
  return true;
}

/** "trash 2 digivolution cards of 1 of your opponent's Digimon" */
export const trashUnder: Processing<'trash under'> = (run, context, action) => {
  const unit = chooseTargets(run, context, action.who)[0];
  if (unit === undefined) return nothing(run, context);
  const under = unit.cards.slice(1);
  const n = action.end === 'all' ? under.length : Math.min(action.n, under.length);
  const cards =
    action.end === 'top'
      ? under.slice(0, n)
      : action.end === 'bottom'
        ? under.slice(under.length - n)
        : action.end === 'all'
          ? under
          : chooseCards(run, context, under, n, false);
  if (cards.length === 0) return nothing(run, context);
  const hit = propose(run, {
    kind: 'trash under',
    unit,
    cards,
    cause: context.cause,
    rule: '4-16-1',
  });
  return hit.length > 0 && (action.end === 'all' || cards.length === action.n);
};
