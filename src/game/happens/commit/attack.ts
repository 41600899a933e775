import { topCard } from '../../state/state.ts';
import { note } from '../../state/facts.ts';
import type { Change } from '../../state/change.ts';
import { emit, gather, trigger } from '../../trigger/emit.ts';
import { READS } from '../../../card/depends-on.ts';
import { inForce, label, labelOf, say, type Run } from '../../run/run.ts';
import { opponentOf, playerName } from '../../../base/player.ts';
import type { Ability } from '../../../card/ability.ts';
import type { Attack } from '../../state/state.ts';
import { touch } from '../../is/view.ts';

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
    byBlitz: false,
    allies: [],
    ended: false,
  };
  touch(run, READS.suspended | READS.attack);
  note(run.state, 'attacks', topCard(unit));
  if (run.trace !== null) {
    say(run, '11-2-8-1', 'declares attack', unit, {
      object: label(run, target ?? opponentOf(unit.owner)),
      ...(suspends ? {} : { effect: 'without suspending' }),
      also: ['11-1-1', '11-2-1', '11-2-2', '11-2-3'],
    });
  }
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
  say(run, '12-1-7-1', 'blocks', unit, {
    object: labelOf(run, attack.attacker),
    also: ['12-1-2', '12-1-3', ...(run.setup.switches['Blocker'] ?? [])],
  });
  note(run.state, 'blocks', topCard(unit));
  emit(run, { kind: 'suspended', units: [unit], cause: { kind: 'rule', rule: '12-1-7-1' } });
  emit(run, { kind: 'blocked', units: [attack.attacker] });
  emitSwitch(run, attack);
}

/** 11-2-7-6: without it, effects that ask for the target would look at the new one, and trigger by that. */
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
  say(run, change.rule, 'target switched', attack.attacker, {
    object:
      change.to === null ? playerName(opponentOf(attack.attacker.owner)) : labelOf(run, change.to),
  });
  emitSwitch(run, attack);
}
