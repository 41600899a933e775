import { named } from '../../state/trace.ts';
import { topCard } from '../../state/state.ts';
import { note } from '../../state/facts.ts';
import type { Change } from '../../state/change.ts';
import { emit, gather, trigger } from '../../trigger/emit.ts';
import { READS } from '../../../card/ability/depends-on.ts';
import { inForce, type Run } from '../../run/run.ts';
import { opponentOf } from '../../../base/player.ts';
import type { Ability } from '../../../card/ability/ability.ts';
import type { Attack } from '../../state/state.ts';
import { touch } from '../../is/view/view.ts';

/** Suspending and choosing the target are one act (11-2-8-1); the suspension is by rule. */
export function commitDeclaration(
  run: Run,
  change: Extract<Change, { kind: 'declare attack' }>,
): void {
  const { unit, target } = change;
  const suspends = change.suspend && inForce(run, '11-2-1');
  if (suspends) unit.suspended = true;
  run.state.attack = {
    attacker: unit,
    target,
    declaredTarget: target,
    timing: 'declaration',
    checks: 0,
    blocked: false,
    pierce: null,
    pierced: 0,
    goesOn: null,
    allies: [],
    ended: false,
  };
  touch(run, READS.suspended | READS.attack);
  note(run.state, 'attacks', topCard(unit));
  run.trace?.say({
    verb: 'declares attack',
    rule: '11-2-8-1',
    card: named(unit),
    target: target && named(target),
    defender: opponentOf(unit.owner),
    suspends,
    also: ['11-1-1', '11-2-1', '11-2-2', '11-2-3'],
  });
  emit(run, { kind: 'attack', units: [unit] });
  if (suspends)
    emit(run, { kind: 'suspended', units: [unit], cause: { kind: 'rule', rule: '11-2-8-1' } });
}

export function commitBlock(run: Run, change: Extract<Change, { kind: 'block' }>): void {
  const { unit } = change;
  const attack = run.state.attack;
  if (attack === null) throw new Error('no attack to block');
  unit.suspended = true;
  attack.blocked = true;
  attack.target = unit;
  touch(run, READS.suspended);
  run.trace?.say({
    verb: 'blocks',
    rule: '12-1-7-1',
    card: named(unit),
    attacker: named(attack.attacker),
    also: ['12-1-2', '12-1-3', ...change.by],
  });
  note(run.state, 'blocks', topCard(unit));
  emit(run, { kind: 'suspended', units: [unit], cause: { kind: 'rule', rule: '12-1-7-1' } });
  emit(run, { kind: 'blocked', units: [attack.attacker] });
  emit(run, { kind: 'blocks', units: [unit] });
  emitSwitch(run, attack);
}

/**
 * 11-2-7-6: without it, effects that ask for the target would look at the new one, and trigger by
 * that.
 */
function emitSwitch(run: Run, attack: Attack): void {
  const units = [attack.attacker];
  emit(run, { kind: 'target switched', units });
  if (inForce(run, '11-2-7-6')) return;
  attack.declaredTarget = attack.target;
  for (const pending of gather(run, { kind: 'attack', units }, 'trigger'))
    if (asksForTarget(pending.ability)) trigger(run, pending);
}

const asksForTarget = ({ events }: Ability): boolean =>
  events.some(({ phrase }) => phrase?.kind === 'attacks' && phrase.target !== undefined);

export function commitSwitch(run: Run, change: Extract<Change, { kind: 'switch target' }>): void {
  const attack = run.state.attack;
  if (attack === null) throw new Error('no attack to switch');
  attack.target = change.to;
  touch(run, READS.attack);
  run.trace?.say({
    verb: 'target switched',
    rule: change.rule,
    card: named(attack.attacker),
    target: change.to && named(change.to),
    defender: opponentOf(attack.attacker.owner),
  });
  emitSwitch(run, attack);
}
