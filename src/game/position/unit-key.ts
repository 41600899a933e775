/** A Digimon, Tamer or placed Option as a key: on the field, and as it was when it left. */
import type { Unit } from '../state/state.ts';
import { Mixer } from './mixer.ts';
import { abilityKey, appliedKey, overwrites } from './said-key.ts';

/** One that is on the field. */
export function unitKey(unit: Unit): number {
  const mixer = new Mixer();
  addState(mixer, unit);
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
 * One that has left, as it was, which what waits may still ask for (15-8-3-9-4): "if that Digimon
 * was suspended". What it was by effects of other cards is in its view alone, which stays as it was
 * when it left: its DP, its keywords, and whether a Tamer was a Digimon.
 */
export function goneKey(unit: Unit): number {
  const mixer = new Mixer();
  addState(mixer, unit);
  const { dp, keywords, colours, treatedAsDigimon } = unit.view;
  mixer.add(dp ?? -1);
  mixer.add((unit.goneAsDigimon === true ? 1 : 0) + (treatedAsDigimon ? 2 : 0));
  for (const words of [keywords.map(({ use }) => use.printed), colours]) {
    for (const word of words.toSorted()) mixer.addText(word);
    mixer.add(words.length);
  }
  return mixer.key;
}

function addState(mixer: Mixer, unit: Unit): void {
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
  // 15-12-2-3: of several that change the same information the last one counts.
  for (const one of unit.applied) if (overwrites(one)) mixer.addKey(appliedKey(one));
}
