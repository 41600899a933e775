import { named } from '../state/trace.ts';
import { chooseCards } from '../is/card-target.ts';
import type { Context } from '../is/context.ts';
import { canPayPrice } from '../trigger/pay.ts';
import { commit, wantsToPay } from './decide.ts';
import { propose } from '../happens/propose.ts';
import type { Run } from '../run/run.ts';

/**
 * `<Delay>` and `<Digi-Burst n>`: optional processing conditions of their own kind (16-14-2,
 * 16-17-2).
 */
export function payPrice(run: Run, context: Context): boolean {
  const { pending } = context;
  const { ability } = pending;
  const subject = pending.unit ?? pending.card;
  if (!canPayPrice(run, pending)) {
    run.trace?.say({
      verb: 'cannot pay',
      rule: ability.price?.kind === 'Delay' ? '16-17-3' : '15-7-3',
      card: named(subject),
      effect: ability.name,
    });
    return false;
  }
  if (
    ability.category !== 'immediate' &&
    ability.category !== 'activation' &&
    !wantsToPay(run, context)
  )
    return false;
  commit(run, context);
  const { unit } = context;
  if (unit === null || ability.price === undefined) return false;
  run.trace?.say({
    verb: 'pays',
    rule: ability.costRule,
    card: named(subject),
    effect: ability.name,
    also: ability.price.kind === 'Delay' ? ['16-17-1', '16-17-3'] : ['16-14-1'],
  });
  if (ability.price.kind === 'Delay') {
    return (
      propose(run, {
        kind: 'leave',
        units: [unit],
        to: 'trash',
        cause: context.cause,
        rule: '16-17-1',
      }).length > 0
    );
  }
  const under = unit.cards.slice(1);
  const cards = chooseCards(run, context, under, ability.price.n, ability.price.upTo);
  return (
    propose(run, { kind: 'trash under', unit, cards, cause: context.cause, rule: '16-14-1' })
      .length > 0
  );
}
