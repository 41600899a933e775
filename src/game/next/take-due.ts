import { endOfTurnComesAgain } from '../run/policy.ts';
import type { Run } from '../run/run.ts';
import type { Delayed, Pending } from '../state/state.ts';

/**
 * Takes the pending processing that is due at a timing (18-1-1); it joins what triggers there
 * (18-1-2).
 */
export function takeDue(run: Run, timing: Delayed['due']): readonly Pending[] {
  const { state } = run;
  if (state.delayed.length === 0) return [];
  const isDue = (delayed: Delayed): boolean =>
    delayed.due === timing && (delayed.player === undefined || delayed.player === state.turn);
  const taken = state.delayed.filter(isDue);
  if (taken.length === 0) return [];
  state.delayed = state.delayed.flatMap((delayed) =>
    !isDue(delayed) ? [delayed] : isDueAgain(run, delayed) ? [{ ...delayed, done: true }] : [],
  );
  for (const { pending } of taken)
    run.trace?.say({
      verb: 'due',
      rule: '18-1-1',
      card: pending.card,
      effect: pending.ability.name,
      also: taken.length + state.fresh.length > 1 ? ['18-1-2'] : [],
    });
  return taken.map((delayed) => delayed.pending);
}

/** The rule of a burst digivolution takes one card, in the turn of the digivolution (8-3-2-1). */
const isDueAgain = (run: Run, { due, pending }: Delayed): boolean =>
  due === 'end of turn' && pending.ability.rule !== '8-3-2-1' && endOfTurnComesAgain(run);
