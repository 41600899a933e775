import type { Ability } from '../../card/ability.ts';
import type { Action } from '../../effect/tree/tree.ts';
import type { Target } from '../../effect/tree/tree.ts';
import type { Run } from '../run/run.ts';
import type { Applied, Modifier, Pending, State, Unit } from '../state/state.ts';
import { isGranted } from './view.ts';

/**
 * Keys of positions: 53 bits mixed from the whole state. Two different positions out of 100,000
 * share a key with a chance of about one in two million; a test compares all scenarios with and
 * without pruning.
 */
class Mixer {
  a = 0x9e3779b9 | 0;
  b = 0x85ebca6b | 0;

  add(n: number): void {
    this.a = Math.imul(this.a ^ n, 0x01000193) + 0x7f4a7c15;
    this.b =
      Math.imul((this.b << 13) | (this.b >>> 19), 0x5bd1e995) ^
      Math.imul(n + 0x27d4eb2f, 0x165667b1);
  }

  addText(text: string): void {
    for (let i = 0; i < text.length; i++) this.add(text.charCodeAt(i));
    this.add(-7);
  }

  addList(list: readonly number[]): void {
    for (const n of list) this.add(n);
    this.add(-1);
  }

  /** As a set: in any order. */
  addSet(list: readonly number[]): void {
    let sum = 0;
    let product = 0;
    for (const n of list) {
      const mixed = scatter(n);
      sum = (sum + mixed) | 0;
      product = (product + Math.imul(mixed, mixed | 1)) | 0;
    }
    this.add(sum);
    this.add(product);
    this.add(list.length);
  }

  get key(): number {
    const a = scatter(this.a) >>> 0;
    const b = scatter(this.b ^ this.a) & 0x1fffff;
    return a * 0x200000 + b;
  }
}

function scatter(n: number): number {
  let x = Math.imul(n ^ (n >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
}

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
  mixer.addList(run.place);
  for (const batch of state.pending) mixer.addSet(batch.map(keyOf));
  mixer.add(-3);
  mixer.addSet(state.fresh.map(keyOf));
  if (attack !== null) {
    mixer.add(nameOf(attack.attacker));
    mixer.add(nameOf(attack.target));
    mixer.add(nameOf(attack.declaredTarget));
    mixer.addText(attack.timing);
    mixer.add(attack.checks);
    mixer.add((attack.blocked ? 1 : 0) + (attack.ended ? 2 : 0));
    mixer.add(nameOf(attack.pierce));
    mixer.add(attack.pierced * 2 + (attack.goesOn === null ? 0 : 1));
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
  if (counted) {
    mixer.addList(state.checked);
    mixer.addList(state.checks);
  }
  if (state.refusal !== null) mixer.addText(state.refusal);
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
  for (const { due, player, pending, done } of state.delayed) {
    mixer.addText(due);
    mixer.add(player ?? -1);
    mixer.add(done === true ? 1 : 0);
    mixer.add(pendingKey(pending, state));
  }
  mixer.addSet(
    state.overall.map((overall) => {
      const self = state.units.find(({ id }) => id === overall.self) ?? null;
      return appliedKey(overall) ^ scatter(partKey(overall.target) + nameOf(self));
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
  if (unit.applied.length > 0) mixer.addSet(unit.applied.map(appliedKey));
  mixer.add(-4);
  if (unit.uses.length > 0)
    mixer.addSet(
      unit.uses.map(
        ({ ability, origin, times }) =>
          Math.imul(origin < 0 ? abilityKey(ability) : origin, 31) + times,
      ),
    );
  return mixer.a ^ mixer.b;
}

/**
 * What an effect does that was put on one Digimon or on whatever matches; which of two equal ones
 * it is does not matter.
 */
function appliedKey({
  modifier,
  player,
  until,
}: Pick<Applied, 'modifier' | 'player' | 'until'>): number {
  const mixer = new Mixer();
  mixer.addText(modifier.kind);
  mixer.add(modifierKey(modifier));
  mixer.add(player);
  mixer.addText(until.kind);
  mixer.add((until.player ?? -1) + (until.later === true ? 8 : 0));
  return mixer.a ^ mixer.b;
}

function modifierKey(modifier: Modifier): number {
  switch (modifier.kind) {
    case 'DP':
      return modifier.change;
    case 'set DP':
      return modifier.n + 7;
    case 'become Digimon':
      return modifier.n + 13;
    case 'gain':
      return textKey(modifier.use.printed);
    case 'prohibit':
      return textKey(modifier.what);
    case 'immune':
      return textKey(modifier.to);
    case 'ability':
      return abilityKey(modifier.ability);
  }
}

function pendingKey(pending: Pending, state: State): number {
  const { ability, origin, unit, card, generation, event, meant, same } = pending;
  const mixer = new Mixer();
  mixer.add(abilityKey(ability));
  // Of pending processing only a part of the text is left.
  if (pending.isDelayed === true)
    for (const { action } of ability.sentences[0]?.processes ?? []) mixer.add(partKey(action));
  mixer.add(origin < 0 && !isGranted(origin) ? -1 : origin);
  mixer.add(nameOf(unit));
  mixer.add(card);
  mixer.add(generation < 0 ? -1 : generation === state.generations[card] ? 1 : 0);
  mixer.add(pending.player);
  if (same !== undefined) mixer.addList(same.map(nameOf));
  if (meant !== undefined) {
    for (const list of [meant.it, meant.other]) mixer.addList(list.map(nameOf));
    for (const values of meant.values.values())
      mixer.addList(Object.values(values).map((value) => value ?? -1));
  }
  if (event !== null) {
    mixer.addText(event.kind);
    mixer.addList(event.units.map(nameOf));
    mixer.add(event.card ?? -1);
    if (event.cause?.kind === 'battle') mixer.addList(event.cause.units.map(nameOf));
  }
  return mixer.a ^ mixer.b;
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

const partKeys = new WeakMap<Action | Target, number>();

/** A part of an effect by what it says. */
function partKey(part: Action | Target): number {
  const known = partKeys.get(part);
  if (known !== undefined) return known;
  const key = textKey(JSON.stringify(part));
  partKeys.set(part, key);
  return key;
}

function textKey(text: string): number {
  const mixer = new Mixer();
  mixer.addText(text);
  return mixer.a ^ mixer.b;
}
