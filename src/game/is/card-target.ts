import type { Place, Side, Target } from '../../effect/tree/tree.ts';
import { nounFits, passesCard } from './card-filter.ts';
import type { Context } from './context.ts';
import { choosesAtLeastOne } from '../run/policy.ts';
import { choose } from '../run/choose.ts';
import { chooseCard } from '../run/option.ts';
import { defOf, type Run } from '../run/run.ts';
import { opponentOf, type Player } from '../../base/player.ts';
import type { CardId, Unit } from '../state/state.ts';
import { effectOf, reaches } from './reach.ts';
import { stillRevealed } from './revealed.ts';
import { candidates, fixed } from './target.ts';

/** What is asked of the cards, and where they are looked for. */
type CardSearch = Pick<Extract<Target, { kind: 'cards' }>, 'noun' | 'filters' | 'place'>;

/** "2 cards": nothing is asked of them that is printed on a card. */
const isAnyCard = ({ noun, filters }: CardSearch): boolean =>
  filters.length === 0 && /^(?:digivolution )?cards?$/.test(noun);

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
  const filters = fixed(run, context, target.filters);
  return placeCards(run, context, target.place, unseen && isAnyCard(target)).filter((card) => {
    if (isShown(context, card)) return false;
    const def = defOf(run, card);
    return nounFits(def, target.noun) && filters.every((filter) => passesCard(def, filter));
  });
}

/** "1 A and 1 B from ...": the parts, each with its place, which may be named once for all. */
export function partsOf({
  targets,
}: Extract<Target, { kind: 'both' | 'either' }>): readonly (CardSearch & {
  readonly n: number;
  readonly upTo: boolean;
})[] {
  const places = targets.map((one) => (one.kind === 'cards' ? one.place : undefined));
  const shared = places.find((one) => one !== undefined);
  return targets.flatMap((one, i) => {
    if (one.kind !== 'cards' && one.kind !== 'choose') return [];
    const place = places[i] ?? shared;
    const { noun, filters, n, upTo } = one;
    return { noun, filters, n, upTo, ...(place === undefined ? {} : { place }) };
  });
}

/** A card that would be played, used or put on top is shown, and in no area for that time. */
export const isShown = ({ event }: Context, card: CardId): boolean =>
  event?.card === card && event.kind.startsWith('would');

/** What a card lies beneath, if anything. */
export const hostOver = ({ state }: Run, card: CardId): Unit | undefined =>
  state.units.find(({ cards }) => cards.indexOf(card) > 0);

/** 15-15-5-1: a card beneath a Digimon that the effect does not reach stays there. */
export function isKept(run: Run, { cause }: Context, card: CardId): boolean {
  const host = hostOver(run, card);
  return host !== undefined && !reaches(run, host, effectOf(cause));
}

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
          return [...state.hand[player], ...state.trash[player]];
        case 'deck':
          return state.deck[player];
        case 'security stack':
          return state.security[player];
        default:
          throw new Error(`area ${place.areas} is not run`);
      }
    }
    case 'under':
      // 4-7-9: a face-down card has no information that could be asked for.
      return hostsOf(run, context, place).flatMap((unit) =>
        unit.cards.slice(1).filter((card) => unseen || !unit.faceDown.includes(card)),
      );
    case 'among':
      return stillRevealed(run, context);
    case 'places':
      return place.places.flatMap((one) => placeCards(run, context, one, unseen));
  }
}

const sidePlayer = (side: Side, player: Player): Player =>
  side === "your opponent's" ? opponentOf(player) : player;

/**
 * Lets a player choose cards: as many as possible up to n, or 1 to n. Cards of the same kind are
 * one option.
 */
export function chooseCards(
  run: Run,
  context: Context,
  from: readonly CardId[],
  n: number,
  upTo: boolean,
  player: Player = context.player,
  mayBeNone = false,
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
    if (upTo && (chosen.length > 0 || mayBeNone || !choosesAtLeastOne(run))) options.push(null);
    const card = choose(run, player, 'target', rule, options, chooseCard);
    if (card === null) break;
    chosen.push(card);
    run.trace?.say({ verb: 'chooses', rule, card: context.card, chosen: card });
  }
  return chosen;
}

/** Two of the same kind are one option, unless they lie under different Digimon or Tamers. */
const sameKind = (run: Run, a: CardId, b: CardId): boolean =>
  run.setup.cards[a] === run.setup.cards[b] && hostOver(run, a) === hostOver(run, b);
