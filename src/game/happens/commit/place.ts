import type { Destination } from '../../state/change.ts';
import { defOf, type Run } from '../../run/run.ts';
import type { Player } from '../../../base/player.ts';
import type { CardId, GameEvent, Unit } from '../../state/state.ts';
import { originCard } from '../../is/view/base-view.ts';
import { restack } from '../../is/view/unit.ts';
import { isDigimonNow, touch } from '../../is/view/view.ts';

/**
 * 3-1-3-1: a card that changes areas is a new card; what it had used up this turn may be used again
 * (15-14-1-5-2), also beneath or on top of the same Digimon.
 */
export function renew(run: Run, card: CardId): void {
  for (const unit of run.state.units)
    if (unit.uses.some(({ origin }) => originCard(origin) === card))
      unit.uses = unit.uses.filter(({ origin }) => originCard(origin) !== card);
  if (run.state.faceUp.includes(card)) {
    run.state.faceUp = run.state.faceUp.filter((other) => other !== card);
    touch(run);
  }
  run.state.generations[card] = (run.state.generations[card] ?? 0) + 1;
}

/** Cards that have just been placed in security stacks lie face up there (3-7-4). */
export function turnUp(run: Run, cards: readonly CardId[]): void {
  const { security } = run.state;
  const there = cards.filter((card) => security.some((stack) => stack.includes(card)));
  run.state.faceUp = [...run.state.faceUp, ...there];
  touch(run);
}

/** Takes a card out of wherever it is. A stack whose last card is taken is no stack any more. */
export function take(run: Run, card: CardId): void {
  const { state } = run;
  const owner = run.setup.owners[card] ?? 0;
  if (state.revealed === card) state.revealed = -1;
  if (state.aside.length > 0) state.aside = state.aside.filter((other) => other !== card);
  if (state.moving.length > 0) state.moving = state.moving.filter((other) => other !== card);
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

/** Cards that go under one that is still to come onto the field are in no area until then. */
export function setAside(run: Run, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  for (const card of cards) {
    take(run, card);
    run.state.moving = [...run.state.moving, card];
  }
  touch(run);
}

/**
 * Where a card is that is about to come onto the field, as far as effects ask; a card under a Tamer
 * is no digivolution card (4-8-1).
 */
export function areaOf(run: Run, card: CardId): 'hand' | 'trash' | 'under' | null {
  const { state } = run;
  if (state.hand.some((cards) => cards.includes(card))) return 'hand';
  if (state.trash.some((cards) => cards.includes(card))) return 'trash';
  return state.units.some((unit) => unit.cards.indexOf(card) > 0 && isDigimonNow(run, unit))
    ? 'under'
    : null;
}

/** From where something came that was made with a card, as an event says it. */
export const cameFrom = (
  area: ReturnType<typeof areaOf>,
  unit: Unit,
): Pick<GameEvent, 'fromHand' | 'fromTrash' | 'fromUnder'> => ({
  fromHand: area === 'hand' ? [unit] : [],
  fromTrash: area === 'trash' ? [unit] : [],
  fromUnder: area === 'under' ? [unit] : [],
});

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
  if (category === 'Token') return;
  if (to === 'nowhere') {
    state.moving = [...state.moving, card];
    return;
  }
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
 * The whole stack leaves: the top card goes where it is sent, everything beneath and linked is
 * trashed with it (4-7-8, 4-9-6). `without`: cards that are being played from beneath. Returns the
 * cards that may cost memory for it, once it is said what has left (overflow.ts).
 */
export function disband(
  run: Run,
  units: readonly Unit[],
  to: Destination,
  without: readonly CardId[] = [],
): readonly CardId[] {
  for (const unit of units) {
    unit.gone = true;
    unit.cards.forEach((card, depth) => {
      if (without.includes(card)) run.state.moving = [...run.state.moving, card];
      else put(run, card, depth === 0 ? to : 'trash');
    });
    for (const link of unit.links) put(run, link, 'trash');
  }
  run.state.units = run.state.units.filter((unit) => !unit.gone);
  touch(run);
  // 4-19-4: what goes under another card loses nothing.
  return units.flatMap((unit) =>
    unit.cards.filter(
      (card, depth) => !(to === 'nowhere' && depth === 0) && !without.includes(card),
    ),
  );
}

export const sideOf = (run: Run, card: CardId): Player => run.setup.owners[card] ?? 0;
