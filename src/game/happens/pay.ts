import type { Action, Sentence } from '../../effect/tree/tree.ts';
import { makeContext, type Context } from '../is/context.ts';
import { holds } from '../is/condition.ts';
import { inForce, type Run } from '../run/run.ts';
import type { Pending } from '../state/state.ts';
import { candidates } from '../is/target.ts';
import { cannot, viewOf } from '../is/view.ts';

/** Whether some sentence of an effect could be carried out: its conditions hold and its cost can be paid. */
export function canPayAny(run: Run, pending: Pending): boolean {
  const context = makeContext(pending);
  if (!canPayPrice(run, pending)) return false;
  return pending.ability.sentences.some(
    (sentence) =>
      isMet(run, context, sentence) &&
      (sentence.cost === undefined || canPay(run, context, sentence.cost.actions)) &&
      // 16-29-2: what plays named cards needs them to be there.
      sentence.processes.every(
        ({ action }) =>
          action.kind !== 'play' || run.setup.wide?.canDo(run, context, action) === true,
      ),
  );
}

/** Whether the conditions of some sentence hold (15-6-3, 15-8-4-3-1). */
export function meetsAny(run: Run, pending: Pending): boolean {
  const context = makeContext(pending);
  return pending.ability.sentences.some((sentence) => isMet(run, context, sentence));
}

/** Whether the conditions in front of a sentence hold now (15-6-2). */
export const isMet = (run: Run, context: Context, sentence: Sentence): boolean =>
  sentence.conditions.every((condition) =>
    holds(run, condition, {
      player: context.player,
      self: context.unit,
      look: (unit) => viewOf(run, unit),
      context,
    }),
  );

/** <Delay>: not in the turn the card was placed (16-17-3). <Digi-Burst n>: n digivolution cards, or 1 for "up to" (16-14-1). */
export function canPayPrice(run: Run, { ability, unit }: Pending): boolean {
  const { price } = ability;
  if (price === undefined) return true;
  if (unit === null || unit.gone) return false;
  if (price.kind === 'Delay') return !unit.placed || !inForce(run, '16-17-3');
  return unit.cards.length - 1 >= (price.upTo ? 1 : price.n);
}

/** Whether the actions of an optional processing condition can be done completely (15-7-3). */
export function canPay(run: Run, context: Context, actions: readonly Action[]): boolean {
  return actions.every((action) => canDo(run, context, action));
}

function canDo(run: Run, context: Context, action: Action): boolean {
  const { state } = run;
  switch (action.kind) {
    case 'suspend':
    case 'unsuspend': {
      const suspending = action.kind === 'suspend';
      const barred = suspending ? 'suspend' : 'unsuspend';
      const able = candidates(run, context, action.target).filter(
        (unit) =>
          unit.suspended !== suspending && !(cannot(run, unit, barred) && inForce(run, '15-1-3')),
      );
      return able.length >= needed(action.target);
    }
    case 'delete':
      return candidates(run, context, action.target).length >= needed(action.target);
    case 'trash security':
      return action.side === 'your' && state.security[context.player].length >= action.n;
    case 'trash hand':
      return action.side === 'your' && state.hand[context.player].length >= action.n;
    default:
      return run.setup.wide?.canDo(run, context, action) ?? true;
  }
}

const needed = (target: { kind: string; n?: number; upTo?: boolean }): number =>
  target.kind === 'choose' && target.upTo !== true ? (target.n ?? 1) : 1;
