import { named } from '../../state/trace.ts';
import { note } from '../../state/facts.ts';
import { propose } from '../../happens/propose.ts';
import { inForce, type Run } from '../../run/run.ts';
import { topCard, type Cause, type Unit } from '../../state/state.ts';
import { emit } from '../../trigger/emit.ts';
import { dpOf, has } from '../../is/view/view.ts';

/** What is compared: DP, or with `<Iceclad>` the number of digivolution cards (14-2-1, 16-35-1). */
function strengthOf(run: Run, unit: Unit, iceclad: boolean): number {
  return iceclad ? unit.cards.length - 1 : (dpOf(run, unit) ?? 0);
}

/**
 * Who loses: less DP, with equal DP both (14-2-1-3), and with `<Iceclad>` what 16-35-4-1 to -3 say
 * of the winner, loser and equality.
 */
function losersOf(run: Run, x: Unit, y: Unit, difference: number, iceclad: boolean): Unit[] {
  if (difference === 0) return inForce(run, iceclad ? '16-35-4-3' : '14-2-1-3') ? [x, y] : [];
  if (iceclad && !inForce(run, '16-35-4-2')) return [];
  if (iceclad && !inForce(run, '16-35-4-1')) return [x, y];
  return difference < 0 ? [x] : [y];
}

/**
 * Two Digimon battle (14): the lower loses, equal both lose; losers are deleted at once and
 * together. What this triggers is resolved by the caller, or waits when an effect started the
 * battle.
 */
export function battle(run: Run, x: Unit, y: Unit): void {
  const iceclad = has(run, x, 'Iceclad') || has(run, y, 'Iceclad');
  const a = strengthOf(run, x, iceclad);
  const b = strengthOf(run, y, iceclad);
  const by = iceclad ? 'digivolution cards' : 'DP';
  note(run.state, 'battles', topCard(x), topCard(y));
  run.trace?.say({ verb: 'battles', rule: '14-1', card: named(x), other: named(y) });
  if (iceclad)
    run.trace?.say({
      verb: 'clause',
      clause: 'Iceclad',
      rule: '16-35-1',
      card: named(has(run, x, 'Iceclad') ? x : y),
      also: ['16-35-2', '16-35-3', '16-35-4'],
    });
  const losers = losersOf(run, x, y, a - b, iceclad);
  if (a === b) {
    if (losers.length > 0)
      run.trace?.say({ verb: 'both lose', rule: iceclad ? '16-35-4-3' : '14-2-1-3', by, n: a });
  } else
    run.trace?.say({
      verb: 'wins battle',
      rule: iceclad ? '16-35-4-1' : '14-2-1-1',
      card: named(a > b ? x : y),
      by,
      n: Math.max(a, b),
      also: iceclad ? ['16-35-4-2'] : [],
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
