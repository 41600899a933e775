import type { Change } from '../../state/change.ts';
import { emit, securityEffectsOf, trigger } from '../../trigger/emit.ts';
import { before, comeTo, emitAdded, emitTrashed, NOWHERE } from './piles.ts';
import { emitRemoved, stacksOf } from './security.ts';
import { note } from '../../state/facts.ts';
import { PILES, READS } from '../../../card/ability/depends-on.ts';
import { inForce, type Run } from '../../run/run.ts';
import { opponentOf } from '../../../base/player.ts';
import { touch } from '../../is/view/view.ts';
import { knowOrder, knowSecurity } from './unordered.ts';
import { put, renew, take, turnUp, isForEggs } from './place.ts';
import { overflow } from './overflow.ts';
import type { CardId } from '../../state/state.ts';

/**
 * Draws come one by one and as far as there are cards; an empty deck is no loss here (16-8,
 * 1-2-3-2).
 */
export function commitDraw(run: Run, change: Extract<Change, { kind: 'draw' }>): void {
  const { deck, hand } = run.state;
  const drawn: CardId[] = [];
  while (drawn.length < change.n) {
    const card = deck[change.player].shift();
    if (card === undefined) break;
    renew(run, card);
    hand[change.player].push(card);
    drawn.push(card);
  }
  knowOrder(run, drawn);
  touch(run, READS.hand | READS.deck);
  run.trace?.say({
    verb: 'draws',
    rule: change.rule,
    player: change.player,
    n: drawn.length,
    also: change.rule === '16-8-1' ? ['16-8-3'] : [],
  });
  emitAdded(run, drawn, 'hand', change.cause);
}

/** 13-1-6: the checked card leaves the security stack and is in no area. */
export function commitReveal(run: Run, change: Extract<Change, { kind: 'reveal security' }>): void {
  knowSecurity(run, run.state.security[change.player].slice(0, 1));
  const card = run.state.security[change.player].shift();
  if (card === undefined) throw new Error('no security card to reveal');
  renew(run, card);
  run.state.revealed = card;
  run.state.checked[opponentOf(change.player)]++;
  touch(run, READS.security);
  run.trace?.say({
    verb: 'reveals',
    rule: '13-1-6',
    card,
    checked: true,
    also: ['13-1-8-1-1', '13-1-8-5'],
  });
  emit(run, { kind: 'security removed', units: [], player: change.player, card });
  emit(run, { kind: 'checked', units: [change.by], player: change.player, card });
}

export function commitTrashSecurity(
  run: Run,
  change: Extract<Change, { kind: 'trash security' }>,
): void {
  knowSecurity(run, run.state.security[change.player].slice(0, change.n));
  const cards = run.state.security[change.player].splice(0, change.n);
  for (const card of cards) put(run, card, 'trash');
  touch(run, READS.security | READS.trash);
  for (const card of cards) run.trace?.say({ verb: 'trashed', rule: change.rule, card });
  const { player, cause, again } = change;
  emitTrashed(run, { ...NOWHERE, security: cards }, cause);
  if (cards.length > 0)
    emit(run, {
      kind: 'security removed',
      units: [],
      player,
      cause,
      ...(again === undefined ? {} : { again }),
    });
  // 15-16-10-1: by a check alone; without that, whenever its card leaves the stack.
  for (const card of cards)
    for (const pending of securityEffectsOf(run, card, change.player))
      if (!inForce(run, '15-16-10-1')) trigger(run, pending);
}

/** One card at a time, so that the last one is on top; all count as placed at once (3-2-4). */
export function commitRecover(run: Run, change: Extract<Change, { kind: 'recover' }>): void {
  const { deck, security } = run.state;
  const placed: CardId[] = [];
  while (placed.length < change.n) {
    const card = deck[change.player].shift();
    if (card === undefined) break;
    renew(run, card);
    security[change.player].unshift(card);
    placed.push(card);
  }
  knowOrder(run, placed, true);
  touch(run, READS.deck | READS.security);
  run.trace?.say({ verb: 'recovers', rule: '16-6-1', player: change.player, n: placed.length });
  emitAdded(run, placed, 'security top', change.cause);
}

/**
 * Single cards that go to another area: from the hand to the trash, from the trash to the hand,
 * onto the security stack.
 */
export function commitMove(run: Run, change: Extract<Change, { kind: 'move cards' }>): void {
  const { cards, to, rule } = change;
  const first = cards[0];
  if (first === undefined) return;
  const were = before(run, cards);
  const stacks = stacksOf(run, cards);
  // 4-19-1: from the top of a stack or from under it; what goes under a card waits for that.
  const stacked =
    to === 'nowhere'
      ? []
      : cards.filter((card) => run.state.units.some((unit) => unit.cards.includes(card)));
  // A checked card is in no area: only the one it comes to changes.
  const isRevealed = cards.length === 1 && run.state.revealed === first;
  for (const card of cards) {
    take(run, card);
    put(run, card, to);
  }
  if (change.faceUp === true) turnUp(run, cards);
  touch(run, isRevealed && to === 'trash' ? READS.trash : PILES);
  for (const card of cards) {
    if (to === 'trash') run.trace?.say({ verb: 'trashed', rule, card });
    else if (isForEggs(run, card, to))
      run.trace?.say({ verb: 'placed', rule, card, to: 'Digi-Egg deck' });
    else if (to === 'hand') run.trace?.say({ verb: 'added to hand', rule, card });
    else if (to !== 'nowhere') run.trace?.say({ verb: 'placed', rule, card, to });
    note(run.state, 'moved', card);
  }
  overflow(run, stacked);
  if (to === 'trash') emitTrashed(run, were, change.cause);
  emitRemoved(run, stacks, change.cause);
  emitAdded(run, comeTo(cards, to, were), to, change.cause, were);
}
