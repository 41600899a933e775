import { notRefused } from '../../../card/can-run/not-refused.ts';
import { isWould } from '../../../card/listens/listener.ts';
import type { Filter, Place, Side, Target } from '../../../effect/tree/tree.ts';
import { mustSayWhich, type Context } from '../context/context.ts';
import { choosesAtLeastOne } from '../../run/policy.ts';
import { choose } from '../../run/choose.ts';
import { chooseCard } from '../../run/option.ts';
import { defOf, type Run } from '../../run/run.ts';
import { opponentOf, type Player } from '../../../base/player.ts';
import { type CardId, type GameEvent, knownBeneath, type Unit } from '../../state/state.ts';
import { isFaceUp } from '../view/face-up.ts';
import { fitsNow } from '../view/own-cost.ts';
import { effectOf, reaches } from '../view/reach.ts';
import { amongThem } from '../context/revealed.ts';
import {
  areDiffering,
  differingIn,
  mostDiffering,
  type Differing,
} from '../condition/different.ts';
import { candidates, fixed } from './target.ts';
import { areAnyCards, areUnder } from '../../../effect/tree/closed/noun.ts';

/** What is asked of the cards, and where they are looked for. */
export type CardSearch = Pick<Extract<Target, { kind: 'cards' }>, 'noun' | 'filters' | 'place'> & {
  /** "1 A or 1 B": one of these. */
  readonly either?: readonly CardSearch[];
};

/** "2 cards": nothing is asked of them that is printed on a card. */
export const isAnyCard = ({ noun, filters, either }: CardSearch): boolean =>
  either === undefined && filters.length === 0 && (areAnyCards(noun) || areUnder(noun));

/**
 * Cards that a phrase such as "1 blue level 4 Digimon card from this Digimon's digivolution cards"
 * may mean now. `unseen`: also those that lie face down, where no information is asked for (4-7-9).
 */
export function cardCandidates(
  run: Run,
  context: Context,
  target: CardSearch,
  unseen = false,
): readonly CardId[] {
  const searches = (target.either ?? [target]).map(({ noun, filters }) => ({
    noun,
    filters: fixed(run, context, filters).filter((filter) => !asksHowItLies(filter)),
  }));
  const turned = target.filters.some(asksHowItLies);
  return placeCards(run, context, target.place, unseen && isAnyCard(target)).filter(
    (card) =>
      !isShown(run, context, card) &&
      fitsNow(run, card, searches) &&
      (!turned || isFaceUp(run, card)),
  );
}

/** "1 face-up [Rex] from your security stack": how it lies, and not what is printed on it. */
const asksHowItLies = ({ kind }: Filter): boolean => kind === 'face up';

/** "1 A and 1 B from ...": the parts, each with its place, which may be named once for all. */
export function partsOf({ targets }: Several): readonly (CardSearch & {
  readonly n: number;
  readonly upTo: boolean;
})[] {
  const places = targets.map(placeOf);
  const shared = places.find((one) => one !== undefined);
  return targets.flatMap((one, i) => {
    const place = places[i] ?? shared;
    const there = place === undefined ? {} : { place };
    switch (one.kind) {
      case 'cards':
      case 'choose':
        return { noun: one.noun, filters: one.filters, n: one.n, upTo: one.upTo, ...there };
      case 'any':
        // "[Rex] or a [Beast] trait Digimon card"
        return { noun: one.noun, filters: one.filters, n: 1, upTo: false, ...there };
      case 'either':
        return { noun: 'card', filters: [], either: partsOf(one), n: 1, upTo: false, ...there };
      default:
        return [];
    }
  });
}

type Several = Extract<Target, { kind: 'both' | 'either' }>;

/** Where the cards of a part are; of several the place stands behind the last. */
const placeOf = (target: Target): Place | undefined =>
  target.kind === 'cards'
    ? target.place
    : target.kind === 'either'
      ? target.targets.map(placeOf).find((one) => one !== undefined)
      : undefined;

/**
 * A card that would be played, used or put on top is shown, and in no area for that time, whatever
 * else interrupts in there.
 */
export const isShown = (run: Run, { event }: Context, card: CardId): boolean =>
  isShownIn(event, card) || run.interrupting.some((pending) => isShownIn(pending.event, card));

const isShownIn = (event: GameEvent | null, card: CardId): boolean =>
  event?.shown?.includes(card) === true || (event?.card === card && isWould(event.kind));

/** What a card lies beneath, or is linked to, if anything. */
export const hostOver = ({ state }: Run, card: CardId): Unit | undefined =>
  state.units.find(({ cards, links }) => cards.indexOf(card) > 0 || links.includes(card));

/** 15-15-5-1: a card beneath a Digimon that the effect does not reach stays there. */
export function isKept(run: Run, { cause }: Context, card: CardId): boolean {
  const host = hostOver(run, card);
  return host !== undefined && !reaches(run, host, effectOf(run, cause));
}

/** Whether of several Digimon and Tamers under which a place may be it is that of one. */
export const isOneOf = (run: Run, context: Context, who: Target): boolean =>
  who.kind === 'choose' || (who.kind === 'same' && mustSayWhich(run, context, who.said));

/** Digimon and Tamers under which a place is: 1 that is chosen, or any of them. */
export const hostsOf = (
  run: Run,
  context: Context,
  { who }: Extract<Place, { kind: 'under' }>,
): readonly Unit[] => (context.under === null ? candidates(run, context, who) : [context.under]);

function placeCards(
  run: Run,
  context: Context,
  place: Place | undefined,
  unseen: boolean,
): readonly CardId[] {
  const { state } = run;
  if (place === undefined) return state.hand[context.player];
  switch (place.kind) {
    case 'area': {
      const player = sidePlayer(place.side, context.player);
      switch (place.areas) {
        case 'hand':
          return state.hand[player];
        case 'trash':
          return state.trash[player];
        case 'hand or trash':
        case 'hand and/or trash':
          return [...state.hand[player], ...state.trash[player]];
        case 'deck':
          return state.deck[player];
        case 'security stack':
          return state.security[player];
        case 'face-up security cards':
          return state.security[player].filter((card) => isFaceUp(run, card));
        default:
          return notRefused('area', place.areas);
      }
    }
    case 'under':
      // 4-7-9: a face-down card has no information that could be asked for.
      return hostsOf(run, context, place).flatMap((unit) =>
        place.what === 'link cards'
          ? unit.links
          : place.what === 'digivolution cards or link cards'
            ? [...(unseen ? unit.cards.slice(1) : knownBeneath(unit)), ...unit.links]
            : unseen
              ? unit.cards.slice(1)
              : knownBeneath(unit),
      );
    case 'among':
      return amongThem(run, context);
    case 'places':
      return place.places.flatMap((one) => placeCards(run, context, one, unseen));
  }
}

const sidePlayer = (side: Side, player: Player): Player =>
  side === "your opponent's" ? opponentOf(player) : player;

/**
 * Lets a player choose cards: as many as possible up to n, or 1 to n. Cards of the same kind are
 * one option. `least`: with so many nobody has to go on (is/target/only-its-player-sees.ts).
 */
export function chooseCards(
  run: Run,
  context: Context,
  from: readonly CardId[],
  n: number,
  upTo: boolean,
  player: Player = context.chooser,
  mayBeNone = false,
  least = Infinity,
  kind: 'target' | 'unseen' = 'target',
): readonly CardId[] {
  const chosen: CardId[] = [];
  const rule = upTo ? '15-10-2-2' : '15-10-2-1';
  while (chosen.length < n) {
    const left = from.filter((card) => !chosen.includes(card));
    const kinds = left.filter(
      (card, i) => left.findIndex((other) => sameKind(run, other, card)) === i,
    );
    const options: (CardId | null)[] = [...kinds];
    if (options.length === 0) break;
    const isEnough = chosen.length > 0 || mayBeNone || !choosesAtLeastOne(run);
    if ((upTo && isEnough) || chosen.length >= least) options.push(null);
    const card = choose(run, player, kind, rule, options, chooseCard);
    if (card === null) {
      if (chosen.length === 0 && least === 0) context.declined = true;
      break;
    }
    chosen.push(card);
    run.trace?.say({ verb: 'chooses', rule, card: context.card, chosen: card });
  }
  return chosen;
}

/** "2 same-level cards": all that are chosen have one level. */
export const isOfOneLevel = ({ filters }: CardSearch): boolean =>
  filters.some(({ kind }) => kind === 'the same');

/** The most cards of one level among these; a card without a level has none to share. */
const mostOfOneLevel = (run: Run, cards: readonly CardId[]): number =>
  Math.max(0, ...cards.map((card) => ofItsLevel(run, cards, card).length));

/** How many of these can be chosen together: of one level, or with different names. */
export const mostTogether = (run: Run, search: CardSearch, cards: readonly CardId[]): number => {
  const of = differingIn(search.filters);
  if (of !== undefined) return mostDiffering(run, cards, of).length;
  return isOfOneLevel(search) ? mostOfOneLevel(run, cards) : cards.length;
};

const ofItsLevel = (run: Run, cards: readonly CardId[], card: CardId): readonly CardId[] => {
  const { level } = defOf(run, card);
  return level === null ? [] : cards.filter((other) => defOf(run, other).level === level);
};

/** As many of one level as there are, up to n; the first one chosen says which level. */
export function chooseAlike(
  run: Run,
  context: Context,
  from: readonly CardId[],
  n: number,
): readonly CardId[] {
  const most = Math.min(n, mostOfOneLevel(run, from));
  const open = from.filter((card) => most > 0 && ofItsLevel(run, from, card).length >= most);
  const [first] = chooseCards(run, context, open, 1, false);
  if (first === undefined) return [];
  const others = ofItsLevel(run, open, first).filter((card) => card !== first);
  return [first, ...chooseCards(run, context, others, most - 1, false)];
}

/**
 * As many that differ as there are, up to n: one by one, each from what is left of them. Whichever
 * is taken first, as many are taken in the end.
 */
export function chooseDifferent(
  run: Run,
  context: Context,
  from: readonly CardId[],
  { n, upTo, of, least }: DifferentOnes,
): readonly CardId[] {
  let left = from.filter((one) => areDiffering(run, [one], of));
  const chosen: CardId[] = [];
  while (chosen.length < n && left.length > 0) {
    const more = chosen.length > 0;
    // -1: what is left is left out, and nothing was declined.
    const needed = more && chosen.length >= least ? -1 : least - chosen.length;
    const [card] = chooseCards(run, context, left, 1, upTo, context.chooser, more, needed);
    if (card === undefined) break;
    chosen.push(card);
    left = left.filter((one) => !chosen.includes(one) && areDiffering(run, [...chosen, one], of));
  }
  return chosen;
}

/** How many are chosen, what has to differ, and with how many nobody has to go on. */
interface DifferentOnes {
  readonly n: number;
  readonly upTo: boolean;
  readonly of: Differing;
  readonly least: number;
}

/** Two of the same kind are one option, unless they lie in two areas or under different cards. */
const sameKind = (run: Run, a: CardId, b: CardId): boolean =>
  run.setup.cards[a] === run.setup.cards[b] &&
  hostOver(run, a) === hostOver(run, b) &&
  isInHand(run, a) === isInHand(run, b);

const isInHand = ({ state }: Run, card: CardId): boolean =>
  state.hand.some((cards) => cards.includes(card));
