import type { Run } from '../run/run.ts';
import type { Context } from '../is/context/context.ts';
import type { Action } from '../../effect/tree/tree.ts';
import { perform } from './perform.ts';
import type { Unit } from '../state/state.ts';
import type { Until } from '../state/applied.ts';

/**
 * "for each ..., delete 1 of your opponent's Digimon": one after the other. `goesOn`: "for each
 * ..., you may delete 1 ...": whether its player does it once more.
 */
export function performAsOften(
  run: Run,
  context: Context,
  action: Action,
  times: number,
  until: Until,
  goesOn: () => boolean,
): boolean {
  const all: Unit[] = [];
  context.last.delete(action.kind);
  let whole = true;
  for (let i = 0; i < times; i++) {
    // "this Digimon's [When Digivolving] effect": not any more, once it is gone.
    if (i > 0 && action.kind === 'activate' && context.unit?.gone === true) break;
    if (i > 0 && !goesOn()) break;
    const done = perform(run, context, i > 0 ? again(action) : action, until);
    // A second instance of a keyword is processed on its own (16-12-7).
    if (done) context.done.add(action.kind);
    whole = done && whole;
    all.push(...(context.last.get(action.kind) ?? []));
    context.last.delete(action.kind);
  }
  context.last.set(action.kind, all);
  return whole;
}

/** "To 1 of your opponent's Digimon, <De-Digivolve 1> for each ...": that one once more. */
function again(action: Action): Action {
  if (action.kind !== 'do keyword' || action.targetFirst !== true) return action;
  const { target: _, ...rest } = action;
  return rest;
}
