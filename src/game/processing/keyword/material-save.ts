import type { Target } from '../../../effect/tree/tree.ts';
import { cardCandidates, chooseCards } from '../../is/target/card-target.ts';
import type { Context } from '../../is/context/context.ts';
import { propose, reached } from '../../happens/propose.ts';
import { choose } from '../../run/choose.ts';
import { defOf, inForce, type Run } from '../../run/run.ts';
import type { CardId, Unit } from '../../state/state.ts';
import { chooseOne } from '../../is/target/choose-one.ts';
import { isReached, nothing } from '../move-cards.ts';
import type { Processing } from '../processing.ts';
import { effectOf } from '../../is/view/reach.ts';

/** `<Material Save n>`: cards from beneath this Digimon go under a Tamer (16-21-1). */
export const materialSave: Processing<'place'> = (run, context, action) => {
  const cards = pickSaved(run, context, action.target);
  if (cards.length === 0 || action.to !== 'digivolution cards') return nothing(run, context);
  const unit = chooseOne(run, context, action.under);
  if (unit === undefined) return nothing(run, context);
  // 15-15-5-1: what goes beneath a Digimon changes it, and what is taken from beneath one, too.
  if (!reached(run, unit, effectOf(run, context.cause))) return false;
  if (!cards.every((card) => isReached(run, context, card))) return false;
  return saveUnder(run, context, unit, cards);
};

/**
 * The cards that are placed: n of those that the DigiXros requirements name, as many as there are
 * (16-21-3), several of the same card too (16-21-5), in the order that the player chooses
 * (16-21-4).
 */
function pickSaved(run: Run, context: Context, target: Target): readonly CardId[] {
  if (target.kind !== 'cards') return [];
  const found = cardCandidates(run, context, target);
  const name = (card: CardId): string => defOf(run, card).name;
  const from = inForce(run, '16-21-5')
    ? found
    : found.filter((card, i) => found.findIndex((other) => name(other) === name(card)) === i);
  const cards = [...chooseCards(run, context, from, target.n, target.upTo)];
  const ordered: CardId[] = [];
  while (cards.length > 0) {
    const different = distinct(cards, name);
    const card = choose(run, context.player, 'target', '16-21-4', different, (one) => ({
      kind: 'choose next',
      card: one,
    }));
    ordered.push(card);
    cards.splice(cards.indexOf(card), 1);
  }
  const same = ordered.some(
    (card, i) => ordered.findIndex((one) => name(one) === name(card)) !== i,
  );
  if (ordered.length > 1)
    run.trace?.say({
      verb: 'clause',
      clause: 'Material Save',
      rule: '16-21-4',
      card: context.card,
      also: same ? ['16-21-5'] : [],
    });
  return ordered;
}

const distinct = (cards: readonly CardId[], name: (card: CardId) => string): CardId[] =>
  cards.filter((card, i) => cards.findIndex((other) => name(other) === name(card)) === i);

/** One by one to the bottom (16-21-6), counted as placed at the same time (16-21-4). */
function saveUnder(run: Run, context: Context, unit: Unit, cards: readonly CardId[]): boolean {
  const end = inForce(run, '16-21-6') ? 'bottom' : 'top';
  const groups = inForce(run, '16-21-4') ? [cards] : cards.map((card) => [card]);
  for (const group of groups)
    propose(run, {
      kind: 'place under',
      unit,
      cards: group,
      end,
      cause: context.cause,
      rule: '16-21-6',
    });
  return true;
}
