import { named } from '../state/trace.ts';
import { isKeptUnder } from '../is/view/kept-under.ts';
import { chooseCards } from '../is/target/card-target.ts';
import type { Context } from '../is/context/context.ts';
import { isDeclared } from '../trigger/declared.ts';
import { canPayPrice } from '../trigger/pay.ts';
import { commit, wantsToPay } from './decide.ts';
import { propose } from '../happens/propose.ts';
import type { Run } from '../run/run.ts';

/**
 * What stands in front of an effect as its price: an optional processing condition of its own kind
 * (16-14-2, 16-17-2).
 */
export function payPrice(run: Run, context: Context): boolean {
  const { pending } = context;
  const { ability } = pending;
  const { price } = ability;
  const subject = pending.unit ?? pending.card;
  if (!canPayPrice(run, pending)) {
    run.trace?.say({
      verb: 'cannot pay',
      rule: price?.waitRule ?? '15-7-3',
      card: named(subject),
      effect: ability.name,
    });
    return false;
  }
  if (
    ability.category !== 'immediate' &&
    ability.category !== 'activation' &&
    !isDeclared(context.pending) &&
    !wantsToPay(run, context)
  )
    return false;
  commit(run, context);
  const { unit } = context;
  if (unit === null || price === undefined) return false;
  const { rule, waitRule } = price;
  run.trace?.say({
    verb: 'pays',
    rule: ability.costRule,
    card: named(subject),
    effect: ability.name,
    also: waitRule === undefined ? [rule] : [rule, waitRule],
  });
  const { cause } = context;
  if (price.gives === 'this card')
    return propose(run, { kind: 'leave', units: [unit], to: 'trash', cause, rule }).length > 0;
  const open = unit.cards.slice(1).filter((card) => !isKeptUnder(run, unit, card, cause));
  const cards = chooseCards(run, context, open, price.n, price.upTo);
  const paid = cause.kind === 'effect' ? { ...cause, keyword: 'digi-burst' } : cause;
  return propose(run, { kind: 'trash under', unit, cards, cause: paid, rule }).length > 0;
}
