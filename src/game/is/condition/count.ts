/** How many there are now of what a text counts: "for each ..." (4-27), "if there are 4 ...". */
import type {
  Counted,
  EachPhrase,
  Filter,
  Noun,
  Place,
  Side,
  Target,
} from '../../../effect/tree/tree.ts';
import { notRefused } from '../../../card/can-run/not-refused.ts';
import { opponentOf, type Player } from '../../../base/player.ts';
import { fitsCard } from './card-filter.ts';
import { meaningOf } from '../context/context.ts';
import { doneOf, isOfEvent } from '../../../card/ability/done.ts';
import { resultCounted } from '../../../card/ability/result-asked.ts';
import { numberDone } from './result-of.ts';
import { numberOfThem, numberOfUnits } from './different.ts';
import { levelCounts, mostAlike } from './level-counts.ts';
import { cardsUnder, coloursOf, isDigimon, matching, type Look } from './filter.ts';
import { selfOf, type Standpoint } from './standpoint.ts';
import { matchingThere } from './than-this.ts';
import { defOf, Undecided, type Run } from '../../run/run.ts';
import { type CardId, knownBeneath, memoryOf, topCard, type Unit } from '../../state/state.ts';
import { areOfSecurity } from '../../../effect/tree/closed/noun.ts';

export const sidesOf = (side: Side, player: Player): readonly Player[] =>
  side === 'either'
    ? [player, opponentOf(player)]
    : [side === 'your' ? player : opponentOf(player)];

/** How often "for every 3 cards in your trash" has its 3 cards. */
export function timesOf(run: Run, { per, of }: EachPhrase, from: Standpoint): number {
  if (of.kind === 'counted' && of.what === 'same-level cards') return setsAlike(run, per, from);
  // "for every 4 cards in your opponent's hand" has its number in front of the cards.
  const n = of.kind === 'choose' || of.kind === 'cards' ? per * of.n : per;
  return Math.floor(numberOf(run, of, from) / n);
}

/** "for every 2 same-level cards this Digimon's stack has": of each level as many times as that. */
function setsAlike(run: Run, per: number, from: Standpoint): number {
  const self = selfOf(from);
  return self === null
    ? 0
    : levelCounts(run, self).reduce((sum, n) => sum + Math.floor(n / per), 0);
}

function numberOf(run: Run, of: EachPhrase['of'], from: Standpoint): number {
  switch (of.kind) {
    case 'counted':
      return countedNumber(run, of, from);
    case 'any':
    case 'all':
    case 'choose':
      return areOfSecurity(of.noun)
        ? (of.filters.length > 0
            ? faceUpSecurity(run, of.side, from)
            : sidesOf(of.side, from.player).flatMap((owner) => run.state.security[owner])
          ).length
        : numberOfUnits(
            run,
            matchingThere(run, { ...of, kind: 'all' }, from),
            of.filters,
            from.look,
          );
    case 'cards':
      return of.place === undefined
        ? 0
        : numberOfThem(run, cardsIn(run, of.place, of, from), of.filters);
    case 'belonging': {
      if (of.who.kind === 'any' || of.who.kind === 'all')
        return matchingThere(run, { ...of.who, kind: 'all' }, from).reduce(
          (sum, unit) => sum + belonging(unit, of.of),
          0,
        );
      if (of.who.kind === 'same' && of.who.said === 'those Digimon')
        return ofThose(run, from).reduce((sum, unit) => sum + belonging(unit, of.of), 0);
      const self = of.who.kind === 'choose' ? oneOf(run, of.who, from) : whoseOf(run, of.who, from);
      return self === null ? 0 : belonging(self, of.of);
    }
    case 'same':
      return from.context === undefined ? 0 : meaningOf(run, from.context, of.said).length;
    default:
      return notRefused('count of "for each"', of.kind);
  }
}

/** How many link cards or digivolution cards it has; face-down ones are some of these. */
function belonging({ links, cards, faceDown }: Unit, what: string): number {
  if (what === 'link cards') return links.length;
  return what === 'face-down digivolution cards'
    ? cards.slice(1).filter((card) => faceDown.includes(card)).length
    : cards.length - 1;
}

/** Whose cards are counted: its own, or those of the one that was spoken of, as it left (4-7-8). */
function whoseOf(run: Run, who: Target, from: Standpoint): Unit | null {
  if (who.kind !== 'same' || who.said !== 'that Digimon' || from.context === undefined)
    return selfOf(from);
  const units = meaningOf(run, from.context, who.said);
  return units.find((unit) => !unit.gone) ?? units[0] ?? null;
}

/** How many there are of what has a name of its own: "cards in your hand". */
export function countedNumber(run: Run, counted: Counted, from: Standpoint): number {
  const { what, side } = counted;
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
    case 'same-level cards':
      return self === null ? 0 : mostAlike(run, self);
    case 'done':
      return doneNumber(run, counted, from);
    case 'done to': {
      const asked = resultCounted(counted);
      return asked === null ? 0 : numberDone(run, asked, from);
    }
    case 'total':
      return run.state.trash.flat().length;
    case 'memory':
      return Math.max(0, memoryOf(state, side === 'your' ? player : opponentOf(player)));
    case 'colours': {
      if (counted.inTrash === true)
        return coloursAmong(
          run,
          owners.flatMap((owner) => state.trash[owner]),
        );
      if (counted.of?.kind === 'same' && counted.of.said === 'that card')
        return coloursAmong(run, [from.context?.event?.card ?? []].flat());
      if (counted.of !== undefined && !isBeneath(counted.of))
        return coloursIn(run, counted.of, from).size;
      if (self === null) return 0;
      return coloursAmong(run, knownBeneath(self));
    }
    default:
      return notRefused('number of "for each"', what);
  }
}

const coloursAmong = (run: Run, cards: readonly CardId[]): number =>
  new Set(cards.flatMap((card) => defOf(run, card).colours)).size;
/** "in this Digimon's digivolution cards" */
const isBeneath = ({ kind }: Target): boolean => kind === 'belonging';

/** All that were spoken of; where none of them is there any more, as they left (4-7-8). */
function ofThose(run: Run, { context }: Standpoint): readonly Unit[] {
  const units = context === undefined ? [] : meaningOf(run, context, 'those Digimon');
  const there = units.filter((unit) => !unit.gone);
  return there.length > 0 ? there : units;
}

/** The colors of what is on the field, each of them once (2-4-3-1). */
function coloursIn(run: Run, who: Target, from: Standpoint): ReadonlySet<string> {
  const self = selfOf(from);
  const units =
    who.kind === 'any' || who.kind === 'all'
      ? matchingThere(run, who, from, self)
      : self === null
        ? []
        : [self];
  return new Set(units.flatMap((unit) => coloursOf(run, unit, from.look)));
}

/** "for each card trashed by this effect", "for each Digimon deleted" */
function doneNumber(run: Run, counted: Counted, { context, player, look }: Standpoint): number {
  const done = doneOf(counted);
  if (context === undefined || done === null) return 0;
  if (done.what === 'cards')
    return done.kinds.reduce((sum, kind) => sum + (context.moved.get(kind) ?? 0), 0);
  const units = done.kinds.flatMap((kind) => context.last.get(kind) ?? []);
  const all = isOfEvent(counted) && !context.last.has('delete') ? context.named : units;
  return all.filter(
    (unit) => (!done.theirs || unit.owner !== player) && isCalled(run, unit, done.noun, look),
  ).length;
}

/**
 * "for each Tamer deleted by this effect": of Digimon and Tamers only these. One that was treated
 * as a Digimon was both.
 */
function isCalled(run: Run, unit: Unit, noun: string, look: Look): boolean {
  if (noun === 'Digimon or Tamer') return true;
  if (noun === 'Tamer') return defOf(run, topCard(unit)).category === 'Tamer';
  return unit.gone ? unit.goneAsDigimon === true : isDigimon(run, unit, look);
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
  const fits = (card: CardId): boolean => fitsCard(run, card, search);
  switch (place.kind) {
    case 'area':
      return sidesOf(place.side, from.player)
        .flatMap((owner) => AREAS[place.areas]?.flatMap((area) => state[area][owner]) ?? [])
        .filter(fits);
    case 'under':
      return holders(run, place.who, from).flatMap((unit) => cardsUnder(run, unit, search));
    case 'among':
      return [...(from.context?.revealed ?? []), ...(from.context?.searched ?? [])].filter(fits);
    case 'places':
      return place.places.flatMap((one) => cardsIn(run, one, search, from));
  }
}

const AREAS: { readonly [name: string]: readonly ('hand' | 'trash' | 'deck' | 'security')[] } = {
  hand: ['hand'],
  trash: ['trash'],
  'hand or trash': ['hand', 'trash'],
  'hand and/or trash': ['hand', 'trash'],
  deck: ['deck'],
  'security stack': ['security'],
};

/** Whose cards beneath are meant. */
function holders(run: Run, who: Target, from: Standpoint): readonly Unit[] {
  const { player, look } = from;
  const self = selfOf(from);
  if (who.kind === 'this') return self === null ? [] : [self];
  if (who.kind === 'choose') return [oneOf(run, who, from) ?? []].flat();
  return who.kind === 'any' || who.kind === 'all' ? matching(run, who, player, self, look) : [];
}

/**
 * "for each digivolution card of 1 of your [Rex]"
 *
 * @throws Undecided where there are several with another number of cards each: its player chooses,
 *   and nothing says when.
 */
function oneOf(run: Run, who: Extract<Target, { kind: 'choose' }>, from: Standpoint): Unit | null {
  const [unit, ...more] = matching(run, who, from.player, selfOf(from), from.look);
  if (unit !== undefined && more.some(({ cards }) => cards.length !== unit.cards.length))
    throw new Undecided(
      'an effect counts the cards beneath 1 of several Digimon; which of them is not settled',
    );
  return unit ?? null;
}
