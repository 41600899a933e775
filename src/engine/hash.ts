import type { Run } from './run.ts';
import type { Modifier, Pending, Unit, Until } from './state.ts';

/**
 * Keys of positions: 53 bits mixed from the whole state. Two different positions out of 100,000 share a key with a chance of
 * about one in two million; a test compares all scenarios with and without pruning.
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

/** What an ending is told apart by: the state of the game and what has happened, in any order or in order. */
export function endingKey(run: Run, ordered: boolean): number {
  const mixer = new Mixer();
  addBoard(mixer, run);
  addFacts(mixer, run, ordered);
  return mixer.key;
}

/**
 * What a position in the middle of a resolution is told apart by. Two runs with the same key go on alike, so that only one
 * of them needs to be followed.
 */
export function positionKey(run: Run, ordered: boolean): number {
  const mixer = new Mixer();
  addBoard(mixer, run);
  addFacts(mixer, run, ordered);
  addWaiting(mixer, run);
  return mixer.key;
}

/** Where the resolution stands, what waits, and the attack. */
function addWaiting(mixer: Mixer, run: Run): void {
  const { state } = run;
  const { attack } = state;
  mixer.addList(run.place);
  for (const batch of state.pending) mixer.addSet(batch.map(pendingKey));
  mixer.add(-3);
  mixer.addSet(state.fresh.map(pendingKey));
  if (attack !== null) {
    mixer.add(attack.attacker.id);
    mixer.add(attack.target?.id ?? -1);
    mixer.add(attack.declaredTarget?.id ?? -1);
    mixer.addText(attack.timing);
    mixer.add(attack.checks);
    mixer.add((attack.blocked ? 1 : 0) + (attack.ended ? 2 : 0));
    mixer.add(attack.pierce?.id ?? -1);
    mixer.add(attack.pierced * 2 + (attack.byBlitz ? 1 : 0));
    for (const ally of attack.allies) mixer.add(ally.id);
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
  if (counted) {
    mixer.addList(state.checked);
    mixer.addList(state.checks);
  }
  if (state.refusal !== null) mixer.addText(state.refusal);
  for (const unit of state.units) addUnit(mixer, unit);
  mixer.add(-2);
  for (const area of [state.hand, state.deck, state.security, state.eggs]) {
    mixer.addList(area[0]);
    mixer.addList(area[1]);
  }
  for (const { due, player, pending } of state.delayed) {
    mixer.addText(due);
    mixer.add(player ?? -1);
    mixer.add(pendingKey(pending));
  }
  mixer.addSet(state.trash[0]);
  mixer.addSet(state.trash[1]);
  for (const overall of state.overall) {
    mixer.add(modifierKey(overall.modifier));
    mixer.add(overall.player);
    addUntil(mixer, overall.until);
  }
}

function addUnit(mixer: Mixer, unit: Unit): void {
  mixer.add(unit.id);
  mixer.addList(unit.cards);
  mixer.addList(unit.links);
  mixer.addList(unit.faceDown);
  mixer.add((unit.suspended ? 1 : 0) + (unit.placed ? 2 : 0));
  if (unit.applied.length > 0) {
    mixer.addSet(
      unit.applied.map((applied) => {
        const one = new Mixer();
        one.add(modifierKey(applied.modifier));
        one.add(applied.player);
        addUntil(one, applied.until);
        return one.a ^ one.b;
      }),
    );
  }
  for (const use of unit.uses) {
    mixer.add(use.origin);
    mixer.add(use.times);
  }
}

function addUntil(mixer: Mixer, until: Until): void {
  mixer.addText(until.kind);
  mixer.add(until.player ?? -1);
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
      return textKey(modifier.ability.text);
  }
}

function pendingKey(pending: Pending): number {
  const mixer = new Mixer();
  mixer.addText(pending.ability.text);
  mixer.add(pending.origin);
  mixer.add(pending.unit?.id ?? -1);
  mixer.add(pending.card);
  mixer.add(pending.generation);
  if (pending.event !== null) {
    mixer.addText(pending.event.kind);
    for (const unit of pending.event.units) mixer.add(unit.id);
  }
  return mixer.a ^ mixer.b;
}

function textKey(text: string): number {
  const mixer = new Mixer();
  mixer.addText(text);
  return mixer.a ^ mixer.b;
}
