import type { Target } from '../../effect/tree/tree.ts';
import { emitTrashedUnder } from '../happens/commit/stack.ts';
import { propose, reached } from '../happens/propose.ts';
import { hostOver } from '../is/card-target.ts';
import type { Context } from '../is/context.ts';
import { effectOf } from '../is/reach.ts';
import { pickCards } from './pick.ts';
import type { CardId, GameEvent } from '../state/state.ts';
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
  const cards = pickCards(run, context, target, undefined, true);
  if (cards.length === 0) return nothing(run, context);
  const moved = moveReached(run, context, cards, to, rule);
  return moved === cards.length && moved >= wanted(target);
}

/** How many a phrase asks for (15-7-3); "up to" and "all" are as many as there are. */
export const wanted = (target: Target): number => {
  switch (target.kind) {
    case 'cards':
      return target.upTo || target.all === true ? 1 : target.n;
    case 'both':
      return target.targets.reduce((sum, one) => sum + wanted(one), 0);
    case 'choose':
      return target.upTo ? 1 : target.n;
    default:
      return 1;
  }
};

/**
 * Moves cards. What lies beneath a Digimon that the effect does not reach stays there (15-15-5-1);
 * what is trashed from beneath others is trashed from under them.
 */
function moveReached(
  run: Run,
  context: Context,
  chosen: readonly CardId[],
  to: Destination,
  rule: RuleNumber,
): number {
  const beneath = to === 'trash' ? chosen.filter((card) => hostOver(run, card) !== undefined) : [];
  const trashed = trashFromUnder(run, context, beneath);
  const cards = chosen.filter((card) => !beneath.includes(card) && isReached(run, context, card));
  if (cards.length > 0) propose(run, { kind: 'move cards', cards, to, cause: context.cause, rule });
  return trashed + cards.length;
}

/** Trashes cards from under Digimon and Tamers, those of one together; says how many. */
export function trashFromUnder(run: Run, context: Context, cards: readonly CardId[]): number {
  const hosts = new Map(cards.map((card) => [card, hostOver(run, card)]));
  const together: GameEvent[] = [];
  let trashed = 0;
  for (const unit of new Set(hosts.values())) {
    if (unit === undefined) continue;
    const own = cards.filter((card) => hosts.get(card) === unit);
    const { cause } = context;
    const change = { kind: 'trash under', unit, cards: own, cause, together } as const;
    const hit = propose(run, { ...change, rule: '4-16-1' });
    if (hit.length > 0) trashed += own.length;
  }
  emitTrashedUnder(run, together);
  return trashed;
}

/** Whether an effect reaches what a card lies beneath; the step says so where it does not. */
export function isReached(run: Run, { cause }: Context, card: CardId): boolean {
  const host = hostOver(run, card);
  return host === undefined || reached(run, host, effectOf(cause));
}
