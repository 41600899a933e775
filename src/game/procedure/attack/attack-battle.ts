import { answers } from '../../is/view/asked.ts';
import { keywordAsked } from '../../../effect/keyword/asked.ts';
import { named } from '../../state/trace.ts';
import { note } from '../../state/facts.ts';
import { propose } from '../../happens/propose.ts';
import { defOf, inForce, type Run } from '../../run/run.ts';
import { topCard, type CardId, type Unit } from '../../state/state.ts';
import { dpOfSecurityDigimon } from '../../is/view/security-digimon.ts';
import { emit } from '../../trigger/emit.ts';
import { dpOf } from '../../is/view/view.ts';
import { battle } from './battle.ts';
import { due } from './due.ts';

/**
 * Battle of the attacker and its target (11-5-1-3), with everything it triggers (14-2-4, 14-2-5).
 */
export function battleOfAttack(run: Run, x: Unit, y: Unit): void {
  battle(run, x, y);
  run.kernel.settle(run);
  run.kernel.drain(run);
  due(run, 'end of battle');
}

/**
 * Battle with a Security Digimon: only DP counts, and the Security Digimon is never deleted by it
 * (14-2-3).
 */
export function securityBattle(run: Run, attacker: Unit, card: CardId): void {
  const a = dpOf(run, attacker) ?? 0;
  const b = dpOfSecurityDigimon(run, card) ?? 0;
  const printed = defOf(run, card).dp ?? 0;
  if (b !== printed) run.trace?.say({ verb: 'gets DP', rule: '13-1-7', card, n: b - printed });
  note(run.state, 'battles', topCard(attacker), card);
  run.trace?.say({
    verb: 'battles',
    rule: '13-1-8-3',
    card: named(attacker),
    other: card,
    also: ['13-1-7', '13-1-8-3-1'],
  });
  if (a > b) {
    run.trace?.say({
      verb: 'wins battle',
      rule: '14-2-1-1',
      card: named(attacker),
      by: 'DP',
      n: a,
      also: ['14-2-3'],
    });
    emit(run, { kind: 'won', units: [attacker], cause: { kind: 'battle', units: [attacker] } });
  } else if (a < b || inForce(run, '14-2-1-3')) {
    if (a === b) run.trace?.say({ verb: 'both lose', rule: '14-2-1-3', by: 'DP', n: a });
    else
      run.trace?.say({
        verb: 'loses battle',
        rule: '14-2-1-2',
        card: named(attacker),
        by: 'DP',
        n: a,
      });
    if (answers(run, attacker, 'survive a Security Digimon')) {
      const { name, rule, categoryRule } = keywordAsked('survive a Security Digimon');
      run.trace?.say({
        verb: 'not deleted',
        rule,
        card: named(attacker),
        effect: `<${name}>`,
        also: [categoryRule],
      });
    } else if (inForce(run, '14-2-2')) {
      propose(run, {
        kind: 'delete',
        units: [attacker],
        cause: { kind: 'battle', units: [attacker] },
        rule: '14-2-2',
      });
    }
  }
  run.kernel.settle(run);
  run.kernel.drain(run);
  due(run, 'end of battle');
}
