import { named } from '../../state/trace.ts';
import { note } from '../../state/facts.ts';
import { propose } from '../../happens/propose.ts';
import { inForce, type Run } from '../../run/run.ts';
import { topCard, type Cause, type Unit } from '../../state/state.ts';
import { emit } from '../../trigger/emit.ts';
import { byCards } from './iceclad.ts';
import { BY_DP, type BattleRules } from './battle-rules.ts';

/** Who loses: the lower, or both if they are equal. */
function losersOf(run: Run, x: Unit, y: Unit, difference: number, rules: BattleRules): Unit[] {
  if (difference === 0) return inForce(run, rules.bothLose) ? [x, y] : [];
  return difference < 0 ? rules.losers(run, y, x) : rules.losers(run, x, y);
}

/**
 * Two Digimon battle (14): the lower loses, equal both lose; losers are deleted at once and
 * together. What this triggers is resolved by the caller, or waits when an effect started the
 * battle.
 */
export function battle(run: Run, x: Unit, y: Unit): void {
  note(run.state, 'battles', topCard(x), topCard(y));
  run.trace?.say({ verb: 'battles', rule: '14-1', card: named(x), other: named(y) });
  const rules = byCards(run, x, y) ?? BY_DP;
  const { by } = rules;
  const a = rules.strength(run, x);
  const b = rules.strength(run, y);
  const losers = losersOf(run, x, y, a - b, rules);
  if (a === b) {
    if (losers.length > 0) run.trace?.say({ verb: 'both lose', rule: rules.bothLose, by, n: a });
  } else
    run.trace?.say({
      verb: 'wins battle',
      rule: rules.wins,
      card: named(a > b ? x : y),
      by,
      n: Math.max(a, b),
      also: rules.loses,
    });
  if (!inForce(run, '14-2-2')) return;
  const cause = { kind: 'battle', units: [x, y] } as const;
  propose(run, { kind: 'delete', units: losers, cause, rule: '14-2-2' });
  if (losers.length === 1) emitWon(run, losers[0] === x ? y : x, cause);
}

/** What waits for the winner comes behind what the loser's deletion has set off (Q5830). */
function emitWon(run: Run, winner: Unit, cause: Cause): void {
  const { state } = run;
  const before = state.fresh;
  state.fresh = [];
  emit(run, { kind: 'won', units: [winner], cause });
  if (state.fresh.length > 0) state.pending.push(state.fresh);
  state.fresh = before;
}
