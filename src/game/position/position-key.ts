import { spentNow } from '../state/spent.ts';
import type { Run } from '../run/run.ts';
import type { Unit, Pending, State, Cause } from '../state/state.ts';
import type { Applied } from '../state/applied.ts';
import type { Modifier } from '../state/modifier.ts';
import { isGranted } from '../is/view/view.ts';
import type { Ability } from '../../card/ability/ability.ts';
import type { Action, Target, Condition } from '../../effect/tree/tree.ts';
import { Mixer, textKey, pairKey } from './mixer.ts';

/** A position without what has happened on the way: the same again is an infinite loop (18-3-1). */
export function loopKey(run: Run): number {
  const mixer = new Mixer();
  addBoard(mixer, run, false);
  addWaiting(mixer, run);
  return mixer.key;
}

/**
 * What an ending is told apart by: the state of the game and what has happened, in any order or in
 * order.
 */
export function endingKey(run: Run, ordered: boolean): number {
  const mixer = new Mixer();
  addBoard(mixer, run);
  addFacts(mixer, run, ordered);
  return mixer.key;
}

/**
 * What a position in the middle of a resolution is told apart by. Two runs with the same key go on
 * alike, so that only one of them needs to be followed.
 */
export function positionKey(run: Run, ordered: boolean): number {
  const mixer = new Mixer();
  addBoard(mixer, run);
  addFacts(mixer, run, ordered);
  addWaiting(mixer, run);
  return mixer.key;
}

/**
 * What a Digimon is called in a key: its top card, so that it does not matter in which order things
 * came onto the field. What it was before it left is something else.
 */
const nameOf = (unit: Unit | null): number =>
  unit === null ? -1 : unit.gone ? -2 - (unit.cards[0] ?? 0) : (unit.cards[0] ?? -1);

/** Where the resolution stands, what waits, and the attack. */
function addWaiting(mixer: Mixer, run: Run): void {
  const { state } = run;
  const { attack } = state;
  const keyOf = (pending: Pending): number => pendingKey(pending, state);
  mixer.addWord(state.phase);
  mixer.addList(run.place);
  // What has been used in windows that are open is not used there again (15-8-5-4).
  mixer.add(run.sealed ? 1 : 0);
  mixer.addSet(run.interrupting.map(keyOf));
  for (const batch of state.pending) mixer.addSet(batch.map(keyOf));
  mixer.add(-3);
  mixer.addSet(state.fresh.map(keyOf));
  if (attack !== null) {
    mixer.add(nameOf(attack.attacker));
    mixer.add(nameOf(attack.target));
    mixer.add(nameOf(attack.declaredTarget));
    mixer.addWord(attack.timing);
    mixer.add(attack.checks);
    mixer.add((attack.blocked ? 1 : 0) + (attack.ended ? 2 : 0));
    mixer.add(nameOf(attack.pierce));
    mixer.add(attack.pierced);
    mixer.addText(attack.goesOn?.effect ?? '');
    for (const ally of attack.allies) mixer.add(nameOf(ally));
  }
}

function addFacts(mixer: Mixer, run: Run, ordered: boolean): void {
  if (ordered) mixer.addList(run.state.facts);
  else mixer.addSet(run.state.facts);
}

function addBoard(mixer: Mixer, run: Run, counted = true): void {
  const { state } = run;
  mixer.add(state.turn);
  mixer.add(state.memory);
  mixer.add(state.winner);
  mixer.add(state.revealed);
  mixer.addList(state.aside);
  mixer.addList(state.moving);
  for (const group of state.unordered) mixer.addSet(group);
  mixer.add(state.unordered.length);
  for (const group of state.shuffled) mixer.addSet(group);
  mixer.add(state.shuffled.length);
  if (counted) {
    mixer.addList(state.checked);
    mixer.addList(state.checks);
  }
  mixer.addWord(state.refusal ?? '');
  mixer.addSet(state.units.map(unitKey));
  mixer.add(-2);
  for (const area of [state.deck, state.security, state.eggs]) {
    mixer.addList(area[0]);
    mixer.addList(area[1]);
  }
  for (const area of [state.hand, state.trash]) {
    mixer.addSet(area[0]);
    mixer.addSet(area[1]);
  }
  mixer.addSet(state.faceUp);
  mixer.addSet(spentNow(state).map(({ origin }) => origin));
  for (const { due, player, pending, done } of state.delayed) {
    mixer.addWord(due);
    mixer.add(player ?? -1);
    mixer.add(done === true ? 1 : 0);
    mixer.addKey(pendingKey(pending, state));
  }
  mixer.add(state.delayed.length);
  mixer.addSet(state.digivolved);
  mixer.addSet(state.nextTime.map((one) => pendingKey(one, state)));
  mixer.addSet(
    state.overall.map((overall) => {
      const self = state.units.find(({ id }) => id === overall.self) ?? null;
      const of = new Mixer();
      of.addKey(appliedKey(overall));
      of.addKey(partKey(overall.target));
      of.add(nameOf(self));
      for (const condition of overall.conditions) of.addKey(partKey(condition));
      return of.key;
    }),
  );
  mixer.addSet(
    state.bans.map(({ side, what, dp, player, until }) => {
      const of = new Mixer();
      of.addText(`${side} ${what} ${until.kind} ${until.later === true}`);
      of.add(player);
      of.add(until.player ?? -1);
      of.add(dp ?? -1);
      return of.key;
    }),
  );
}

function unitKey(unit: Unit): number {
  const mixer = new Mixer();
  mixer.addList(unit.cards);
  mixer.addList(unit.links);
  mixer.addList(unit.faceDown);
  mixer.add(
    (unit.suspended ? 1 : 0) +
      (unit.placed ? 2 : 0) +
      (unit.byEffect ? 4 : 0) +
      (unit.area === 'battle' ? 8 : 0),
  );
  mixer.addSet(unit.applied.map(appliedKey));
  mixer.addSet(
    unit.uses.map(({ ability, origin, times }) => {
      const of = new Mixer();
      of.add(origin < 0 ? -1 : origin);
      if (origin < 0) of.addKey(abilityKey(ability));
      of.add(times);
      return of.key;
    }),
  );
  return mixer.key;
}

/**
 * What an effect does that was put on one Digimon or on whatever matches; which of two equal ones
 * it is does not matter.
 */
function appliedKey({
  modifier,
  player,
  of,
  until,
}: Pick<Applied, 'modifier' | 'player' | 'of' | 'until'>): number {
  const mixer = new Mixer();
  mixer.addWord(modifier.kind);
  mixer.addKey(modifierKey(modifier));
  mixer.add(player);
  mixer.addText(of.join());
  mixer.addWord(until.kind);
  mixer.add((until.player ?? -1) + (until.later === true ? 8 : 0));
  mixer.add(until.under ?? -1);
  return mixer.key;
}

/** What a modifier says beside its kind. */
function modifierKey(modifier: Modifier): number {
  switch (modifier.kind) {
    case 'DP':
      return modifier.change;
    case 'set DP':
    case 'become Digimon':
      return modifier.n;
    case 'as if':
      return textKey(`${modifier.as.level} ${String(modifier.as.colours)}`);
    case 'gain':
      return textKey(modifier.use.printed);
    case 'prohibit':
    case 'allow':
      return textKey(modifier.what);
    case 'immune':
      return textKey(modifier.to);
    case 'not blocked':
      return partKey(modifier.by);
    case 'only into':
      return partKey(modifier.into);
    case 'colours':
      return textKey(modifier.colours.join());
    case 'ability':
      return abilityKey(modifier.ability);
  }
}

function pendingKey(pending: Pending, state: State): number {
  const { ability, origin, unit, card, generation, event, meant, same, sameChosen, last } = pending;
  const mixer = new Mixer();
  mixer.addKey(abilityKey(ability));
  // Of pending processing only a part of the text is left.
  if (pending.isDelayed === true) mixer.addWord(pending.began ?? '');
  if (pending.isDelayed === true)
    for (const { action } of ability.sentences[0]?.processes ?? []) mixer.addKey(partKey(action));
  mixer.add(origin < 0 && !isGranted(origin) ? -1 : origin);
  mixer.add(nameOf(unit));
  mixer.add(card);
  mixer.add(generation < 0 ? -1 : generation === state.generations[card] ? 1 : 0);
  mixer.add(pending.player);
  if (same !== undefined) mixer.addList(same.map(nameOf));
  mixer.add((sameChosen === true ? 1 : 0) + (pending.mustPay === true ? 2 : 0));
  for (const [kind, units] of last ?? []) {
    mixer.addWord(kind);
    mixer.addList(units.map(nameOf));
  }
  if (meant !== undefined) {
    for (const list of [meant.it, meant.other]) mixer.addList(list.map(nameOf));
    for (const values of meant.values.values())
      mixer.addList(Object.values(values).map((value) => value ?? -1));
  }
  if (event !== null) {
    mixer.addWord(event.kind);
    mixer.add(event.player ?? -1);
    addCause(mixer, event.cause);
    mixer.addList(event.units.map(nameOf));
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
    mixer.add((event.fromTamer === true ? 1 : 0) + (event.again === true ? 2 : 0));
    mixer.addSet(
      [...(event.origins ?? [])].map(([one, origin]) =>
        pairKey(one, origin === 'trash' ? -1 : nameOf(origin)),
      ),
    );
    if (event.prevented !== undefined) mixer.addSet(event.prevented.map(nameOf));
  }
  return mixer.key;
}

/** Why something happened: in battle, by whose effect, or by which rule (15-1-3). */
function addCause(mixer: Mixer, cause: Cause | undefined): void {
  if (cause === undefined) {
    mixer.add(-1);
    return;
  }
  mixer.addWord(cause.kind);
  if (cause.kind === 'battle') mixer.addList(cause.units.map(nameOf));
  else if (cause.kind === 'rule') mixer.addWord(cause.rule);
  else {
    mixer.add(cause.player);
    mixer.add(cause.card);
    mixer.add(nameOf(cause.unit));
    mixer.addWord(cause.keyword ?? '');
  }
}

const abilityKeys = new WeakMap<Ability, number>();

/** An effect by its text, which is long and read once. */
function abilityKey(ability: Ability): number {
  const known = abilityKeys.get(ability);
  if (known !== undefined) return known;
  const key = textKey(ability.text);
  abilityKeys.set(ability, key);
  return key;
}

const partKeys = new WeakMap<Action | Target | Condition, number>();

/** A part of an effect by what it says. */
function partKey(part: Action | Target | Condition): number {
  const known = partKeys.get(part);
  if (known !== undefined) return known;
  const key = textKey(JSON.stringify(part));
  partKeys.set(part, key);
  return key;
}
