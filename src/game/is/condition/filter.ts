import { isWith } from './has-keyword.ts';
import type { Filter, Noun, Side, Target } from '../../../effect/tree/tree.ts';
import { notRefused } from '../../../card/can-run/not-refused.ts';
import { raidLooksAtUnsuspended } from '../../run/policy.ts';
import { hasTrait, isNamed, nameHas, textHas, traitHas } from '../../../card/information.ts';
import { fitsCard, hasAllColours, hasDigiXros } from './card-filter.ts';
import { mostAlike } from './level-counts.ts';
import { compares, hasCards } from './compares.ts';
import { CARD_CATEGORIES, type CardCategory } from '../../../card/information.ts';
import { defOf, inForce, type Run } from '../../run/run.ts';
import type { Ability } from '../../../card/ability/ability.ts';
import type { Player } from '../../../base/player.ts';
import type { CardId, Unit } from '../../state/state.ts';
import type { View } from '../../state/modifier.ts';
import { opponentOf } from '../../../base/player.ts';
import { topCard } from '../../state/state.ts';
import { namesKind, areAnyCards, areUnder } from '../../../effect/tree/closed/noun.ts';

/** How conditions and filters look at a Digimon. view.ts passes the views that it is computing. */
export type Look = (unit: Unit) => View;

/**
 * Whether it is the turn that an effect needs: that of [Your Turn] or [Opponent's Turn]
 * (15-16-8-1).
 */
export const isInItsTurn = (run: Run, { turn }: Ability, owner: Player): boolean =>
  turn === 'any' || isTurnOf(run, turn, owner) || !inForce(run, '15-16-8-1');

/** Whether it is that turn, as seen by `owner`. */
export const isTurnOf = (run: Run, turn: 'own' | "opponent's", owner: Player): boolean =>
  (run.state.turn === owner) === (turn === 'own');

/** Whether a Digimon is on the side that a text of `player` names (15-10-1). */
export const onSide = (unit: Unit, side: Side, player: Player): boolean =>
  side === 'either' || unit.owner === (side === 'your' ? player : opponentOf(player));

/**
 * Digimon that a target phrase may mean, in board order. An effect that names no area sees only the
 * battle area (15-1-7).
 */
export function matching(
  run: Run,
  target: Extract<Target, { kind: 'choose' | 'all' | 'any' }>,
  player: Player,
  self: Unit | null,
  look: Look,
): Unit[] {
  const found: Unit[] = [];
  for (const unit of run.state.units)
    if (fits(run, unit, target, player, self, look)) found.push(unit);
  const best = target.filters.reduce((left, filter) => extreme(run, left, filter, look), found);
  if (raidLooksAtUnsuspended(run) || !target.filters.some(isUnsuspended)) return best;
  const filters = target.filters.filter((filter) => !isUnsuspended(filter));
  const all = matching(run, { ...target, filters }, player, self, look);
  return best.filter((unit) => all.includes(unit));
}

const isUnsuspended = ({ kind }: Filter): boolean => kind === 'unsuspended';

/**
 * Whether a Digimon is one of those that a phrase may mean; "the lowest DP" asks for all of them
 * and is left out.
 */
export function fits(
  run: Run,
  unit: Unit,
  { side, other, noun, filters }: Extract<Target, { kind: 'choose' | 'all' | 'any' }>,
  player: Player,
  self: Unit | null,
  look: Look,
): boolean {
  if (
    !isInArea(unit, filters) ||
    (side !== 'either' && (unit.owner === player) !== (side === 'your'))
  )
    return false;
  if ((other && unit === self) || !fitsNoun(run, unit, noun, look)) return false;
  for (const filter of filters) if (!passes(run, unit, filter, look)) return false;
  return true;
}

/**
 * A text that names no area sees only the battle area (15-1-7, 3-4-7-5), one with "on the field"
 * sees the breeding area as well (3-4-6). "In play" on older cards names no area.
 */
export const isInArea = ({ area }: Unit, filters: readonly Filter[]): boolean =>
  filters.some(({ kind }) => kind === 'in the breeding area')
    ? area === 'breeding'
    : area === 'battle' || filters.some(isOnTheField);

const isOnTheField = (filter: Filter): boolean =>
  filter.kind === 'on the field' && filter.inPlay !== true;

/** 4-3-1; a Tamer is one while an effect treats it so (15-12-1-4). */
export const isDigimon = (run: Run, unit: Unit, look: Look): boolean => {
  const category = defOf(run, unit.cards[0] ?? -1).category;
  return (
    category === 'Digimon' ||
    category === 'Digi-Egg' ||
    category === 'Token' ||
    look(unit).treatedAsDigimon
  );
};

/** What kind of thing on the field a noun means (4-3, 4-4, 4-21). */
export function fitsNoun(run: Run, unit: Unit, noun: Noun, look: Look): boolean {
  // They are cards of a security check (13-1-7): security-digimon.ts.
  if (noun === 'Security Digimon') return false;
  const { category } = defOf(run, topCard(unit));
  if (noun === 'Digimon' && category === 'Digimon') return true;
  return (
    categoriesOf(noun).includes(category) ||
    (category === 'Tamer' && namesKind(noun, 'Digimon') && look(unit).treatedAsDigimon)
  );
}

const known = new Map<Noun, readonly CardCategory[]>();

function categoriesOf(noun: Noun): readonly CardCategory[] {
  const before = known.get(noun);
  if (before !== undefined) return before;
  const categories: CardCategory[] = [];
  // "all of your [Rex]": whatever has that name.
  // "all of your [Rex] cards in play" says no more.
  if (noun === '' || noun === 'card' || noun === 'cards') categories.push(...CARD_CATEGORIES);
  else if (noun === 'Token' || noun === 'Tokens') categories.push('Token');
  else {
    if (namesKind(noun, 'Digimon')) categories.push('Digimon', 'Digi-Egg', 'Token');
    if (namesKind(noun, 'Tamer')) categories.push('Tamer');
    if (namesKind(noun, 'Option')) categories.push('Option');
  }
  known.set(noun, categories);
  return categories;
}

/** "this Digimon with [X] in its name", "this suspended Digimon": while it is that. */
export const isSuch = (
  run: Run,
  unit: Unit,
  { noun, filters }: Extract<Target, { kind: 'this with' }>,
  look: Look,
): boolean =>
  fitsNoun(run, unit, noun, look) && filters.every((filter) => passes(run, unit, filter, look));

export function passes(run: Run, unit: Unit, filter: Filter, look: Look): boolean {
  const def = defOf(run, unit.cards[0] ?? -1);
  switch (filter.kind) {
    case 'DP': {
      const dp = look(unit).dp;
      return dp !== null && compares(dp, filter.compare, filter.n);
    }
    case 'level': {
      const level = levelOf(run, unit, look);
      return level !== null && compares(level, filter.compare, filter.n);
    }
    case 'keyword':
      return isWith(look(unit), filter.use);
    case 'suspended':
      return unit.suspended;
    case 'unsuspended':
      return !unit.suspended;
    case 'name':
      return filter.words.some((word) =>
        filter.match === 'exact' ? isNamed(def, word) : nameHas(def, word, filter.except),
      );
    case 'colour':
      return filter.colours.some((colour) =>
        coloursOf(run, unit, look).includes(colour.toLowerCase()),
      );
    case 'not colour':
      return !filter.colours.some((colour) => coloursOf(run, unit, look).includes(colour));
    case 'colours':
      return compares(coloursOf(run, unit, look).length, filter.compare, filter.n);
    case 'digivolution cards':
      return hasCards(unit.cards.length - 1, filter.compare, filter.n);
    case 'play cost':
      return def.cost !== null && compares(def.cost, filter.compare, filter.n);
    case 'trait':
      return filter.words.some((word) =>
        filter.match === 'exact' ? hasTrait(def, word) : traitHas(def, word, filter.except),
      );
    case 'text':
      return filter.words.some((word) => textHas(def, word));
    case 'not named':
      return !filter.words.some((word) => isNamed(def, word));
    case 'no level':
      return levelOf(run, unit, look) === null;
    case 'has no DP':
      return look(unit).dp === null;
    case 'has inherited effects':
      return def.text.inherited.trim() !== '';
    case 'has a DigiXros requirement':
      return hasDigiXros(def);
    case 'has effect':
      // 15-3-2: inherited effects and those that it has gained are its effects.
      return look(unit).abilities.some(
        ({ ability }) =>
          ability.keyword === undefined && ability.timings.some((name) => name === filter.effect),
      );
    case 'under colour':
      return cardsUnder(run, unit, withColour(filter.words)).length > 0;
    case 'under name':
      return cardsUnder(run, unit, withName(filter.words)).length > 0;
    case 'link cards':
      return hasCards(unit.links.length, filter.compare, filter.n);
    case 'all colours':
      return hasAllColours(coloursOf(run, unit, look), filter);
    case 'face-down digivolution cards':
      return hasCards(
        unit.cards.filter((card, i) => i > 0 && unit.faceDown.includes(card)).length,
        filter.compare,
        filter.n,
      );
    case 'under':
      return hasCards(cardsUnder(run, unit, filter).length, filter.compare, filter.n);
    case 'or':
      return filter.filters.some((one) => passes(run, unit, one, look));
    case 'not':
      return isButBest(filter) || !filter.filters.every((one) => passes(run, unit, one, look));
    case 'same-level cards':
      return hasCards(mostAlike(run, unit), filter.compare, filter.n);
    case 'extreme':
    case 'different':
    case 'on the field':
    case 'in the breeding area':
      return true;
    default:
      return notRefused('filter', filter.kind);
  }
}

/** "a red digivolution card", "a [Cub] digivolution card" */
const withColour = (colours: readonly string[]): Parameters<typeof cardsUnder>[2] => ({
  noun: 'card',
  filters: [{ kind: 'colour', colours }],
});
const withName = (words: readonly string[]): Parameters<typeof cardsUnder>[2] => ({
  noun: 'card',
  filters: [{ kind: 'name', match: 'exact', words }],
});
/** The colours of its top card, and those that it is also treated as (15-12-1-2). */
export function coloursOf(run: Run, unit: Unit, look: Look): readonly string[] {
  const { colours: more, asIf } = look(unit);
  const colours = asIf?.colours ?? defOf(run, topCard(unit)).colours;
  return more.length === 0 ? colours : [...new Set<string>([...colours, ...more])];
}

/** The level of its card, or of the Digimon that a Tamer is while it digivolves. */
const levelOf = (run: Run, unit: Unit, look: Look): number | null =>
  look(unit).asIf?.level ?? defOf(run, topCard(unit)).level;

/** "other than their highest DP Digimon": like "the highest DP", this asks for all of them. */
export const isButBest = (filter: Filter): boolean =>
  filter.kind === 'not' && filter.filters.some(({ kind }) => kind === 'extreme');

/** "with the lowest DP": among those that match the rest and have a value at all. */
function extreme(run: Run, units: Unit[], filter: Filter, look: Look): Unit[] {
  if (filter.kind === 'not' && isButBest(filter)) {
    const best = filter.filters.reduce((left, one) => extreme(run, left, one, look), units);
    return units.filter((unit) => !best.includes(unit));
  }
  if (filter.kind !== 'extreme') return units;
  const value = (unit: Unit): number | null => {
    const { cost } = defOf(run, topCard(unit));
    if (filter.of === 'digivolution cards') return unit.cards.length - 1;
    return filter.of === 'DP'
      ? look(unit).dp
      : filter.of === 'level'
        ? levelOf(run, unit, look)
        : cost;
  };
  const values = units.flatMap((unit) => value(unit) ?? []);
  const best = filter.which === 'lowest' ? Math.min(...values) : Math.max(...values);
  return units.filter((unit) => value(unit) === best);
}

/**
 * Cards beneath a Digimon or Tamer that are what a text asks for. A face-down card has no
 * information (4-7-9), but it is a card.
 */
export function cardsUnder(
  run: Run,
  unit: Unit,
  search: { readonly noun: Noun; readonly filters: readonly Filter[] },
): readonly CardId[] {
  const { noun, filters } = search;
  const isAny = filters.length === 0 && (areAnyCards(noun) || areUnder(noun));
  return unit.cards
    .slice(1)
    .filter((card) => isAny || (!unit.faceDown.includes(card) && fitsCard(run, card, search)));
}
