/** How many there are now of what a text counts: "for each ..." (4-27), "if there are 4 ...". */
import type {
  Counted,
  EachPhrase,
  Filter,
  Noun,
  Place,
  Side,
  Target,
} from '../../effect/tree/tree.ts';
import { opponentOf, type Player } from '../../base/player.ts';
import { nounFits, passesCard } from './card-filter.ts';
import { cardsUnder, matching } from './filter.ts';
import { selfOf, type Standpoint } from './standpoint.ts';
import { defOf, type Run } from '../run/run.ts';
import type { CardId, Unit } from '../state/state.ts';

export const sidesOf = (side: Side, player: Player): readonly Player[] =>
  side === 'either'
    ? [player, opponentOf(player)]
    : [side === 'your' ? player : opponentOf(player)];

/** How often "for every 3 cards in your trash" has its 3 cards. */
export function timesOf(run: Run, { per, of }: EachPhrase, from: Standpoint): number {
  // "for every 4 cards in your opponent's hand" has its number in front of the cards.
  const n = of.kind === 'choose' || of.kind === 'cards' ? per * of.n : per;
  return Math.floor(numberOf(run, of, from) / n);
}

function numberOf(run: Run, of: EachPhrase['of'], from: Standpoint): number {
  switch (of.kind) {
    case 'counted':
      return countedNumber(run, of, from);
    case 'any':
    case 'all':
    case 'choose':
      return /^security cards?$/.test(of.noun)
        ? faceUpSecurity(run, of.side, from).length
        : matching(run, { ...of, kind: 'all' }, from.player, from.self, from.look).length;
    case 'cards':
      return of.place === undefined ? 0 : cardsIn(run, of.place, of, from).length;
    case 'belonging': {
      const self = selfOf(from);
      if (self === null) return 0;
      return of.of === 'link cards' ? self.links.length : self.cards.length - 1;
    }
    default:
      throw new Error(`counting ${of.kind} is not run`);
  }
}

function countedNumber(run: Run, { what, side }: Counted, from: Standpoint): number {
  const { player } = from;
  const self = selfOf(from);
  const { state } = run;
  const owners = sidesOf(side, player);
  switch (what) {
    case 'hand':
    case 'trash':
    case 'security':
      return owners.reduce<number>((sum, owner) => sum + state[what][owner].length, 0);
    case 'digivolution cards':
      return self === null ? 0 : self.cards.length - 1;
    case 'colours': {
      if (self === null) return 0;
      const under = self.cards.slice(1).filter((card) => !self.faceDown.includes(card));
      return new Set(under.flatMap((card) => defOf(run, card).colours)).size;
    }
    default:
      throw new Error(`counting ${what} is not run`);
  }
}

const faceUpSecurity = (run: Run, side: Side, { player }: Standpoint): readonly CardId[] =>
  sidesOf(side, player)
    .flatMap((owner) => run.state.security[owner])
    .filter((card) => run.state.faceUp.includes(card));

/** What cards must be to be counted. */
interface Search {
  readonly noun: Noun;
  readonly filters: readonly Filter[];
}

/** Cards of a place that are what a text asks for. */
export function cardsIn(
  run: Run,
  place: Place,
  search: Search,
  from: Standpoint,
): readonly CardId[] {
  const { state } = run;
  const fits = (card: CardId): boolean => {
    const def = defOf(run, card);
    return nounFits(def, search.noun) && search.filters.every((filter) => passesCard(def, filter));
  };
  switch (place.kind) {
    case 'area':
      return sidesOf(place.side, from.player)
        .flatMap((owner) => AREAS[place.areas]?.flatMap((area) => state[area][owner]) ?? [])
        .filter(fits);
    case 'under':
      return holders(run, place.who, from).flatMap((unit) => cardsUnder(run, unit, search));
    case 'among':
      return (from.context?.revealed ?? []).filter(fits);
    case 'places':
      return place.places.flatMap((one) => cardsIn(run, one, search, from));
  }
}

const AREAS: { readonly [name: string]: readonly ('hand' | 'trash' | 'deck' | 'security')[] } = {
  hand: ['hand'],
  trash: ['trash'],
  'hand or trash': ['hand', 'trash'],
  deck: ['deck'],
  'security stack': ['security'],
};

/** Whose cards beneath are meant. */
function holders(run: Run, who: Target, from: Standpoint): readonly Unit[] {
  const { player, look } = from;
  const self = selfOf(from);
  if (who.kind === 'this') return self === null ? [] : [self];
  return who.kind === 'any' || who.kind === 'all' ? matching(run, who, player, self, look) : [];
}
