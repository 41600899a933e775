import { spentNow } from '../state/spent.ts';
import type { Run } from '../run/run.ts';
import type { Pending, Unit } from '../state/state.ts';
import { Mixer } from './mixer.ts';
import { addUnits, nameOf, pendingKey, type GoneKeys } from './pending-key.ts';
import { appliedKey, overwrites, partKey } from './said-key.ts';
import { unitKey } from './unit-key.ts';

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

/** Where the resolution stands, what waits, and the attack. */
function addWaiting(mixer: Mixer, run: Run): void {
  const { state } = run;
  const { attack } = state;
  const known: GoneKeys = new Map<Unit, number>();
  const keyOf = (pending: Pending): number => pendingKey(pending, state, known);
  mixer.addWord(state.phase);
  mixer.addList(run.place);
  // What has been used in windows that are open is not used there again (15-8-5-4).
  mixer.add(run.sealed ? 1 : 0);
  mixer.addSet(run.interrupting.map(keyOf));
  for (const batch of state.pending) mixer.addSet(batch.map(keyOf));
  mixer.add(-3);
  mixer.addSet(state.fresh.map(keyOf));
  if (attack !== null) {
    // 11-2-7-6: who was attacked may be asked for when it has left.
    for (const unit of [attack.attacker, attack.target, attack.declaredTarget])
      addUnits(mixer, unit === null ? [] : [unit], known);
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
  // 15-12-2-3: what is said of all and of one of them, in the order in which it was said.
  if (state.overall.some(overwrites))
    for (const one of [...state.overall, ...state.units.flatMap(({ applied }) => applied)]
      .filter(overwrites)
      .toSorted((a, b) => a.id - b.id))
      mixer.addKey(appliedKey(one));
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
