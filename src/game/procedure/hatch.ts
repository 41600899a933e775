import type { Player } from '../../base/player.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';
import { emit } from '../trigger/emit.ts';
import { propose } from '../happens/propose.ts';
import { inForce, type Run } from '../run/run.ts';

/**
 * The top Digi-Egg comes to an empty breeding area (4-18), or the rule that forbids it. `rule`: by
 * which it is hatched.
 */
export function hatchEgg(run: Run, player: Player, rule: RuleNumber): RuleNumber | null {
  const card = run.state.eggs[player][0];
  if (card === undefined) return '4-18-2';
  const taken = run.state.units.some((unit) => unit.owner === player && unit.area === 'breeding');
  if (taken && inForce(run, '4-18-3')) return '4-18-3';
  propose(run, { kind: 'play', card, area: 'breeding', isPlay: false, rule });
  run.trace?.say({ verb: 'hatches', rule, card });
  emit(run, { kind: 'hatched', units: [], player, card });
  return null;
}
