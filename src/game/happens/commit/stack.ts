import { named } from '../../state/trace.ts';
import type { Change } from '../../state/change.ts';
import { emit, gather, gatherElsewhere, trigger } from '../../trigger/emit.ts';
import { note } from '../../state/facts.ts';
import { defOf, type Run } from '../../run/run.ts';
import {
  topCard,
  type CardId,
  type GameEvent,
  type Pending,
  type Unit,
} from '../../state/state.ts';
import { makeUnit, restack } from '../../is/view/unit.ts';
import { touch } from '../../is/view/view.ts';
import { areaOf, cameFrom, put, renew, take } from './place.ts';
import { overflow } from './overflow.ts';
import { emitRemoved, stacksOf } from './security.ts';

/** A card comes onto the field as a new Digimon, Tamer or placed Option (7-1-3-3). */
export function commitPlay(run: Run, change: Extract<Change, { kind: 'play' }>): Unit {
  const { card, under = [], cause, from = areaOf(run, card) } = change;
  const owner = run.setup.owners[card] ?? 0;
  const stacks = stacksOf(run, [card, ...under]);
  // 8-2-2-1-2: what it is made of are new cards as well.
  for (const one of [card, ...under]) {
    take(run, one);
    renew(run, one);
  }
  const unit = makeUnit(
    {
      id: run.state.nextId++,
      owner,
      area: change.area ?? 'battle',
      cards: [card, ...under],
      suspended: change.suspended ?? false,
      placed: true,
      byEffect: change.byEffect ?? false,
    },
    run.setup.cards,
  );
  run.state.units.push(unit);
  touch(run);
  note(run.state, 'played', card);
  run.trace?.say({ verb: change.isPlay ? 'played' : 'placed on field', rule: change.rule, card });
  // 3-4-7-6: what is played to the breeding area meets no trigger condition.
  if (change.isPlay && unit.area === 'battle') {
    const { way, together } = change;
    const event: GameEvent = {
      kind: 'played',
      units: [unit],
      card,
      ...cameFrom(from, unit),
      ...(way === undefined ? {} : { way }),
      ...(cause === undefined ? {} : { cause }),
    };
    if (together === undefined) emit(run, event);
    else together.push(event);
  }
  // 4-28: an Option is placed there, and not played.
  if (!change.isPlay && defOf(run, card).category === 'Option')
    emit(run, { kind: 'placed there', units: [unit], card });
  emitRemoved(run, stacks, cause);
  return unit;
}

/** What one effect has played at the same time is one event (15-5-2), each in its way. */
export function emitPlayed(run: Run, events: readonly GameEvent[]): void {
  const [first] = events;
  if (first === undefined) return;
  if (events.length === 1) {
    emit(run, first);
    return;
  }
  const { way: _, ...event } = first;
  const ways = events.flatMap(({ units, way }) =>
    way === undefined ? [] : units.map((unit) => [unit, way] as const),
  );
  emit(run, {
    ...event,
    units: events.flatMap(({ units }) => units),
    fromHand: events.flatMap(({ fromHand = [] }) => fromHand),
    fromTrash: events.flatMap(({ fromTrash = [] }) => fromTrash),
    fromUnder: events.flatMap(({ fromUnder = [] }) => fromUnder),
    ...(ways.length === 0 ? {} : { ways: new Map(ways) }),
  });
}

/**
 * The new card goes on top and takes over the orientation (4-7-6); the Digimon stays the same
 * (3-4-5).
 */
export function commitDigivolve(run: Run, change: Extract<Change, { kind: 'digivolve' }>): void {
  const { unit, card, through } = change;
  const from = named(unit);
  const added = through === undefined ? [card] : [card, through];
  const stacks = stacksOf(run, added);
  for (const one of added) {
    take(run, one);
    renew(run, one);
  }
  restack(unit, { cards: [...added, ...unit.cards] }, run.setup.cards);
  touch(run);
  note(run.state, 'digivolved', card);
  run.trace?.say({ verb: 'digivolves', rule: change.rule, card, from });
  emitRemoved(run, stacks, change.cause);
}

/** Cards go under a Digimon or Tamer, at the bottom unless said otherwise (4-4-2). */
export function commitPlaceUnder(run: Run, change: Extract<Change, { kind: 'place under' }>): void {
  const { unit, cards, end } = change;
  const stacks = stacksOf(run, cards);
  for (const card of cards) {
    // 3-1-3-1-4: in another place of the same stack it is no new card.
    if (!unit.cards.includes(card)) renew(run, card);
    take(run, card);
  }
  const [top = -1, ...under] = unit.cards;
  const next = end === 'top' ? [top, ...cards, ...under] : [top, ...under, ...cards];
  restack(
    unit,
    {
      cards: next,
      faceDown: change.faceDown === true ? [...unit.faceDown, ...cards] : unit.faceDown,
    },
    run.setup.cards,
  );
  touch(run);
  for (const card of cards) {
    run.trace?.say({
      verb: 'placed under',
      rule: change.rule,
      card: change.faceDown === true ? null : card,
      host: named(unit),
    });
  }
  emit(run, {
    kind: 'placed under',
    units: [unit],
    ...(change.cause === undefined ? {} : { cause: change.cause }),
    // 4-7-9: what lies face down has no information.
    cards: change.faceDown === true ? [] : cards,
    ...(cards[0] === undefined ? {} : { card: cards[0] }),
  });
  emitRemoved(run, stacks, change.cause);
}

/** Digivolution cards, or cards from the top of a stack, are trashed together (16-12-5). */
export function commitTrashUnder(run: Run, change: Extract<Change, { kind: 'trash under' }>): void {
  const { unit, cards, rule } = change;
  const host = topCard(unit);
  const fromTop = cards.includes(host);
  // 4-7-9: what lay face down has no information, and so nothing that triggers.
  const known = cards.filter((card) => !unit.faceDown.includes(card));
  restack(unit, { cards: unit.cards.filter((card) => !cards.includes(card)) }, run.setup.cards);
  for (const card of cards) put(run, card, 'trash');
  touch(run);
  for (const card of cards) {
    note(run.state, 'trashed under', card);
    run.trace?.say({ verb: 'trashed from under', rule, card, host, fromTop });
  }
  overflow(run, cards);
  // 4-8-1: what lies on top as it is trashed is no digivolution card; <De-Digivolve> goes on from
  // the top, one card at a time (16-12-5).
  const isTop = (card: CardId): boolean => card === host || (fromTop && rule.startsWith('16-12-'));
  const from = known.filter((card) => !isTop(card));
  if (cards.every(isTop)) return;
  const event: GameEvent = {
    kind: 'trashed under',
    units: [unit],
    cause: change.cause,
    cards: from,
    hosts: from.map(() => unit),
    ...(cards[0] === undefined ? {} : { card: cards[0] }),
  };
  if (change.together === undefined) emit(run, event);
  else change.together.push(event);
}

/** What is trashed from under several at the same time is one event (15-5-2). */
export function emitTrashedUnder(run: Run, events: readonly GameEvent[]): void {
  const [first] = events;
  if (first === undefined) return;
  emit(run, {
    ...first,
    units: events.flatMap(({ units }) => units),
    cards: events.flatMap(({ cards = [] }) => cards),
    hosts: events.flatMap(({ hosts = [] }) => hosts),
  });
}

/** A card is linked (10-1-3); it is no part of the stack (4-9-2). */
export function commitLink(run: Run, change: Extract<Change, { kind: 'link' }>): void {
  const { unit, card } = change;
  const stacks = stacksOf(run, [card]);
  take(run, card);
  renew(run, card);
  restack(unit, { links: [...unit.links, card] }, run.setup.cards);
  touch(run);
  run.trace?.say({ verb: 'linked', rule: '10-1-3-3', card, host: named(unit) });
  note(run.state, 'linked', card, topCard(unit));
  emit(run, { kind: 'linked', units: [unit], card });
  emitRemoved(run, stacks);
}

export function commitTrashLinks(run: Run, change: Extract<Change, { kind: 'trash links' }>): void {
  const { unit, cards, rule, cause, together } = change;
  restack(unit, { links: unit.links.filter((card) => !cards.includes(card)) }, run.setup.cards);
  for (const card of cards) put(run, card, 'trash');
  touch(run);
  for (const card of cards) run.trace?.say({ verb: 'trashed', rule, card });
  const event: GameEvent = {
    kind: 'links trashed',
    units: [unit],
    ...(cause === undefined ? {} : { cause }),
  };
  if (together === undefined) emit(run, event);
  else together.push(event);
}

/** Link cards of several that are trashed at the same time are one event (15-5-2). */
export function emitLinksTrashed(run: Run, events: readonly GameEvent[]): void {
  const [first] = events;
  if (first !== undefined) emit(run, { ...first, units: events.flatMap(({ units }) => units) });
}

/** Between breeding area and battle area: the Digimon keeps what it has (4-17). */
export function commitMoveUnit(run: Run, change: Extract<Change, { kind: 'move unit' }>): void {
  const { unit } = change;
  const left: GameEvent | null =
    change.to === 'breeding' ? { kind: 'left', units: [unit], cause: change.cause } : null;
  // 4-15-2: who watches it sees it where it was; what it triggers itself it has lost (4-17-5).
  const seen =
    left === null
      ? []
      : [...gather(run, left, 'trigger'), ...gatherElsewhere(run, left, 'trigger')].filter(
          (one) => one.unit !== unit,
        );
  unit.area = change.to;
  // 4-17-5: what it had waiting is gone; pending processing isn't, whose it is (18-1-1).
  const isAnothers = (one: Pending): boolean => one.unit !== unit || one.isDelayed === true;
  run.state.pending = run.state.pending.map((batch) => batch.filter(isAnothers));
  run.state.fresh = run.state.fresh.filter(isAnothers);
  touch(run);
  run.trace?.say({ verb: 'moves', rule: '4-17-1', card: named(unit), to: change.to });
  for (const pending of seen) trigger(run, pending);
  emit(run, { kind: 'moved', units: [unit] });
}
