import { rulesIfAnswered } from '../is/view/asked.ts';
import { named } from '../state/trace.ts';
import { announce } from '../is/view/announce.ts';
import type { Change, StackChange } from '../state/change.ts';
import { commitBlock, commitDeclaration, commitSwitch } from './commit/attack.ts';
import {
  commitDraw,
  commitMove,
  commitRecover,
  commitReveal,
  commitTrashSecurity,
} from './commit/cards.ts';
import {
  goalOf,
  commitApply,
  commitApplyToAll,
  commitLeave,
  commitOrientation,
} from './commit/field.ts';
import { commitStack } from './commit/index.ts';
import { commitMemory, commitSetMemory } from './commit/memory.ts';
import { GAME_OVER, spend, type Run } from '../run/run.ts';
import { DRAW, topCard, type Unit } from '../state/state.ts';
import {
  effectOf,
  keptBeneath,
  keptThere,
  mayNotBeDeleted,
  mayNotBeReturned,
  mayNotLeave,
  mayNotTurn,
  reaches,
  returning,
} from '../is/view/reach.ts';
import type { Prohibition } from '../../effect/tree/tree.ts';
import { isKeptUnder } from '../is/view/kept-under.ts';
import type { By } from '../is/condition/source.ts';
import { keepSearched } from './while-searched.ts';

/**
 * The only way for anything to happen: prohibitions (15-1-3) and immunity (15-15-5), then the
 * "would" window (15-8-5), then the change, all at once, then what it triggers. Returns the Digimon
 * it happened to (all named ones when the change names none).
 */
export function propose(run: Run, change: Change): readonly Unit[] {
  spend(run.work);
  keepSearched(run, change);
  const units = carryOut(run, change);
  if (run.trace !== null && run.setup.dynamic) announce(run);
  run.watch?.see(run, { kind: 'change' });
  return units;
}

function carryOut(run: Run, change: Change): readonly Unit[] {
  switch (change.kind) {
    case 'delete':
    case 'leave':
      return proposeLeave(run, change);
    case 'suspend':
    case 'unsuspend': {
      const units = change.units.filter((unit) => mayTurn(run, unit, change));
      if (units.length > 0) commitOrientation(run, { ...change, units });
      return units;
    }
    case 'apply': {
      // 15-15-5-2: on an unaffected Digimon it is there, but sleeps until the Digimon is affected
      // again.
      const units = change.units.filter((unit) => !unit.gone);
      if (units.length > 0) commitApply(run, { ...change, units });
      return units.filter((unit) => reached(run, unit, change));
    }
    case 'trash under':
      if (!reached(run, change.unit, effectOf(run, change.cause))) return [];
      return keepsStack(run, change) ? [] : trashUnder(run, change);
    case 'play':
    case 'digivolve':
    case 'place under':
    case 'link':
    case 'trash links':
      return commitStack(run, change);
    case 'move unit':
      return change.to === 'breeding' && !mayMoveBack(run, change) ? [] : commitStack(run, change);
    case 'win':
      run.state.winner = change.player;
      run.trace?.say({ verb: 'wins', rule: change.rule, player: change.player });
      throw GAME_OVER;
    case 'draw game':
      run.state.winner = DRAW;
      run.trace?.say({ verb: 'draw game', rule: change.rule });
      throw GAME_OVER;
    default:
      commit(run, change);
      return [];
  }
}

type Direct = Exclude<
  Change,
  | StackChange
  | { kind: 'delete' | 'leave' | 'suspend' | 'unsuspend' | 'apply' | 'win' | 'draw game' }
>;

/** Changes that nothing stands in the way of. */
function commit(run: Run, change: Direct): void {
  switch (change.kind) {
    case 'apply to all':
      return commitApplyToAll(run, change);
    case 'memory':
      return commitMemory(run, change);
    case 'set memory':
      return commitSetMemory(run, change);
    case 'draw':
      return commitDraw(run, change);
    case 'declare attack':
      return commitDeclaration(run, change);
    case 'block':
      return commitBlock(run, change);
    case 'switch target':
      return commitSwitch(run, change);
    case 'reveal security':
      return commitReveal(run, change);
    case 'trash security':
      return commitTrashSecurity(run, change);
    case 'recover':
      return commitRecover(run, change);
    case 'move cards':
      return commitMove(run, change);
  }
}

type Extracted<K extends Change['kind']> = Extract<Change, { kind: K }>;

/**
 * Deletion and every other way off the field share one path: what stops it, who interrupts it, then
 * it happens.
 */
function proposeLeave(run: Run, change: Extracted<'delete' | 'leave'>): readonly Unit[] {
  const { cause } = change;
  const exposed = change.units.filter((unit) => {
    if (!reached(run, unit, effectOf(run, cause))) return false;
    const barred = barredFrom(run, unit, change);
    if (barred === undefined) return true;
    run.trace?.say({ verb: 'prohibited', rule: '15-1-3', card: named(unit), what: barred });
    return false;
  });
  if (exposed.length === 0) return exposed;
  const kind = change.kind === 'delete' ? 'would be deleted' : 'would leave';
  const was =
    run.trace === null ? {} : { was: new Map(exposed.map((unit) => [unit, topCard(unit)])) };
  const to =
    change.kind === 'delete'
      ? {}
      : {
          to: goalOf(change.to),
          ...(change.without === undefined ? {} : { shown: change.without }),
        };
  const units = run.kernel.interrupt(run, {
    ...{ kind, units: exposed, cause, prevented: [], ...to },
    ...was,
  });
  if (units.length === 0) return units;
  run.watch?.see(run, { kind: 'leave', units });
  commitLeave(run, { ...change, units });
  return units;
}

/**
 * Moving to the breeding area is leaving the battle area (Q2139): what keeps a Digimon there does
 * so now as well, and what interrupts its leaving comes before.
 */
function mayMoveBack(
  run: Run,
  change: Extracted<'move unit'> & { readonly to: 'breeding' },
): boolean {
  const { unit, cause } = change;
  if (mayNotLeave(run, unit, cause, false)) {
    const what = keptThere(run, unit, cause, false);
    if (what !== undefined)
      run.trace?.say({ verb: 'prohibited', rule: '15-1-3', card: named(unit), what });
    return false;
  }
  const units = run.kernel.interrupt(run, {
    ...{ kind: 'would leave', units: [unit], cause, prevented: [] },
  });
  return units.length > 0;
}

/** What it says of a Digimon that keeps it where it is (15-1-3), if anything. */
function barredFrom(
  run: Run,
  unit: Unit,
  change: Extracted<'delete' | 'leave'>,
): Prohibition | undefined {
  const { cause } = change;
  const isDeletion = change.kind === 'delete';
  if (
    isDeletion ? mayNotBeDeleted(run, unit, cause) : mayNotBeReturned(run, unit, change.to, cause)
  )
    return isDeletion ? 'be deleted' : returning(change.to);
  return mayNotLeave(run, unit, cause, isDeletion)
    ? keptThere(run, unit, cause, isDeletion)
    : undefined;
}

/** "Your opponent's effects can't trash its stacked cards", at the top or beneath (Q6995). */
function keepsStack(run: Run, { unit, cause, cards }: Extracted<'trash under'>): boolean {
  const what = keptBeneath(run, unit, cause, cards);
  if (what === undefined) return false;
  run.trace?.say({ verb: 'prohibited', rule: '15-1-3', card: named(unit), what });
  return true;
}

/** Without those that effects can't trash: those are not replaced by others (Q1922). */
function trashUnder(run: Run, change: Extracted<'trash under'>): readonly Unit[] {
  const { unit, cause } = change;
  const cards = change.cards.filter((card) => !isKeptUnder(run, unit, card, cause));
  for (const card of change.cards)
    if (!cards.includes(card))
      run.trace?.say({ verb: 'prohibited', rule: '15-1-3', card, what: 'be trashed by effects' });
  return cards.length === 0 ? [] : commitStack(run, { ...change, cards });
}

/** 1-3-3: what is in the state already does not get into it. */
function mayTurn(run: Run, unit: Unit, change: Extracted<'suspend' | 'unsuspend'>): boolean {
  const suspending = change.kind === 'suspend';
  if (unit.gone || unit.suspended === suspending) return false;
  if (!reached(run, unit, effectOf(run, change.cause))) return false;
  if (mayNotTurn(run, unit, change.kind, change.cause)) {
    run.trace?.say({ verb: 'prohibited', rule: '15-1-3', card: named(unit), what: change.kind });
    return false;
  }
  return true;
}

/** An unaffected Digimon can be chosen but is not changed (15-15-5-1); the step says so. */
export function reached(run: Run, unit: Unit, by: By | null): boolean {
  if (reaches(run, unit, by)) return true;
  if (unit.gone) return false;
  const isAttacking = run.state.attack?.attacker === unit;
  run.trace?.say({
    verb: 'immune',
    rule: '15-15-5-1',
    card: named(unit),
    also: isAttacking ? rulesIfAnswered(run, unit, 'unaffected while attacking') : [],
  });
  return false;
}
