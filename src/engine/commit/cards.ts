import { note } from '../facts.ts';
import type { Change } from '../change.ts';
import { emit } from '../emit.ts';
import { defOf, say, type Run } from '../run.ts';
import { opponentOf, playerName, type CardId, type Player } from '../state.ts';
import { baseView, touch } from '../view.ts';

/** Draws come one by one and as far as there are cards; an empty deck is no loss here (16-8, 1-2-3-2). */
export function commitDraw(run: Run, change: Extract<Change, { kind: 'draw' }>): void {
  const { deck, hand } = run.state;
  let drawn = 0;
  for (; drawn < change.n; drawn++) {
    const card = deck[change.player].shift();
    if (card === undefined) break;
    renew(run, card);
    hand[change.player].push(card);
  }
  touch(run);
  say(run, change.rule, 'draws', playerName(change.player), { n: drawn });
}

/** 13-1-6: the checked card leaves the security stack and is in no area. */
export function commitReveal(run: Run, change: Extract<Change, { kind: 'reveal security' }>): void {
  const card = run.state.security[change.player].shift();
  if (card === undefined) throw new Error('no security card to reveal');
  renew(run, card);
  run.state.revealed = card;
  run.state.checked[opponentOf(change.player)]++;
  touch(run);
  say(run, '13-1-6', 'reveals', card);
  emit(run, { kind: 'security removed', units: [], player: change.player });
}

export function commitTrashRevealed(
  run: Run,
  change: Extract<Change, { kind: 'trash revealed' }>,
): void {
  const card = run.state.revealed;
  run.state.revealed = -1;
  renew(run, card);
  run.state.trash[change.player].push(card);
  touch(run);
  say(run, '13-1-8-4', 'trashed', card);
}

export function commitTrashSecurity(
  run: Run,
  change: Extract<Change, { kind: 'trash security' }>,
): void {
  const stack = run.state.security[change.player];
  const cards = stack.splice(0, change.n);
  for (const card of cards) {
    renew(run, card);
    run.state.trash[change.player].push(card);
    say(run, change.rule, 'trashed', card);
  }
  touch(run);
  if (cards.length > 0) emit(run, { kind: 'security removed', units: [], player: change.player });
}

/** One card at a time, so that the last one is on top; all count as placed at once (3-2-4). */
export function commitRecover(run: Run, change: Extract<Change, { kind: 'recover' }>): void {
  const { deck, security } = run.state;
  let placed = 0;
  for (; placed < change.n; placed++) {
    const card = deck[change.player].shift();
    if (card === undefined) break;
    renew(run, card);
    security[change.player].unshift(card);
  }
  touch(run);
  say(run, '16-6-1', 'recovers', playerName(change.player), { n: placed });
}

export function commitTrashHand(run: Run, change: Extract<Change, { kind: 'trash hand' }>): void {
  const hand = run.state.hand[change.player];
  hand.splice(hand.indexOf(change.card), 1);
  renew(run, change.card);
  run.state.trash[change.player].push(change.card);
  touch(run);
  say(run, '4-16-1', 'trashed', change.card);
}

/** A card that says where it goes itself: to the hand, onto the battle area, onto the security stack. */
export function commitMove(run: Run, change: Extract<Change, { kind: 'move card' }>): void {
  const { card } = change;
  const owner = run.setup.owners[card] ?? 0;
  leave(run, card, owner);
  renew(run, card);
  if (change.to === 'hand') {
    run.state.hand[owner].push(card);
    say(run, '3-1-3-8', 'added to hand', card);
  } else if (change.to === 'security') {
    run.state.security[owner].unshift(card);
    say(run, '3-1-3-5', 'recovers', playerName(owner), { n: 1 });
  } else {
    const base = baseView([card], run.setup.cards);
    run.state.units.push({
      id: run.state.nextId++,
      owner,
      area: 'battle',
      cards: [card],
      suspended: false,
      placed: true,
      gone: false,
      applied: [],
      uses: [],
      base,
      view: base,
      viewVersion: -1,
    });
    say(run, '7-1-3-3', 'played', card);
    note(run.state, 'played', card);
  }
  touch(run);
}

function leave(run: Run, card: CardId, owner: Player): void {
  if (run.state.revealed === card) run.state.revealed = -1;
  for (const area of [run.state.hand, run.state.trash, run.state.security, run.state.deck]) {
    const at = area[owner].indexOf(card);
    if (at >= 0) area[owner].splice(at, 1);
  }
}

/** 3-1-3-1: a card that changes areas is a new card. */
export function renew(run: Run, card: CardId): void {
  run.state.generations[card] = (run.state.generations[card] ?? 0) + 1;
}

export const isOption = (run: Run, card: CardId): boolean => defOf(run, card).category === 'Option';
