import type { RuleNumber } from '../../../rules/number/numbers.ts';
import type { Change } from '../../state/change.ts';
import type { Materials } from '../../state/declaration.ts';
import { propose } from '../../happens/propose.ts';
import { canAfford, reduction } from './afford.ts';
import { defOf, inForce, type Run } from '../../run/run.ts';
import type { CardId, Unit } from '../../state/state.ts';
import type { Player } from '../../../base/player.ts';
import {
  offerAssembly,
  placeMaterials,
  reductionOf,
  refuseMaterials,
  trashMaterials,
  wayOf,
} from './materials.ts';
import { canPayMemory, payMemory } from './pay-memory.ts';

/** How the cost of a card is met. */
export type Price =
  | { readonly kind: 'paid'; readonly less: number }
  /** "for a cost of 3" */
  | { readonly kind: 'fixed'; readonly n: number }
  | { readonly kind: 'free' };

export const FREE: Price = { kind: 'free' };
export const PAID: Price = { kind: 'paid', less: 0 };

/** What is to be paid, of a printed cost (4-2-3, 1-3-9). */
export const costOf = (price: Price, printed: number): number =>
  price.kind === 'free' ? 0 : price.kind === 'fixed' ? price.n : Math.max(0, printed - price.less);

/** Why a card cannot be played now, or `null` (1-3-11, 2-2: only Digimon and Tamers are played). */
export function refusePlay(
  run: Run,
  card: CardId,
  price: Price,
  materials: Materials | null = null,
): RuleNumber | null {
  const def = defOf(run, card);
  if (def.category !== 'Digimon' && def.category !== 'Tamer' && def.category !== 'Token')
    return '7-1-1';
  const player = run.setup.owners[card] ?? 0;
  const refusal = materials === null ? null : refuseMaterials(run, player, card, materials);
  if (refusal !== null) return refusal;
  if (price.kind === 'free') return null;
  if (def.cost === null) return '7-1-1';
  // 1-3-11-4: the cards that are to go beneath it count for what it will cost.
  const less = materials === null ? 0 : reductionOf(run, card, materials);
  const use = { kind: 'would be played', units: [], card, player } as const;
  return canAfford(run, use, Math.max(0, costOf(price, def.cost) - less)) ||
    !inForce(run, '1-3-11-1')
    ? null
    : '1-3-11-1';
}

/** Which effect plays it, and the events of all that it plays. */
type PlayedBy = Pick<Extract<Change, { kind: 'play' }>, 'cause' | 'together'>;

/**
 * Plays a card (7-1-3): reveal, "would be played" effects, DigiXros or Assembly, payment,
 * placement. The effects that the play triggers wait. `materials`: what its player has declared for
 * that; an effect that plays it leaves it open. `by`: which effect that is.
 */
export function playCard(
  run: Run,
  player: Player,
  card: CardId,
  price: Price,
  suspended = false,
  materials?: Materials | null,
  by: PlayedBy = {},
): Unit | null {
  const ready = prepare(run, player, card, price, suspended, materials, by);
  return ready === null ? null : (propose(run, ready)[0] ?? null);
}

/**
 * Plays cards of one effect at the same time (16-29-4): each is revealed and paid for before any of
 * them comes onto the field. What has moved by then is not played.
 */
export function playTogether(
  run: Run,
  player: Player,
  cards: readonly CardId[],
  price: Price,
  suspended: boolean,
  by: PlayedBy,
): readonly Unit[] {
  const { generations } = run.state;
  const before = cards.map((card) => generations[card]);
  const ready = cards.map((card) => prepare(run, player, card, price, suspended, undefined, by));
  const plays = ready.filter((play, i) => {
    const card = cards[i] ?? -1;
    return play !== null && run.state.generations[card] === before[i];
  });
  const there = plays.filter((play) => play !== null);
  return there.flatMap((play) => propose(run, play));
}

/** Everything of a play up to the placement; `null` when it does not come to that. */
function prepare(
  run: Run,
  player: Player,
  card: CardId,
  price: Price,
  suspended: boolean,
  materials: Materials | null | undefined,
  by: PlayedBy,
): Extract<Change, { kind: 'play' }> | null {
  const refusal = refusePlay(run, card, price, materials);
  if (refusal !== null) {
    run.trace?.say({ verb: 'cannot be played', rule: refusal, card });
    return null;
  }
  const printed = costOf(price, defOf(run, card).cost ?? 0);
  const declared = materials == null ? 0 : reductionOf(run, card, materials);
  const use = { kind: 'would be played', units: [], card, player } as const;
  const { under, ...costs } = reduction(run, use, Math.max(0, printed - declared));
  let { reduce } = costs;
  const wanted = materials === undefined ? offerAssembly(run, player, card) : materials;
  const placed = wanted === null ? null : placeMaterials(run, player, card, wanted);
  if (placed !== null) reduce += reductionOf(run, card, placed);
  if (price.kind !== 'free') {
    const cost = printed - reduce;
    if (!canPayMemory(run, player, cost)) {
      // 7-1-2-3: the card goes back to where it was, and no memory moves.
      run.trace?.say({ verb: 'cannot be played', rule: '7-1-2-3', card });
      if (placed !== null) trashMaterials(run, placed);
      if (under.length > 0)
        propose(run, { kind: 'move cards', cards: under, to: 'trash', rule: '4-7-8' });
      return null;
    }
    payMemory(run, player, cost);
  }
  const way = placed === null ? undefined : wayOf(placed);
  return {
    kind: 'play',
    card,
    under: [...under, ...(placed?.cards ?? [])],
    suspended,
    isPlay: true,
    ...(way === undefined ? {} : { way }),
    ...by,
    rule: placed === null ? '7-1-3-3' : placed.way === 'digixros' ? '7-2-3-4' : '7-3-3-4',
  };
}
