/** `<Iceclad>`: a battle is decided by digivolution cards instead of DP (16-35). */
import { answers } from '../../is/view/asked.ts';
import { inForce, type Run } from '../../run/run.ts';
import { named } from '../../state/trace.ts';
import type { Unit } from '../../state/state.ts';
import type { BattleRules } from './battle-rules.ts';

const CARDS: BattleRules = {
  by: 'digivolution cards',
  strength: (_, unit) => unit.cards.length - 1,
  losers: (run, winner, loser) => {
    if (!inForce(run, '16-35-4-2')) return [];
    return inForce(run, '16-35-4-1') ? [loser] : [winner, loser];
  },
  wins: '16-35-4-1',
  loses: ['16-35-4-2'],
  bothLose: '16-35-4-3',
};

/** How a battle of these two is decided if one of them has it; `null` if neither does. */
export function byCards(run: Run, x: Unit, y: Unit): BattleRules | null {
  const clad = [x, y].find((unit) => answers(run, unit, 'battle by cards'));
  if (clad === undefined) return null;
  run.trace?.say({
    verb: 'clause',
    clause: 'Iceclad',
    rule: '16-35-1',
    card: named(clad),
    also: ['16-35-2', '16-35-3', '16-35-4'],
  });
  return CARDS;
}
