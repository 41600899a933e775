import type { Action } from '../../effect/tree/tree.ts';
import { cardCandidates } from '../is/card-target.ts';
import type { Context } from '../is/context.ts';
import { inForce, type Run } from '../run/run.ts';
import { cannot } from '../is/view.ts';
import { candidates } from '../is/target.ts';

/** Whether an action of an optional processing condition can be done completely (15-7-3). */
export function canDo(run: Run, context: Context, action: Action): boolean {
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
    case 'return':
      if (action.target.kind === 'this' && context.unit === null) return true;
      return action.target.kind === 'cards'
        ? cardCandidates(run, context, action.target).length >= action.target.n
        : candidates(run, context, action.target).filter(
            (unit) =>
              !(
                cannot(
                  run,
                  unit,
                  action.to === 'hand' ? 'be returned to the hand' : 'be returned to the deck',
                ) && inForce(run, '15-1-3')
              ),
          ).length >= needed(action.target);
    case 'trash under':
      return candidates(run, context, action.who).some(
        (unit) => unit.cards.length - 1 >= (action.end === 'all' ? 1 : action.n),
      );
    case 'trash cards':
      return (
        action.target.kind !== 'stacked card' ||
        candidates(run, context, action.target.who).some((unit) => unit.cards.length > 1)
      );
    case 'place':
      return (
        (action.target.kind !== 'cards' ||
          cardCandidates(run, context, action.target).length >= action.target.n) &&
        (action.to !== 'digivolution cards' ||
          candidates(run, context, action.under).some(
            (unit) => action.target.kind !== 'this' || unit !== context.unit,
          ))
      );
    case 'play':
      return canPlay(run, context, action);
    default:
      return true;
  }
}

const needed = (target: { kind: string; n?: number; upTo?: boolean }): number =>
  target.kind === 'choose' && target.upTo !== true ? (target.n ?? 1) : 1;

/** 16-29-2: an effect that plays named cards from under a Digimon needs all of them to be there. */
function canPlay(run: Run, context: Context, action: Extract<Action, { kind: 'play' }>): boolean {
  const { target } = action;
  if (target.kind === 'cards')
    return cardCandidates(run, context, target).length >= (target.upTo ? 1 : target.n);
  if (target.kind !== 'both') return true;
  const place = target.targets.flatMap((one) =>
    one.kind === 'cards' && one.place !== undefined ? [one.place] : [],
  )[0];
  const [first, second] = target.targets.map((one) =>
    one.kind === 'cards' || one.kind === 'choose'
      ? cardCandidates(run, context, { ...one, ...(place === undefined ? {} : { place }) })
      : [],
  );
  return (first ?? []).some((card) => (second ?? []).some((other) => other !== card));
}
