import type { Destination } from '../../state/change.ts';
import { READS } from '../../../card/depends-on.ts';
import { defOf, type Run } from '../../run/run.ts';
import type { Player } from '../../../base/player.ts';
import type { CardId, Unit } from '../../state/state.ts';
import { restack } from '../../is/unit.ts';
import { touch } from '../../is/view.ts';

/** 3-1-3-1: a card that changes areas is a new card. */
export function renew(run: Run, card: CardId): void {
  run.state.generations[card] = (run.state.generations[card] ?? 0) + 1;
}

/** Takes a card out of wherever it is. A stack whose last card is taken is no stack any more. */
export function take(run: Run, card: CardId): void {
  const { state } = run;
  const owner = run.setup.owners[card] ?? 0;
  if (state.revealed === card) state.revealed = -1;
  if (state.aside.length > 0) state.aside = state.aside.filter((other) => other !== card);
  for (const area of [state.hand, state.trash, state.security, state.deck, state.eggs]) {
    const at = area[owner].indexOf(card);
    if (at >= 0) area[owner].splice(at, 1);
  }
  for (const unit of state.units) {
    if (unit.cards.includes(card) || unit.links.includes(card)) touch(run);
    if (unit.cards.includes(card)) takeFromStack(run, unit, card);
    else if (unit.links.includes(card)) {
      restack(unit, { links: unit.links.filter((link) => link !== card) }, run.setup.cards);
    }
  }
}

function takeFromStack(run: Run, unit: Unit, card: CardId): void {
  const cards = unit.cards.filter((other) => other !== card);
  if (cards.length === 0) {
    unit.gone = true;
    // 4-9-6: what was linked to it is trashed.
    for (const link of unit.links) put(run, link, 'trash');
    run.state.units = run.state.units.filter((other) => other !== unit);
  } else restack(unit, { cards }, run.setup.cards);
}

/** Digi-Egg cards that would be hidden go to the bottom of the Digi-Egg deck (3-1-3-9). */
export const isForEggs = (run: Run, card: CardId, to: Destination): boolean =>
  defOf(run, card).category === 'Digi-Egg' && to !== 'trash' && to !== 'nowhere';

/**
 * Puts a card somewhere, as a new card. Tokens leave the game (4-21-5); Digi-Egg cards that would
 * be hidden go to the bottom of the Digi-Egg deck (3-1-3-9).
 */
export function put(run: Run, card: CardId, to: Destination): void {
  const { state } = run;
  const owner = run.setup.owners[card] ?? 0;
  const { category } = defOf(run, card);
  renew(run, card);
  if (category === 'Token' || to === 'nowhere') return;
  if (isForEggs(run, card, to)) {
    state.eggs[owner].push(card);
    return;
  }
  switch (to) {
    case 'hand':
      state.hand[owner].push(card);
      break;
    case 'trash':
      state.trash[owner].push(card);
      break;
    case 'deck top':
      state.deck[owner].unshift(card);
      break;
    case 'deck bottom':
      state.deck[owner].push(card);
      break;
    case 'security top':
      state.security[owner].unshift(card);
      break;
    case 'security bottom':
      state.security[owner].push(card);
      break;
  }
}

/**
 * Overflow (4-19): a card that goes from the field or from under a card to anywhere else costs its
 * owner memory at once, the turn player's cards first.
 */
export function overflow(run: Run, cards: readonly CardId[]): void {
  for (const player of [run.state.turn, run.state.turn === 0 ? 1 : 0] as const) {
    for (const card of cards) {
      const { overflow: loss } = defOf(run, card);
      if (loss === 0 || run.setup.owners[card] !== player) continue;
      const { state } = run;
      state.memory = Math.max(-10, Math.min(10, state.memory + (player === 0 ? -loss : loss)));
      touch(run, READS.memory);
      run.trace?.say({ verb: 'memory', rule: '4-19-1', player, n: -loss });
    }
  }
}

/**
 * The whole stack leaves: the top card goes where it is sent, everything beneath and linked is
 * trashed with it (4-7-8, 4-9-6).
 */
export function disband(run: Run, units: readonly Unit[], to: Destination): void {
  for (const unit of units) {
    unit.gone = true;
    unit.cards.forEach((card, depth) => put(run, card, depth === 0 ? to : 'trash'));
    for (const link of unit.links) put(run, link, 'trash');
  }
  run.state.units = run.state.units.filter((unit) => !unit.gone);
  touch(run);
  // 4-19-4: what goes under another card loses nothing.
  overflow(
    run,
    units.flatMap((unit) => (to === 'nowhere' ? unit.cards.slice(1) : unit.cards)),
  );
}

export const sideOf = (run: Run, card: CardId): Player => run.setup.owners[card] ?? 0;
