import { opponentOf } from '../../../base/player.ts';
import { choose } from '../../run/choose.ts';
import { unitRef } from '../../run/option.ts';
import { named } from '../../state/trace.ts';
import { propose } from '../../happens/propose.ts';
import { chooseOne } from '../../is/target/choose-one.ts';
import { candidates } from '../../is/target/target.ts';
import type { Processing } from '../processing.ts';
import { goneTargetCanBeReplaced } from '../../run/policy.ts';
import { inForce } from '../../run/run.ts';
import { isInBattleArea, isStillDigimon, keepsTarget } from '../../is/view/view.ts';

/**
 * "change the attack target": not to the present one (11-2-7-3), not once the attacker is gone
 * (11-2-7-4).
 */
export const switchTarget: Processing<'switch target'> = (run, context, action) => {
  const { attack } = run.state;
  if (attack === null || !isStillDigimon(run, attack.attacker)) {
    run.trace?.say({
      verb: 'nothing',
      rule: '11-2-7-4',
      card: context.card,
      effect: context.pending.ability.name,
    });
    return false;
  }
  if (attack.target !== null && !isInBattleArea(attack.target) && !goneTargetCanBeReplaced(run))
    return false;
  if (keepsTarget(run, attack.attacker) && inForce(run, '15-1-3')) {
    const what = 'have its attack target switched';
    run.trace?.say({ verb: 'prohibited', rule: '15-1-3', card: named(attack.attacker), what });
    return false;
  }
  if (!inForce(run, '11-2-7-2')) return false;
  if (action.orPlayer === true && attack.target !== null) {
    const targets = candidates(run, context, action.to).filter(
      (one) => one !== attack.target && one.owner !== attack.attacker.owner,
    );
    const player = opponentOf(attack.attacker.owner);
    const to = choose(run, context.chooser, 'target', '11-2-7-2', [...targets, null], (one) =>
      one === null ? { kind: 'attack player', player } : { kind: 'attack', ...unitRef(one) },
    );
    propose(run, { kind: 'switch target', to, rule: '11-2-7-2' });
    return true;
  }
  // 16-23-4: where several can be the new target, the player chooses.
  const rule = context.pending.ability.clauses?.newTarget;
  const several = rule === undefined ? [] : candidates(run, context, action.to);
  const unit =
    rule !== undefined && !inForce(run, rule) ? several[0] : chooseOne(run, context, action.to);
  if (unit === undefined || unit === attack.target) return false;
  // 11-2-7-1: a Digimon does not attack its own side.
  if (unit.owner === attack.attacker.owner) return false;
  if (rule !== undefined && several.length > 1)
    run.trace?.say({ verb: 'chooses', rule, card: context.card, chosen: named(unit) });
  propose(run, { kind: 'switch target', to: unit, rule: '11-2-7-2' });
  return true;
};
