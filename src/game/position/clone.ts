import type { Run } from '../run/run.ts';
import type { State } from '../state/state.ts';
import { cloneUnit } from '../is/view/unit.ts';

/** Copies a state by hand, without what is under way: mutable inside a run, untouched outside. */
export function cloneState(state: State): State {
  return {
    turn: state.turn,
    memory: state.memory,
    units: state.units.map(cloneUnit),
    nextId: state.nextId,
    hand: [state.hand[0].slice(), state.hand[1].slice()],
    deck: [state.deck[0].slice(), state.deck[1].slice()],
    trash: [state.trash[0].slice(), state.trash[1].slice()],
    security: [state.security[0].slice(), state.security[1].slice()],
    eggs: [state.eggs[0].slice(), state.eggs[1].slice()],
    faceUp: state.faceUp,
    delayed: state.delayed,
    nextTime: state.nextTime,
    digivolved: state.digivolved,
    phase: state.phase,
    generations: state.generations.slice(),
    revealed: -1,
    using: -1,
    aside: state.aside.slice(),
    moving: state.moving,
    unordered: state.unordered,
    shuffled: state.shuffled,
    attack: null,
    pending: [],
    fresh: [],
    overall: state.overall,
    bans: state.bans,
    spent: state.spent,
    winner: state.winner,
    checked: [0, 0],
    checks: [0, 0],
    facts: [],
    refusal: null,
  };
}

/**
 * The script of the next leaf: the last choice with an option left is counted up, what came after
 * it is dropped.
 */
export function nextScript(run: Run): readonly number[] | null {
  for (let i = run.taken.length - 1; i >= 0; i--) {
    const taken = run.taken[i];
    if (taken !== undefined && taken.index + 1 < taken.width) {
      return [...run.taken.slice(0, i).map((before) => before.index), taken.index + 1];
    }
  }
  return null;
}
