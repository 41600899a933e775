import { topCard } from '../state.ts';
import { note } from '../facts.ts';
import { propose } from '../propose.ts';
import { cardLabel, defOf, inForce, labelOf, say, type Run } from '../run.ts';
import { drain, settle } from '../settle.ts';
import type { CardId, Unit } from '../state.ts';
import { dpOf, has } from '../view.ts';

/** Battle of two Digimon (14): lower DP loses, equal DP both lose; losers are deleted at once and together. */
export function battle(run: Run, x: Unit, y: Unit): void {
  const a = dpOf(run, x) ?? 0;
  const b = dpOf(run, y) ?? 0;
  note(run.state, 'battles', topCard(x), topCard(y));
  if (run.trace !== null) say(run, '14-1', 'battles', x, { object: labelOf(run, y) });
  const losers = a === b ? [x, y] : a < b ? [x] : [y];
  if (a === b) say(run, '14-2-1-3', 'both lose', null, { n: a });
  else say(run, '14-2-1-1', 'wins battle', a > b ? x : y, { n: Math.max(a, b) });
  if (inForce(run, '14-2-2')) {
    propose(run, {
      kind: 'delete',
      units: losers,
      cause: { kind: 'battle', units: [x, y] },
      rule: '14-2-2',
    });
  }
  settle(run);
  drain(run);
}

/** Battle with a Security Digimon: only DP counts, and the Security Digimon is never deleted by it (14-2-3). */
export function securityBattle(run: Run, attacker: Unit, card: CardId): void {
  const a = dpOf(run, attacker) ?? 0;
  const b = defOf(run, card).dp ?? 0;
  note(run.state, 'battles', topCard(attacker), card);
  if (run.trace !== null)
    say(run, '13-1-8-3', 'battles', attacker, { object: cardLabel(run, card) });
  if (a > b) say(run, '14-2-1-1', 'wins battle', attacker, { n: a });
  else {
    say(
      run,
      a === b ? '14-2-1-3' : '14-2-1-2',
      a === b ? 'both lose' : 'loses battle',
      a === b ? null : attacker,
      { n: a },
    );
    if (has(run, attacker, 'Jamming')) {
      say(run, '16-9-1', 'not deleted', attacker, { effect: '<Jamming>' });
    } else if (inForce(run, '14-2-2')) {
      propose(run, {
        kind: 'delete',
        units: [attacker],
        cause: { kind: 'battle', units: [attacker] },
        rule: '14-2-2',
      });
    }
  }
  settle(run);
  drain(run);
}
