import { announce } from './announce.ts';
import type { Change } from './change.ts';
import { commitBlock, commitDeclaration, commitSwitch } from './commit/attack.ts';
import {
  commitDraw,
  commitMove,
  commitRecover,
  commitReveal,
  commitTrashHand,
  commitTrashRevealed,
  commitTrashSecurity,
} from './commit/cards.ts';
import { commitApply, commitApplyToAll, commitDelete, commitOrientation } from './commit/field.ts';
import { commitMemory, commitSetMemory } from './commit/memory.ts';
import { GAME_OVER, inForce, say, type Run } from './run.ts';
import { playerName, type Unit } from './state.ts';
import { cannot, isAffected } from './view.ts';

/**
 * The only way for anything to happen: prohibitions (15-1-3) and immunity (15-15-5), then the "would" window (15-8-5),
 * then the change, all at once, then what it triggers. Returns the Digimon it happened to (all named ones when the change
 * names none).
 */
export function propose(run: Run, change: Change): readonly Unit[] {
  const units = carryOut(run, change);
  if (run.trace !== null && run.setup.dynamic) announce(run);
  return units;
}

function carryOut(run: Run, change: Change): readonly Unit[] {
  switch (change.kind) {
    case 'delete':
      return proposeDelete(run, change);
    case 'suspend':
    case 'unsuspend': {
      const units = change.units.filter((unit) => mayTurn(run, unit, change));
      if (units.length > 0) commitOrientation(run, { ...change, units });
      return units;
    }
    case 'apply': {
      // 15-15-5-2: on an unaffected Digimon it is there, but sleeps until the Digimon is affected again.
      const units = change.units.filter((unit) => !unit.gone);
      if (units.length > 0) commitApply(run, { ...change, units });
      return units.filter((unit) => reached(run, unit, change.player));
    }
    case 'apply to all':
      commitApplyToAll(run, change);
      return [];
    case 'memory':
      commitMemory(run, change);
      return [];
    case 'set memory':
      commitSetMemory(run, change);
      return [];
    case 'draw':
      commitDraw(run, change);
      return [];
    case 'declare attack':
      commitDeclaration(run, change);
      return [change.unit];
    case 'block':
      commitBlock(run, change);
      return [change.unit];
    case 'switch target':
      commitSwitch(run, change);
      return [];
    case 'reveal security':
      commitReveal(run, change);
      return [];
    case 'trash revealed':
      commitTrashRevealed(run, change);
      return [];
    case 'trash security':
      commitTrashSecurity(run, change);
      return [];
    case 'recover':
      commitRecover(run, change);
      return [];
    case 'trash hand':
      commitTrashHand(run, change);
      return [];
    case 'move card':
      commitMove(run, change);
      return [];
    case 'win':
      run.state.winner = change.player;
      say(run, change.rule, 'wins', playerName(change.player));
      throw GAME_OVER;
  }
}

type Extracted<K extends Change['kind']> = Extract<Change, { kind: K }>;

function proposeDelete(run: Run, change: Extracted<'delete'>): readonly Unit[] {
  const { cause } = change;
  const exposed = change.units.filter((unit) => {
    if (cause.kind === 'effect' && !reached(run, unit, cause.player)) return false;
    const barred =
      cannot(run, unit, 'be deleted') ||
      (cause.kind === 'battle' && cannot(run, unit, 'be deleted in battle')) ||
      (cause.kind === 'effect' && cannot(run, unit, 'be deleted by effects'));
    if (barred && inForce(run, '15-1-3')) {
      say(run, '15-1-3', 'prohibited', unit, { effect: 'be deleted' });
      return false;
    }
    return true;
  });
  if (exposed.length === 0) return exposed;
  const units = run.kernel.interrupt(run, {
    kind: 'would be deleted',
    units: exposed,
    cause,
    prevented: [],
  });
  if (units.length > 0) commitDelete(run, { ...change, units });
  return units;
}

/** 1-3-3: what is in the state already does not get into it. */
function mayTurn(run: Run, unit: Unit, change: Extracted<'suspend' | 'unsuspend'>): boolean {
  const suspending = change.kind === 'suspend';
  if (unit.gone || unit.suspended === suspending) return false;
  if (change.cause.kind === 'effect' && !reached(run, unit, change.cause.player)) return false;
  if (cannot(run, unit, suspending ? 'suspend' : 'unsuspend') && inForce(run, '15-1-3')) {
    say(run, '15-1-3', 'prohibited', unit, { effect: change.kind });
    return false;
  }
  return true;
}

/** An unaffected Digimon can be chosen but is not changed (15-15-5-1). */
function reached(run: Run, unit: Unit, player: Unit['owner']): boolean {
  if (unit.gone) return false;
  if (isAffected(run, unit, player) || !inForce(run, '15-15-5-1')) return true;
  say(run, '15-15-5-1', 'immune', unit);
  return false;
}
