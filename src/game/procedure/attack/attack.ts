import { isTurnOver } from '../../is/view/turn-over.ts';
import { named } from '../../state/trace.ts';
import { counter } from './counter.ts';
import { endedAttackDropsPiercing } from '../../run/policy.ts';
import { expire } from '../../happens/lapse.ts';
import { propose } from '../../happens/propose.ts';
import { inForce, type Run } from '../../run/run.ts';
import { memoryOf, type Attack } from '../../state/state.ts';
import { opponentOf } from '../../../base/player.ts';
import { isInBattleArea, isStillDigimon } from '../../is/view/view.ts';
import { battleOfAttack } from './attack-battle.ts';
import { blockTiming } from './block.ts';
import { endWithAttack } from './due.ts';
import { pierceSecurity } from './piercing.ts';
import { checksOf, securityCheck } from './security-check.ts';

/**
 * An attack from its declaration to its end (11-1-3): declaration, counter timing, block timing,
 * success check, end of attack. Each waits until everything triggered before is resolved (11-1-4);
 * all come even when the attacker is gone (11-1-5).
 */
export function finishAttack(run: Run): void {
  const { attack } = run.state;
  if (attack === null) return;
  run.place.push(3);
  resolveTiming(run);
  if (!attack.ended && proceeds(run, attack)) {
    counterTiming(run, attack);
    // 15-15-1-1: an effect that ends the attack brings its end at once.
    if (run.state.attack?.ended !== true || !inForce(run, '15-15-1-1')) {
      attack.timing = 'block';
      run.trace?.say({
        verb: 'block timing',
        rule: '11-4-1',
        also: ['11-1-3', '11-1-4', '11-1-5'],
      });
      blockTiming(run);
      resolveTiming(run);
    }
  }
  if (!attack.ended) {
    attack.timing = 'success';
    succeed(run, attack);
    run.kernel.settle(run);
    run.kernel.drain(run);
  }
  if (!attack.ended || !endedAttackDropsPiercing(run)) pierceSecurity(run, attack);
  endOfAttack(run);
  run.place.pop();
}

/**
 * Everything of the present timing (11-1-4); in an attack, without that rule, it would wait until
 * the attack succeeds or fails.
 */
export function resolveTiming(run: Run): void {
  if (run.state.attack !== null && !inForce(run, '11-1-4')) return;
  run.kernel.settle(run);
  run.kernel.drain(run);
}

/**
 * 6-1-4-1: a turn is not over, and the attack goes on, while something remains to be processed;
 * without that rule memory on the other side would end both. 16-16-4: an attack that memory on that
 * side made possible proceeds when it has moved back; without it it would end.
 */
function proceeds(run: Run, attack: Attack): boolean {
  const { state } = run;
  const isOver = memoryOf(state, state.turn) < 0;
  if (isTurnOver(run) && !inForce(run, '6-1-4-1')) attack.ended = true;
  if (attack.ended) return false;
  const { goesOn: by } = attack;
  if (by === null || isOver) return true;
  run.trace?.say({ verb: 'goes on', ...by, card: named(attack.attacker) });
  if (inForce(run, by.rule)) return true;
  attack.ended = true;
  return false;
}

/** 11-3: one [Counter] effect of the opponent, and what follows from it. */
function counterTiming(run: Run, attack: Attack): void {
  attack.timing = 'counter';
  const player = opponentOf(attack.attacker.owner);
  run.trace?.say({ verb: 'counter timing', rule: '11-3-1', player });
  counter(run, player);
  resolveTiming(run);
}

/**
 * 11-5: the attack succeeds when attacker and target are still there. Without 11-2-6 a target that
 * is gone would be none, and the attack one on the player.
 */
function succeed(run: Run, attack: Attack): void {
  const isTargetThere = attack.target === null || isInBattleArea(attack.target);
  if (!isTargetThere && !inForce(run, '11-2-6')) attack.target = null;
  const { attacker, target } = attack;
  run.trace?.say({ verb: 'success check', rule: '11-5-1' });
  const isThere = isStillDigimon(run, attacker);
  if (!isThere || (target !== null && !isStillDigimon(run, target))) {
    run.trace?.say({
      verb: 'attack fails',
      rule: '11-5-1-4',
      also: isThere ? ['11-2-6'] : [],
    });
    return;
  }
  if (target !== null) {
    battleOfAttack(run, attacker, target);
    return;
  }
  const player = opponentOf(attacker.owner);
  const checks = checksOf(run, attacker);
  if (checks === 0 && inForce(run, '11-5-1-2-1')) {
    run.trace?.say({
      verb: 'no check',
      rule: '11-5-1-2-1',
      card: named(attacker),
      also: ['16-4-4'],
    });
    return;
  }
  if (run.state.security[player].length === 0) {
    if (inForce(run, '1-2-3-1'))
      propose(run, { kind: 'win', player: attacker.owner, rule: '1-2-3-1' });
    return;
  }
  securityCheck(run, attacker);
}

/**
 * 11-6: [End of Attack] effects of an attacker that is still there; what lasts "for the attack"
 * ends with it.
 */
function endOfAttack(run: Run): void {
  run.kernel.endOfAttackTiming(run);
  run.kernel.settle(run);
  run.kernel.drain(run);
  run.state.attack = null;
  endWithAttack(run);
  expire(run, 'attack');
  run.trace?.say({ verb: 'attack ends', rule: '11-6-1', also: ['11-6-2'] });
}
