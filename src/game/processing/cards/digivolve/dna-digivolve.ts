import type { Target } from '../../../../effect/tree/tree.ts';
import { reached } from '../../../happens/propose.ts';
import { cardCandidates } from '../../../is/target/card-target.ts';
import { noteDone, type Context } from '../../../is/context/context.ts';
import { effectOf } from '../../../is/view/reach.ts';
import { candidates } from '../../../is/target/target.ts';
import {
  choosePair,
  pairsOf,
  payForDna,
  refuseDna,
  type DnaPair,
} from '../../../procedure/digivolve/dna.ts';
import { choose } from '../../../run/choose.ts';
import { chooseCard, chooseUnit } from '../../../run/option.ts';
import type { Run } from '../../../run/run.ts';
import type { CardId, Unit } from '../../../state/state.ts';
import { nothing } from '../../move-cards.ts';
import { pickCards } from '../../pick.ts';
import { priceOf } from '../../price.ts';
import type { ActionOf } from '../../processing.ts';

type DnaPart = Unit | CardId;

/**
 * "2 of your Digimon may DNA digivolve into a Digimon card in the hand" (8-2-2-4): the card is
 * revealed, then its player chooses two that meet a requirement (8-2-3-1).
 */
export function dnaDigivolve(run: Run, context: Context, action: ActionOf<'digivolve'>): boolean {
  const price = priceOf(run, context, action.cost);
  const found = partsIn(run, context, action.who);
  const pairsFor = (card: CardId): readonly DnaPair[] =>
    found.flatMap(([first, second]) =>
      first === card || second === card
        ? []
        : pairsOf(run, card, first, second).filter(
            (pair) => refuseDna(run, card, pair, price) === null,
          ),
    );
  const card = pickCards(run, context, action.into, (one) => pairsFor(one).length > 0)[0];
  const pairs = card === undefined ? [] : pairsFor(card);
  if (card === undefined || pairs.length === 0) {
    context.same = [];
    return nothing(run, context);
  }
  const first = choosePart(
    run,
    context,
    pairs.map(({ parts }) => parts[0]),
  );
  const left = pairs.filter(({ parts }) => parts[0] === first);
  const second = choosePart(
    run,
    context,
    left.map(({ parts }) => parts[1]),
  );
  const ways = left.filter(({ parts }) => parts[1] === second);
  const pair = choosePair(run, context.player, card, ways, price);
  const by = effectOf(run, context.cause);
  // 15-15-5-1, 15-15-5-3: they can be chosen, and stay what they are.
  if (pair?.parts.every((part) => typeof part !== 'object' || reached(run, part, by)) !== true)
    return false;
  const made = payForDna(run, context.player, card, pair, price, context.cause);
  context.same = made === null ? [] : [made];
  noteDone(context, 'digivolve', context.same);
  return made !== null;
}

/**
 * Every two that the words may mean, in both orders: either can go on top (8-2-2-2). In "1 of them
 * and any of your other Digimon" the other is another than that one, and may be the Digimon that
 * has the effect.
 */
function partsIn(
  run: Run,
  context: Context,
  who: Target,
): readonly (readonly [DnaPart, DnaPart])[] {
  const [a, b] = who.kind === 'both' ? who.targets : [who, who];
  if (a === undefined || b === undefined) return [];
  const isOther = a.kind === 'of those' && b.kind === 'any' && b.other;
  const [first, second] = [a, isOther ? { ...b, other: false } : b].map((target) =>
    allOf(run, context, target),
  );
  const pairs = (first ?? []).flatMap((one) =>
    (second ?? []).flatMap((other): (readonly [DnaPart, DnaPart])[] =>
      one === other
        ? []
        : [
            [one, other],
            [other, one],
          ],
    ),
  );
  return pairs.filter(
    ([x, y], i) => pairs.findIndex(([one, other]) => one === x && other === y) === i,
  );
}

const allOf = (run: Run, context: Context, target: Target): readonly DnaPart[] =>
  target.kind === 'cards'
    ? cardCandidates(run, context, target)
    : candidates(run, context, target).filter(({ area }) => area === 'battle');

/** Two cards of the same kind are one option. */
const isLike = (run: Run, one: DnaPart, other: DnaPart): boolean =>
  one === other ||
  (typeof one !== 'object' &&
    typeof other !== 'object' &&
    run.setup.cards[one] === run.setup.cards[other]);

function choosePart(run: Run, context: Context, parts: readonly DnaPart[]): DnaPart | undefined {
  const different = parts.filter(
    (part, i) => parts.findIndex((one) => isLike(run, one, part)) === i,
  );
  if (different.length === 0) return undefined;
  return choose(run, context.player, 'target', '8-2-3-1', different, (part) =>
    typeof part === 'object' ? chooseUnit(part) : chooseCard(part),
  );
}
