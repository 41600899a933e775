/** What a player decides of an effect: whether to carry it out, and whether to pay for it. */
import { named } from '../state/trace.ts';
import type { Ability } from '../../card/ability/ability.ts';
import type { Action, Cost, Sentence } from '../../effect/tree/tree.ts';
import type { Context } from '../is/context/context.ts';
import { noteActivation } from '../trigger/emit.ts';
import { countUse } from '../trigger/once-per-turn.ts';
import { canDo, payerOf } from '../trigger/can-do.ts';
import { canPay, waysToPay } from '../trigger/pay.ts';
import { perform } from './perform.ts';
import { choose, chooseWhether } from '../run/choose.ts';
import { effectRef } from '../run/option.ts';
import { optionPaysByChoice } from '../run/policy.ts';
import { inForce, type Run } from '../run/run.ts';
import type { Player } from '../../base/player.ts';
import { untilOf } from '../is/context/until.ts';
import { isDeclared } from '../trigger/declared.ts';
import { isOptional } from '../trigger/optional.ts';

/** Whether the player pays for an effect (15-7-4). */
export function wantsToPay(run: Run, context: Context): boolean {
  const { pending } = context;
  const { costRule, name } = pending.ability;
  if (pending.mustPay === true || !isOptional(run, pending.ability)) return true;
  const paid = chooseWhether(run, context.player, 'pay', costRule, () => ({
    kind: 'pay',
    effect: effectRef(pending),
  }));
  if (!paid)
    run.trace?.say({
      verb: 'declines',
      rule: costRule,
      card: named(pending.unit ?? pending.card),
      effect: name,
    });
  return paid;
}

/** "you may": the player decides when it comes to it (15-9-2). */
export function accept(run: Run, context: Context, player: Player): boolean {
  const { pending } = context;
  const { ability } = pending;
  const rule = ability.keyword === undefined ? '15-9-2' : ability.processRule;
  const accepted = chooseWhether(run, player, 'may', rule, () => ({
    kind: 'carry out',
    effect: effectRef(pending),
  }));
  if (!accepted)
    run.trace?.say({
      verb: 'declines',
      rule,
      card: named(pending.unit ?? context.card),
      effect: ability.name,
      also: ['15-9-2-1', '15-9-2-2'],
    });
  return accepted;
}

/**
 * The player decides, then the whole cost is done (15-7-2, 15-7-3). An immediate-type effect was
 * decided on in its window.
 */
export function pay(run: Run, context: Context, sentence: Sentence): boolean {
  const { pending } = context;
  const { costRule, name } = pending.ability;
  const { cost } = sentence;
  const subject = pending.unit ?? pending.card;
  if (!canPay(run, context, cost)) {
    run.trace?.say({ verb: 'cannot pay', rule: '15-7-3', card: named(subject), effect: name });
    return false;
  }
  // Immediate-type effects were decided on in their window, declared ones when they were declared
  // (15-8-4-4-1). The [Main] effect of an Option is not declared: it is activated by its use
  // (9-1-9-3) or by another effect.
  const { category } = pending.ability;
  const decided =
    category === 'immediate' ||
    isDeclared(pending) ||
    (category === 'activation' && (pending.event !== null || !optionPaysByChoice(run)));
  if (!decided && !wantsToPay(run, context)) return false;
  commit(run, context);
  // A rule that is switched off is not quoted.
  run.trace?.say({
    verb: 'pays',
    rule: inForce(run, costRule) ? costRule : '15-7-1',
    card: named(subject),
    effect: name,
    also: ['15-7-1'],
  });
  const { same, chosen, named: before } = context;
  const done = wayToPay(run, context, cost).every((action) => payPart(run, context, action));
  // "When one of your Digimon attacks, by suspending this Tamer, it ...": who attacks is meant.
  // "by trashing 1 of its digivolution cards, it ...": whose was trashed is meant from then on; but
  // "it doesn't leave" saves all that would leave (Q4268), unless it is done to that one itself.
  if (prevents(pending.ability) && !cost?.actions.some(isDoneToIt)) context.named = before;
  if (pending.meant?.written === true && context.named === before) {
    if (context.same !== same) context.paid = context.same;
    context.same = same;
    context.chosen = chosen;
  }
  if (!done && inForce(run, '15-7-2'))
    run.trace?.say({ verb: 'not paid', rule: '15-7-2', card: named(subject), effect: name });
  return done;
}

/** "by digivolving it into this card", "by returning it to the hand" */
const isDoneToIt = (action: Action): boolean =>
  action.kind === 'digivolve' || ('target' in action && action.target?.kind === 'same');

const prevents = ({ sentences }: Ability): boolean =>
  sentences.some(({ processes }) => processes.some(({ action }) => action.kind === 'prevent'));

/** "By deleting this Digimon or trashing 1 card": of what can be done its player says which. */
function wayToPay(run: Run, context: Context, cost: Cost | undefined): readonly Action[] {
  const ways = cost === undefined ? [] : waysToPay(run, context, cost);
  if (cost?.either !== true || ways.length < 2) return ways[0] ?? [];
  const { pending, player } = context;
  return choose(run, player, 'pay', pending.ability.costRule, ways, (way) => ({
    kind: 'pay by',
    effect: effectRef(pending),
    n: cost.actions.findIndex((action) => action === way[0]) + 1,
  }));
}

/**
 * One action of a cost, of which nothing is done when it cannot be done completely any more
 * (15-7-3).
 */
function payPart(run: Run, context: Context, action: Action): boolean {
  if (!canDo(run, context, action)) return false;
  context.payer = payerOf(run, context, action);
  const done = perform(run, context, action, untilOf(undefined, context.player, run.state));
  context.payer = null;
  return done;
}

/** From the first thing that is done on, the effect has been used (15-14-1-4). */
export function commit(run: Run, context: Context): void {
  if (context.committed) return;
  context.committed = true;
  // 15-14-2-1: a [Hand] effect is activated by revealing its card.
  if (context.pending.ability.area === 'Hand')
    run.trace?.say({ verb: 'reveals from hand', rule: '15-14-2-1', card: context.card });
  countUse(run.state, context.pending);
  noteActivation(run, context.pending);
}
