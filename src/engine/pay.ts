import type { Action } from '../effect/tree.ts';
import { makeContext, type Context } from './context.ts';
import { holds } from './condition.ts';
import { inForce, type Run } from './run.ts';
import { isDigimon } from './filter.ts';
import type { Pending } from './state.ts';
import { candidates } from './target.ts';
import { cannot, viewOf } from './view.ts';

/** Whether some sentence of an effect could be carried out: its conditions hold and its cost can be paid. */
export function canPayAny(run: Run, pending: Pending): boolean {
  const context = makeContext(pending);
  return pending.ability.sentences.some(
    (sentence) =>
      sentence.conditions.every((condition) =>
        holds(run, condition, context.player, context.unit, (unit) => viewOf(run, unit)),
      ) &&
      (sentence.cost === undefined || canPay(run, context, sentence.cost.actions)),
  );
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
      const able = candidates(run, context, action.target).filter(
        (unit) =>
          unit.suspended !== suspending &&
          !(cannot(run, unit, suspending ? 'suspend' : 'unsuspend') && inForce(run, '15-1-3')),
      );
      return able.length >= needed(action.target);
    }
    case 'delete':
      return (
        candidates(run, context, action.target).filter((unit) => isDigimon(run, unit)).length >=
        needed(action.target)
      );
    case 'trash security':
      return action.side === 'your' && state.security[context.player].length >= action.n;
    case 'trash hand':
      return action.side === 'your' && state.hand[context.player].length >= action.n;
    default:
      return true;
  }
}

const needed = (target: { kind: string; n?: number; upTo?: boolean }): number =>
  target.kind === 'choose' && target.upTo !== true ? (target.n ?? 1) : 1;
