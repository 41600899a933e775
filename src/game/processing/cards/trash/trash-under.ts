import type { Target } from '../../../../effect/tree/tree.ts';
import { chooseCards, isKept } from '../../../is/target/card-target.ts';
import { noteMoved, type Context } from '../../../is/context/context.ts';
import { effectOf, reaches } from '../../../is/view/reach.ts';
import { candidates, chooseTargets } from '../../../is/target/target.ts';
import { isKeptUnder } from '../../../is/view/kept-under.ts';
import { beneathOf, isOfAny, leastOf } from '../../../is/view/unit.ts';
import type { Run } from '../../../run/run.ts';
import type { CardId, Unit } from '../../../state/state.ts';
import { nothing, trashFromUnder } from '../../move-cards.ts';
import type { ActionOf, Processing } from '../../processing.ts';

/** "trash 2 digivolution cards of 1 of your opponent's Digimon" */
export const trashUnder: Processing<'trash under'> = (run, context, action) => {
  if (isOfAny(action)) return trashAnywhere(run, context, action, action.who);
  const units = chooseTargets(run, context, action.who);
  let complete = units.length > 0;
  const chosen: CardId[] = [];
  for (const unit of units) {
    const cards = cardsOf(run, context, action, unit);
    if (cards.length < leastOf(action)) complete = false;
    chosen.push(...cards);
  }
  const trashed = trashThem(run, context, chosen);
  if (trashed < chosen.length) complete = false;
  return trashed > 0 ? complete : nothing(run, context);
};

function trashThem(run: Run, context: Context, cards: readonly CardId[]): number {
  const trashed = trashFromUnder(run, context, cards);
  noteMoved(context, 'trash under', trashed, cards);
  return trashed;
}

/** "up to 2 from the bottom": the next one as long as the player goes on. */
function chooseFrom(
  run: Run,
  context: Context,
  cards: readonly CardId[],
  n: number,
): readonly CardId[] {
  const chosen: CardId[] = [];
  for (const card of cards.slice(0, n)) {
    const next = chooseCards(run, context, [card], 1, true, context.player, chosen.length > 0);
    if (next.length === 0) break;
    chosen.push(card);
  }
  return chosen;
}

/** What is paid has to be trashed: what effects can't trash is passed over (Q3347). */
const payable = (
  run: Run,
  { payer, cause }: Context,
  unit: Unit,
  cards: readonly CardId[],
): readonly CardId[] =>
  payer === null ? cards : cards.filter((card) => !isKeptUnder(run, unit, card, cause));

function cardsOf(
  run: Run,
  context: Context,
  action: ActionOf<'trash under'>,
  unit: Unit,
): readonly CardId[] {
  const { end, n } = action;
  const upTo = action.upTo === true;
  const under = payable(run, context, unit, beneathOf(action, unit));
  switch (end) {
    case 'top':
      return upTo ? chooseFrom(run, context, under, n) : under.slice(0, n);
    case 'bottom':
      if (upTo) return chooseFrom(run, context, under.toReversed(), n);
      return under.slice(Math.max(0, under.length - n));
    case 'all':
      return under;
    case 'any':
      return chooseCards(run, context, under, Math.min(n, under.length), upTo);
  }
}

/** "2 bottom face-down cards from under any of your Tamers": the bottom one of some, n times. */
function trashBottoms(
  run: Run,
  context: Context,
  action: ActionOf<'trash under'>,
  who: Target,
): boolean {
  const chosen: CardId[] = [];
  const { same, chosen: before, payer } = context;
  const left = (unit: Unit): readonly CardId[] =>
    payable(run, { ...context, payer }, unit, beneathOf(action, unit)).filter(
      (card) => !chosen.includes(card),
    );
  const by = effectOf(run, context.cause);
  const isOpen = (host: Unit): boolean =>
    left(host).length > 0 && (payer === null || reaches(run, host, by));
  // Each gives one of them, so that none needs all.
  context.payer = null;
  while (chosen.length < action.n && who.kind === 'any') {
    const one: Target = { ...who, kind: 'choose', n: 1, upTo: false };
    const [unit] = chooseTargets(run, context, one, isOpen);
    const card = unit === undefined ? undefined : left(unit).at(-1);
    if (card === undefined) break;
    chosen.push(card);
  }
  context.payer = payer;
  context.same = same;
  context.chosen = before;
  if (chosen.length === 0) return nothing(run, context);
  return trashThem(run, context, chosen) >= leastOf(action);
}

/** "trash any 2 digivolution cards of your opponent's Digimon": of whichever of them. */
function trashAnywhere(
  run: Run,
  context: Context,
  action: ActionOf<'trash under'>,
  who: Target,
): boolean {
  const under = candidates(run, context, who).flatMap((unit) =>
    payable(run, context, unit, beneathOf(action, unit)),
  );
  const open = context.payer === null ? under : under.filter((card) => !isKept(run, context, card));
  const { end, n } = action;
  if (end === 'bottom') return trashBottoms(run, context, action, who);
  const cards = end === 'all' ? open : chooseCards(run, context, open, n, action.upTo === true);
  if (cards.length === 0) return nothing(run, context);
  return trashThem(run, context, cards) >= (end === 'all' ? cards.length : leastOf(action));
}
