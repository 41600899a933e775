import { canDo } from './can-do.ts';
import type { Action, Cost, Process, Sentence } from '../../effect/tree/tree.ts';
import { makeContext, type Context } from '../is/context/context.ts';
import { holds } from '../is/condition/condition.ts';
import { isKeptUnder } from '../is/view/kept-under.ts';
import { byOf, reaches } from '../is/view/reach.ts';
import { inForce, type Run } from '../run/run.ts';
import type { Pending } from '../state/state.ts';
import { standpointOf } from '../is/view/standpoint-of.ts';
import { conditionsNow, costNow } from './moment.ts';

/**
 * Whether some sentence of an effect could be carried out: its conditions hold and its cost can be
 * paid.
 */
export function canPayAny(run: Run, pending: Pending): boolean {
  const context = makeContext(pending);
  if (!canPayPrice(run, pending)) return false;
  for (const sentence of pending.ability.sentences) {
    if (!isMet(run, context, sentence)) continue;
    // 15-7-2: without this cost nothing behind it is done either.
    const cost = costNow(sentence);
    if (cost !== undefined && !canPay(run, context, cost)) return false;
    if (isPayment(sentence)) continue;
    // 16-29-2: what plays named cards needs them to be there.
    const able = ({ action }: Process): boolean =>
      action.kind !== 'play' || canDo(run, context, action);
    if (sentence.processes.every(able)) return true;
  }
  return false;
}

/** A cost in front of conditions stands alone: it is no process that could be carried out. */
const isPayment = ({ cost, processes, trigger }: Sentence): boolean =>
  cost !== undefined && processes.length === 0 && trigger === undefined;

/** Whether the conditions of some sentence hold (15-6-3, 15-8-4-3-1). */
export const meetsAny = (run: Run, pending: Pending): boolean =>
  meetsSome(run, makeContext(pending), pending.ability.sentences);

export const meetsSome = (run: Run, context: Context, sentences: readonly Sentence[]): boolean =>
  sentences.some((sentence) => !isPayment(sentence) && isMet(run, context, sentence));

/** Whether the conditions in front of a sentence hold now (15-6-2). */
export const isMet = (run: Run, context: Context, sentence: Sentence): boolean =>
  conditionsNow(sentence).every((condition) => holds(run, condition, standpointOf(run, context)));

/**
 * The card itself: not in the turn it was placed (16-17-3). n digivolution cards, or 1 for "up to"
 * (16-14-1).
 */
export function canPayPrice(run: Run, pending: Pending): boolean {
  const { ability, unit, player, card } = pending;
  const { price } = ability;
  if (price === undefined) return true;
  // 15-15-5-1: what no effect changes does not pay by one.
  if (unit === null || !reaches(run, unit, byOf(run, { player, unit, card }))) return false;
  if (price.waitRule !== undefined && unit.placed && inForce(run, price.waitRule)) return false;
  if (price.gives === 'this card') return true;
  const { cause } = makeContext(pending);
  const open = unit.cards.slice(1).filter((one) => !isKeptUnder(run, unit, one, cause));
  return open.length >= (price.upTo ? 1 : price.n);
}

/**
 * Whether the actions of an optional processing condition can be done completely (15-7-3); of "A or
 * B" one of them.
 */
export const canPay = (run: Run, context: Context, cost: Cost | undefined): boolean =>
  cost === undefined || waysToPay(run, context, cost).length > 0;

/** What can be done to pay: all of it together, or each of what stands beside "or". */
export function waysToPay(
  run: Run,
  context: Context,
  { actions, either }: Cost,
): readonly (readonly Action[])[] {
  const ways = either === true ? actions.map((action) => [action]) : [actions];
  return ways.filter((way) => way.every((action) => canDo(run, context, action)));
}
