/** What waits to be activated or processed, as a key: its effect, and what it was set off by. */
import { isOfNewCard } from '../is/view/base-view.ts';
import { isGranted } from '../is/view/view.ts';
import type { Cause, Deeds, Pending, State, Unit } from '../state/state.ts';
import { Mixer, pairKey } from './mixer.ts';
import { abilityKey, partKey } from './said-key.ts';
import { goneKey } from './unit-key.ts';

/**
 * What a Digimon is called in a key: its top card, so that it does not matter in which order things
 * came onto the field. What it was before it left is something else.
 */
export const nameOf = (unit: Unit | null): number =>
  unit === null ? -1 : unit.gone ? -2 - (unit.cards[0] ?? 0) : (unit.cards[0] ?? -1);

/**
 * Keys of those that have left, worked out once while one position is looked at, in which nothing
 * changes: of many that were deleted at once, each effect that waits names them all.
 */
export type GoneKeys = Map<Unit, number>;

/** What they are called, and of those that have left how they were. */
export function addUnits(mixer: Mixer, units: readonly Unit[], known: GoneKeys): void {
  mixer.addList(units.map(nameOf));
  for (const unit of units) {
    if (!unit.gone) continue;
    let key = known.get(unit);
    if (key === undefined) known.set(unit, (key = goneKey(unit)));
    mixer.addKey(key);
  }
}

/** One of them; two that are the same for the rest of the game have the same key. */
export function pendingKey(
  pending: Pending,
  state: State,
  known: GoneKeys = new Map<Unit, number>(),
): number {
  const { ability, origin, unit, card, generation, event, meant, same, sameChosen, last } = pending;
  const mixer = new Mixer();
  mixer.addKey(abilityKey(ability));
  // Of pending processing only a part of the text is left.
  if (pending.isDelayed === true) mixer.addWord(pending.began ?? '');
  if (pending.isDelayed === true)
    for (const { action } of ability.sentences[0]?.processes ?? []) mixer.addKey(partKey(action));
  mixer.add(origin < 0 && !isGranted(origin) ? -1 : origin);
  addUnits(mixer, unit === null ? [] : [unit], known);
  mixer.add(card);
  mixer.add(
    generation < 0
      ? isOfNewCard(state, pending)
        ? -2
        : -1
      : generation === state.generations[card]
        ? 1
        : 0,
  );
  mixer.add(pending.player);
  if (same !== undefined) addUnits(mixer, same, known);
  mixer.add((sameChosen === true ? 1 : 0) + (pending.mustPay === true ? 2 : 0));
  for (const [kind, units] of last ?? []) {
    mixer.addWord(kind);
    addUnits(mixer, units, known);
  }
  if (pending.soFar !== undefined) addSoFar(mixer, pending.soFar, known);
  if (meant !== undefined) {
    for (const list of [meant.it, meant.other]) addUnits(mixer, list, known);
    for (const values of meant.values.values())
      mixer.addList(Object.values(values).map((value) => value ?? -1));
  }
  if (event !== null) {
    mixer.addWord(event.kind);
    mixer.add(event.player ?? -1);
    addCause(mixer, event.cause, known);
    addUnits(mixer, event.units, known);
    mixer.add(event.card ?? -1);
    // "If played by an effect", "when played from digivolution cards", "when DigiXrosing"
    for (const from of [event.fromHand, event.fromTrash, event.fromUnder, event.hosts])
      mixer.addSet((from ?? []).map(nameOf));
    mixer.addSet(event.cards ?? []);
    mixer.addWord(event.to ?? '');
    mixer.addWord(event.way?.name ?? '');
    mixer.add(event.way?.n ?? 0);
    for (const [unit, { name, n }] of event.ways ?? []) {
      mixer.addWord(name);
      mixer.addList([nameOf(unit), n]);
    }
    mixer.add(
      (event.fromTamer === true ? 1 : 0) +
        (event.again === true ? 2 : 0) +
        (event.turnedUp === true ? 4 : 0),
    );
    mixer.addSet(
      [...(event.origins ?? [])].map(([one, origin]) =>
        pairKey(one, origin === 'trash' ? -1 : nameOf(origin)),
      ),
    );
    if (event.prevented !== undefined) mixer.addSet(event.prevented.map(nameOf));
  }
  return mixer.key;
}

/** What its effect had done, in whichever order it was done. */
function addSoFar(
  mixer: Mixer,
  { done, moved, movedCards, did, paid, paidDp }: Deeds,
  known: GoneKeys,
): void {
  for (const kind of [...done].sort()) mixer.addWord(kind);
  for (const kind of [...moved.keys()].sort()) {
    mixer.addWord(kind);
    mixer.add(moved.get(kind) ?? 0);
    mixer.addSet(movedCards.get(kind) ?? []);
  }
  mixer.add(did ? 1 : 0);
  addUnits(mixer, paid, known);
  mixer.add(paidDp);
}

/** Why something happened: in battle, by whose effect, or by which rule (15-1-3). */
function addCause(mixer: Mixer, cause: Cause | undefined, known: GoneKeys): void {
  if (cause === undefined) {
    mixer.add(-1);
    return;
  }
  mixer.addWord(cause.kind);
  if (cause.kind === 'battle') addUnits(mixer, cause.units, known);
  else if (cause.kind === 'rule') mixer.addWord(cause.rule);
  else {
    mixer.add(cause.player);
    mixer.add(cause.card);
    addUnits(mixer, cause.unit === null ? [] : [cause.unit], known);
    mixer.addWord(cause.keyword ?? '');
  }
}
