import { notRefused } from '../../card/can-run/not-refused.ts';
import { anyForEachIsOfOne } from '../run/policy.ts';
import type { Run } from '../run/run.ts';
import type { Action, Target } from '../../effect/tree/tree.ts';

/**
 * Done once for each, and not to several at once: who is left may be chosen again (Q3521), and the
 * same effect activated again (Q3332).
 */
export const isRepeated = (run: Run, action: Action): boolean =>
  action.kind === 'delete' ||
  (action.kind === 'trash under' &&
    action.end === 'any' &&
    action.who.kind === 'choose' &&
    !anyForEachIsOfOne(run)) ||
  (action.kind === 'do keyword' && action.target !== undefined) ||
  (action.kind === 'activate' && action.of !== undefined);

const made = new WeakMap<Action, Map<number, Action>>();

/**
 * An action that is done "for each" of several (4-27): its number as often as that. The same action
 * gives the same object. `upTo`: "for each ..., you may": its player may do it less often.
 */
export function multiplied(action: Action, times: number, upTo = false): Action {
  if (times === 1) return action;
  const known = made.get(action) ?? new Map<number, Action>();
  made.set(action, known);
  const key = upTo ? -times : times;
  const before = known.get(key);
  if (before !== undefined) return before;
  const result = multiply(action, times, upTo);
  known.set(key, result);
  return result;
}

function multiply(action: Action, times: number, upTo: boolean): Action {
  switch (action.kind) {
    case 'memory':
    case 'DP':
      return { ...action, change: action.change * times };
    case 'reduce':
    case 'trash security':
    case 'trash deck':
    case 'trash hand':
    case 'reveal':
    case 'trash under':
      return { ...action, n: action.n * times };
    case 'do keyword': {
      const { use } = action;
      return { ...action, use: { ...use, n: (use.n ?? 1) * times } };
    }
    case 'gain':
      return {
        ...action,
        uses: action.uses.flatMap((use) => Array.from({ length: times }, () => use)),
      };
    case 'suspend':
    case 'unsuspend':
    case 'return': {
      const { target } = action;
      return target.kind === 'choose'
        ? { ...action, target: { ...target, n: target.n * times, upTo: target.upTo || upTo } }
        : notRefused('repeated target', target.kind);
    }
    case 'trash cards':
    case 'place':
      return ofCards(action, times, upTo);
    case 'activate':
      return { ...action, what: 'times below', n: times };
    case 'digivolve':
    case 'play':
    case 'use': {
      const { cost } = action;
      if (action.kind === 'play' && cost?.kind === 'free') return ofCards(action, times, upTo);
      return cost?.kind === 'reduced'
        ? { ...action, cost: { ...cost, n: (cost.n ?? 0) * times } }
        : action;
    }
    case 'delete':
      // One after another (`isRepeated`), and not several at once.
      return action;
    default:
      return notRefused('repeated', action.kind);
  }
}

/** "1 level 3 Digimon card from your hand": as many of them, together (4-27-4). */
function ofCards<A extends Extract<Action, { readonly target: Target }>>(
  action: A,
  times: number,
  upTo: boolean,
): A {
  const { target } = action;
  return target.kind === 'cards'
    ? { ...action, target: { ...target, n: target.n * times, upTo: target.upTo || upTo } }
    : action;
}
