import type { Action, Target } from '../../effect/tree/tree.ts';
import { emitLinksTrashed, emitTrashedUnder } from '../happens/commit/stack.ts';
import { propose, reached } from '../happens/propose.ts';
import { hostOver } from '../is/target/card-target.ts';
import { noteMoved, type Context } from '../is/context/context.ts';
import { cardsInOrder } from './ask-order.ts';
import { pickCards } from './pick.ts';
import type { CardId, GameEvent } from '../state/state.ts';
import type { Run } from '../run/run.ts';
import type { Destination } from '../state/change.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';
import { effectOf } from '../is/view/reach.ts';

/** Nothing could be done, or its player has left the card in their hand. */
export const nothing = (run: Run, context: Context): boolean => {
  const { declined } = context;
  context.declined = false;
  run.trace?.say({
    verb: declined ? 'declines' : 'nothing',
    rule: declined ? '3-1-2-2-1' : '1-3-2',
    card: context.card,
    effect: context.pending.ability.name,
  });
  return false;
};

/** What an action of a kind moves. */
interface Moving {
  readonly kind: Action['kind'];
  readonly target: Target;
}

/** Moves cards that are chosen first; `where` may ask for their place then. */
export function moveCards(
  run: Run,
  context: Context,
  { kind, target }: Moving,
  where: Destination | (() => Destination),
  rule: RuleNumber,
  faceUp = false,
): boolean {
  const cards = pickCards(run, context, target, undefined, true);
  if (cards.length === 0) return nothing(run, context);
  const to = typeof where === 'function' ? where() : where;
  const move = { to, rule, faceUp, areChosen: areChosen(context, target) };
  const moved = moveReached(run, context, cards, move);
  noteMoved(context, kind, moved, cards);
  return moved === cards.length && moved >= wanted(target);
}

/** Whether the player of the effect, who orders its cards (3-1-3-4), chose them one by one. */
export const areChosen = ({ chooser, player }: Context, target: Target): boolean =>
  target.kind === 'cards' && target.all !== true && chooser === player;

/** How many a phrase asks for (15-7-3); "up to" and "all" are as many as there are. */
export const wanted = (target: Target): number => {
  switch (target.kind) {
    case 'cards':
      return target.upTo || target.all === true ? 1 : target.n;
    case 'both':
      return target.targets.reduce((sum, one) => sum + wanted(one), 0);
    case 'choose':
      return target.upTo ? 1 : target.n;
    case 'end card':
      return target.n ?? 1;
    default:
      return 1;
  }
};

interface Move {
  readonly to: Destination;
  readonly rule: RuleNumber;
  readonly faceUp: boolean;
  /** By the player of the effect, one after the other. */
  readonly areChosen: boolean;
}

/**
 * Moves cards. What lies beneath a Digimon that the effect does not reach stays there (15-15-5-1);
 * what is trashed from beneath others is trashed from under them.
 */
function moveReached(
  run: Run,
  context: Context,
  chosen: readonly CardId[],
  { to, rule, faceUp, areChosen }: Move,
): number {
  const beneath = to === 'trash' ? chosen.filter((card) => hostOver(run, card) !== undefined) : [];
  const trashed = trashFromUnder(run, context, beneath);
  const cards = chosen.filter((card) => !beneath.includes(card) && isReached(run, context, card));
  const { cause, player } = context;
  const placed = cardsInOrder(run, player, cards, to, areChosen);
  if (cards.length > 0)
    propose(run, { kind: 'move cards', cards: placed, to, cause, faceUp, rule });
  return trashed + cards.length;
}

/** Trashes cards from under Digimon and Tamers, those of one together; says how many. */
export function trashFromUnder(run: Run, context: Context, cards: readonly CardId[]): number {
  const hosts = new Map(cards.map((card) => [card, hostOver(run, card)]));
  const together: GameEvent[] = [];
  const linked: GameEvent[] = [];
  let trashed = 0;
  for (const unit of new Set(hosts.values())) {
    if (unit === undefined) continue;
    const { cause } = context;
    const links = cards.filter((card) => unit.links.includes(card));
    if (links.length > 0 && reached(run, unit, effectOf(run, cause))) {
      const change = { kind: 'trash links', unit, cards: links, cause, together: linked } as const;
      propose(run, { ...change, rule: '4-16-1' });
      trashed += links.length;
    }
    const own = cards.filter((card) => hosts.get(card) === unit && !links.includes(card));
    if (own.length === 0) continue;
    const change = { kind: 'trash under', unit, cards: own, cause, together } as const;
    const hit = propose(run, { ...change, rule: '4-16-1' });
    if (hit.length > 0) trashed += own.filter((card) => !unit.cards.includes(card)).length;
  }
  emitTrashedUnder(run, together);
  emitLinksTrashed(run, linked);
  return trashed;
}

/** Whether an effect reaches what a card lies beneath; the step says so where it does not. */
export function isReached(run: Run, { cause }: Context, card: CardId): boolean {
  const host = hostOver(run, card);
  return host === undefined || reached(run, host, effectOf(run, cause));
}
