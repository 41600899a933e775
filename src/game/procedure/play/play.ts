import type { RuleNumber } from '../../../rules/number/numbers.ts';
import type { CardDef } from '../../../card/printed.ts';
import { areaOf } from '../../happens/commit/place.ts';
import type { Change } from '../../state/change.ts';
import type { Materials } from '../../state/declaration.ts';
import { propose } from '../../happens/propose.ts';
import { canAfford, reduction } from './afford.ts';
import { defOf, inForce, Undecided, type Run } from '../../run/run.ts';
import { mayReduce } from '../../is/view/ban.ts';
import { costNow } from '../../is/view/own-cost.ts';
import { memoryOf, type Batch, type CardId, type Unit } from '../../state/state.ts';
import type { Player } from '../../../base/player.ts';
import {
  placeMaterials,
  reductionOf,
  refuseMaterials,
  toAllow,
  trashMaterials,
  wayOf,
} from './materials.ts';
import { mostOff, offerMaterials, type CardPlay } from './offer.ts';
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

/**
 * What is to be paid for a card, as the Digimon, Tamer or Option that `def` says (4-2-3-1).
 *
 * @throws Undecided where its own text changes a cost that an effect has fixed.
 */
export function costFor(run: Run, card: CardId, def: CardDef, price: Price): number {
  const now = costNow(run, card, def);
  if (price.kind === 'fixed' && now !== (def.cost ?? 0))
    throw new Undecided(
      `whether the fixed cost of ${def.name} is changed by its text isn't settled`,
    );
  return costOf(price, now);
}

/** Says what a card costs that changes its cost itself. */
export function tellCost(run: Run, card: CardId, def: CardDef, price: Price): void {
  const n = costNow(run, card, def);
  if (price.kind !== 'free' && n !== (def.cost ?? 0))
    run.trace?.say({ verb: 'costs now', rule: '4-2-3-1', card, n });
}

/** The price where its player may not reduce what it is taken off (15-1-3). */
export const asAllowed = (
  run: Run,
  player: Player,
  of: 'play' | 'digivolution',
  price: Price,
): Price => (price.kind === 'paid' && price.less > 0 && !mayReduce(run, player, of) ? PAID : price);

/**
 * Why a card cannot be played now, or `null` (1-3-11, 2-2: only Digimon and Tamers are played).
 * Without `materials` its player still has to say what goes beneath it.
 */
export function refusePlay(
  run: Run,
  card: CardId,
  price: Price,
  materials?: Materials | null,
  playing: readonly CardId[] = [card],
  batch?: Batch,
): RuleNumber | null {
  const def = defOf(run, card);
  if (def.category !== 'Digimon' && def.category !== 'Tamer' && def.category !== 'Token')
    return '7-1-1';
  // 4-6-2: a DUAL card is digivolved into or used, and has no play cost (7-1-1).
  if (def.option !== undefined) return '4-6-2';
  const player = run.setup.owners[card] ?? 0;
  const needs = materials == null ? [] : toAllow(run, player, card, materials);
  const refusal = materials == null ? null : refuseMaterials(run, player, card, materials, needs);
  if (refusal !== null) return refusal;
  if (price.kind === 'free') return null;
  if (def.cost === null) return '7-1-1';
  // 1-3-11-4: the cards that are to go beneath it count for what it will cost.
  const play = { player, card, playing, ...(batch === undefined ? {} : { batch }) };
  const less = offOf(run, play, materials);
  const use = useOf(run, play, materials);
  const isPaid = canAfford(
    run,
    use,
    Math.max(0, costFor(run, card, def, asAllowed(run, player, 'play', price)) - less),
  );
  if (isPaid || (needs.length === 0 && !inForce(run, '1-3-11-1'))) return null;
  return needs.length > 0 ? '7-2-3-2' : '1-3-11-1';
}

/** The play as effects see it that reduce its cost, or allow more cards for its DigiXros. */
const useOf = (run: Run, play: CardPlay, materials: Materials | null | undefined) => {
  const { player, card } = play;
  const most = mostOff(run, play);
  return {
    kind: 'would be played',
    units: [],
    card,
    player,
    ...(play.batch === undefined ? {} : { batch: play.batch }),
    ...(materials == null ? {} : { needs: toAllow(run, player, card, materials) }),
    ...(materials === undefined
      ? { offBy: (on: Run, also: readonly CardId[]) => mostOff(on, { ...play, also }) - most }
      : {}),
  } as const;
};

/** What comes off the cost by what goes beneath the card, or by what could (1-3-11-4). */
function offOf(run: Run, play: CardPlay, materials: Materials | null | undefined): number {
  if (materials === null) return 0;
  return materials === undefined ? mostOff(run, play) : reductionOf(run, play.card, materials);
}

/** Which effect plays it and to where, and the events of all that it plays. */
type PlayedBy = Pick<Extract<Change, { kind: 'play' }>, 'cause' | 'together' | 'area' | 'byEffect'>;

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
  const play = { player, card, playing: [card] };
  const ready = prepare(run, play, price, suspended, materials, by);
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
  const playing = [...cards];
  const batch: Batch = { used: [], off: [] };
  const ready = cards.map((card) => {
    const play = prepare(run, { player, card, playing, batch }, price, suspended, undefined, by);
    // What goes beneath one of them goes under no other.
    playing.push(...(play?.under ?? []));
    return play;
  });
  const plays = ready.filter((play, i) => {
    const card = cards[i] ?? -1;
    return play !== null && run.state.generations[card] === before[i];
  });
  const there = plays.filter((play) => play !== null);
  // 7-2-2-11: what was placed under a card that is not played after all.
  for (const play of ready)
    if (play?.under !== undefined && play.under.length > 0 && !there.includes(play))
      propose(run, { kind: 'move cards', cards: play.under, to: 'trash', rule: '7-2-2-11' });
  return there.flatMap((play) => propose(run, play));
}

/** Everything of a play up to the placement; `null` when it does not come to that. */
function prepare(
  run: Run,
  play: CardPlay,
  price: Price,
  suspended: boolean,
  materials: Materials | null | undefined,
  by: PlayedBy,
): Extract<Change, { kind: 'play' }> | null {
  const { player, card, playing, batch } = play;
  const refusal = refusePlay(run, card, price, materials, playing, batch);
  if (refusal !== null) {
    run.trace?.say({ verb: 'cannot be played', rule: refusal, card });
    trashIfLost(run, card);
    return null;
  }
  const from = areaOf(run, card);
  const allowed = asAllowed(run, player, 'play', price);
  tellCost(run, card, defOf(run, card), price);
  const printed = costFor(run, card, defOf(run, card), allowed);
  const declared = offOf(run, play, materials);
  const use = useOf(run, play, materials);
  const { under, also, ...costs } = reduction(run, use, Math.max(0, printed - declared));
  let { reduce } = costs;
  const need = printed - reduce - memoryOf(run.state, player) - 10;
  const wanted = materials === undefined ? offerMaterials(run, { ...play, also }, need) : materials;
  const placed = wanted === null ? null : placeMaterials(run, player, card, wanted, playing, also);
  if (placed !== null) reduce += reductionOf(run, card, placed);
  if (price.kind !== 'free') {
    const cost = printed - reduce;
    if (!canPayMemory(run, player, cost)) {
      // 7-1-2-3: the card goes back to where it was, and no memory moves.
      run.trace?.say({ verb: 'cannot be played', rule: '7-1-2-3', card });
      if (placed !== null) trashMaterials(run, placed);
      if (under.length > 0)
        propose(run, { kind: 'move cards', cards: under, to: 'trash', rule: '4-7-8' });
      trashIfLost(run, card);
      return null;
    }
    payMemory(run, player, cost);
  }
  const way = placed === null ? undefined : wayOf(placed);
  return {
    kind: 'play',
    card,
    from,
    under: [...under, ...(placed?.cards ?? [])],
    suspended,
    isPlay: true,
    ...(way === undefined ? {} : { way }),
    ...by,
    rule: placed === null ? '7-1-3-3' : placed.way === 'digixros' ? '7-2-3-4' : '7-3-3-4',
  };
}

/** Where it would go back to under a Digimon that has left, it is trashed (4-7-8). */
function trashIfLost(run: Run, card: CardId): void {
  const { hand, trash, security, deck, units, aside, revealed } = run.state;
  const isSomewhere =
    revealed === card ||
    aside.includes(card) ||
    [hand, trash, security, deck].some((area) => area.some((cards) => cards.includes(card))) ||
    units.some(({ cards, links }) => cards.includes(card) || links.includes(card));
  if (!isSomewhere) propose(run, { kind: 'move cards', cards: [card], to: 'trash', rule: '4-7-8' });
}
