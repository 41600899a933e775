import { note } from '../../state/facts.ts';
import { propose } from '../../happens/propose.ts';
import { cardLabel, defOf, inForce, say, type Run } from '../../run/run.ts';
import { topCard, type CardId, type Unit } from '../../state/state.ts';
import { dpOf, has } from '../../is/view.ts';
import { battle as fight } from './fight.ts';
import { due } from './due.ts';

/** Battle of the attacker and its target (11-5-1-3), with everything it triggers (14-2-4, 14-2-5). */
export function battle(run: Run, x: Unit, y: Unit): void {
  fight(run, x, y);
  run.kernel.settle(run);
  run.kernel.drain(run);
  due(run, 'end of battle');
}

/** Battle with a Security Digimon: only DP counts, and the Security Digimon is never deleted by it (14-2-3). */
export function securityBattle(run: Run, attacker: Unit, card: CardId): void {
  const a = dpOf(run, attacker) ?? 0;
  const b = defOf(run, card).dp ?? 0;
  note(run.state, 'battles', topCard(attacker), card);
  if (run.trace !== null)
    say(run, '13-1-8-3', 'battles', attacker, {
      object: cardLabel(run, card),
      also: ['13-1-7', '13-1-8-3-1'],
    });
  if (a > b) say(run, '14-2-1-1', 'wins battle', attacker, { n: a, also: ['14-2-3'] });
  else if (a < b || inForce(run, '14-2-1-3')) {
    say(
      run,
      a === b ? '14-2-1-3' : '14-2-1-2',
      a === b ? 'both lose' : 'loses battle',
      a === b ? null : attacker,
      { n: a },
    );
    if (has(run, attacker, 'Jamming')) {
      say(run, '16-9-1', 'not deleted', attacker, { effect: '<Jamming>', also: ['16-9-2'] });
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
