/**
 * "any number of cards in your hand" is at least 1 (1-3-6), and "any number of your opponent's
 * Digimon whose total DP adds up to 6000 or less" as many as stay within it (Q692), which "up to
 * 6000 DP's total worth of ..." says as well.
 */
import type { Action, Filter, Sentence, Target } from '../../effect/tree/tree.ts';

/** The same sentence with each such target as "up to", or as a total that is not to be passed. */
export const withTotals = (sentence: Sentence): Sentence => ({
  ...sentence,
  ...(sentence.cost === undefined
    ? {}
    : { cost: { ...sentence.cost, actions: sentence.cost.actions.map(withMost) } }),
  processes: sentence.processes.map((process) => ({
    ...process,
    action: withTotal(process.action),
  })),
});

function withTotal(action: Action): Action {
  if (!('target' in action) || action.target === undefined) return action;
  const target = asWorth(action.target);
  return target === null ? withMost(action) : ({ ...action, target } as Action);
}

/** More than there can be of anything. */
const ALL_THERE_ARE = 99;

/** As many as there are, and at least 1 (1-3-6). */
function withMost(action: Action): Action {
  if (!('target' in action) || action.target === undefined) return action;
  const { target } = action;
  if ((target.kind !== 'choose' && target.kind !== 'cards') || target.anyNumber !== true)
    return action;
  const { anyNumber: _, ...rest } = target;
  return { ...action, target: { ...rest, n: ALL_THERE_ARE, upTo: true } } as Action;
}

type Total = Extract<Filter, { kind: 'total' }>;

function asWorth(target: Target): Target | null {
  if (target.kind !== 'choose' && target.kind !== 'cards') return null;
  if (target.anyNumber !== true || ('other' in target && target.other)) return null;
  const totals = target.filters.filter((filter): filter is Total => filter.kind === 'total');
  const [total] = totals;
  if (total === undefined || totals.length > 1 || total.compare !== 'or less') return null;
  const { noun, span } = target;
  const filters = target.filters.filter((filter) => filter !== total);
  const worth = { kind: 'worth', n: total.n, of: total.of, noun, filters, span } as const;
  if (target.kind === 'choose') return { ...worth, side: target.side };
  const { place } = target;
  return { ...worth, side: 'either', ...(place === undefined ? {} : { place }) };
}
