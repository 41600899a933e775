/** How many there are of what a condition counts: "you have 2 or more ...", "fewer than ...". */
import type { Place, Test } from '../../../effect/tree/tree.ts';
import { numberOfThem, numberOfUnits } from './different.ts';
import { notRefused } from '../../../card/can-run/not-refused.ts';
import { fitsCard } from './card-filter.ts';
import { thanThis } from './than-this.ts';
import { hasCards } from './compares.ts';
import { cardsIn, sidesOf } from './count.ts';
import { fitsNoun, isDigimon, isInArea, passes, type Look } from './filter.ts';
import { asideOf } from '../context/revealed.ts';
import type { Standpoint } from './standpoint.ts';
import { defOf, type Run } from '../../run/run.ts';
import { topCard, type CardId, type Unit } from '../../state/state.ts';
import type { Player } from '../../../base/player.ts';
import { arePlacedOptions } from '../../../effect/tree/closed/noun.ts';

type CountTest = Extract<Test, { kind: 'count' }>;

/** "you have 2 or more Tamers", "there are 4 or fewer cards in your hand" */
export function countHolds(run: Run, t: CountTest, from: Standpoint): boolean {
  // Where the cards are says whose they are.
  if (t.what === 'placed')
    return eachArea(t.place).some((place) =>
      hasCards(placed(run, { ...t, ...place }, from), t.compare, t.n),
    );
  const ofSides = sidesOf(t.side, from.player).map((side) => countOn(run, t, side, from));
  return hasCards(
    ofSides.reduce((sum, n) => sum + n, 0),
    t.compare,
    t.n,
  );
}

/** How many there are on one side of what a condition counts. */
export function countOn(run: Run, t: CountTest, side: Player, from: Standpoint): number {
  const { state } = run;
  const filters = thanThis(run, t.filters ?? [], from);
  switch (t.what) {
    case 'hand':
      return state.hand[side].length;
    case 'trash':
      return state.trash[side].length;
    case 'security':
      return securityCards(run, t, side).length;
    case 'deck':
      // 15-15-3-1: revealing takes nothing away from their number.
      return state.deck[side].length + asideOf(run, side);
    case 'digivolution cards':
      return from.self === null ? 0 : from.self.cards.length - 1;
    case 'Digimon':
    case 'Tamer':
    case 'Digimon or Tamer':
    case 'Token':
    case 'card':
      return numberOfUnits(
        run,
        state.units.filter(
          (unit) =>
            unit.owner === side &&
            isInArea(unit, filters) &&
            isCounted(run, unit, t.what, from.look) &&
            isPlacedAs(run, unit, t.noun, from.look) &&
            !(t.other === true && unit === from.self) &&
            filters.every((filter) => passes(run, unit, filter, from.look)),
        ),
        filters,
        from.look,
      );
    case 'placed':
      return placed(run, t, from);
    default:
      return notRefused('count of a condition', t.what);
  }
}

/** "you have an Option card in the battle area": one that an effect has placed there (4-28-1). */
const isPlacedAs = (run: Run, unit: Unit, noun: CountTest['noun'], look: Look): boolean =>
  noun === undefined || !arePlacedOptions(noun) || fitsNoun(run, unit, noun, look);

/** "a face-up [X] security card": what lies face down shows nothing (4-7-9). */
function securityCards(
  run: Run,
  { faceUp, filters = [] }: CountTest,
  side: Player,
): readonly CardId[] {
  const { security, faceUp: shown } = run.state;
  const asked = filters.filter(({ kind }) => kind !== 'face up');
  const isShown = faceUp === true || filters.length > 0;
  return security[side].filter(
    (card) =>
      (!isShown || shown.includes(card)) && fitsCard(run, card, { noun: 'card', filters: asked }),
  );
}

/** "in your hand or trash": in one of the two (Q5447); "and/or" counts both together. */
const eachArea = (place: Place | undefined): readonly { readonly place?: Place }[] =>
  place?.kind === 'area' && place.areas === 'hand or trash'
    ? [{ place: { ...place, areas: 'hand' } }, { place: { ...place, areas: 'trash' } }]
    : [{}];

/** "you have 8 or more Digimon cards in your trash" */
const placed = (
  run: Run,
  { noun = '', filters = [], place }: CountTest,
  from: Standpoint,
): number =>
  place === undefined
    ? 0
    : numberOfThem(run, cardsIn(run, place, { noun, filters }, from), filters);

/** "you have [X]": a card of any category on the field. */
function isCounted(run: Run, unit: Unit, what: CountTest['what'], look: Look): boolean {
  const { category } = defOf(run, topCard(unit));
  if (what === 'card') return true;
  if (what === 'Token') return category === 'Token';
  const isTamer = category === 'Tamer';
  return (what !== 'Tamer' && isDigimon(run, unit, look)) || (what !== 'Digimon' && isTamer);
}
