import type { Target } from '../../effect/tree/tree.ts';
import { propose } from '../happens/propose.ts';
import type { Context } from '../is/context.ts';
import { pickCards } from './pick.ts';
import type { Run } from '../run/run.ts';
import type { Destination } from '../state/change.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';

export const nothing = (run: Run, context: Context): boolean => {
  run.trace?.say({
    verb: 'nothing',
    rule: '1-3-2',
    card: context.card,
    effect: context.pending.ability.name,
  });
  return false;
};

export function moveCards(
  run: Run,
  context: Context,
  target: Target,
  to: Destination,
  rule: RuleNumber,
): boolean {
  const cards = pickCards(run, context, target);
  if (cards.length === 0) return nothing(run, context);
  propose(run, { kind: 'move cards', cards, to, cause: context.cause, rule });
  return true;
}
