import type { Condition, Place, Target, Test } from '../../../effect/tree/tree.ts';
import { numberOfThem } from './different.ts';
import { notRefused } from '../../../card/runnable/table.ts';
import { fitsCard } from './card-filter.ts';
import { matchingThere, thanThis } from './than-this.ts';
import { cameAbout } from './came-about.ts';
import { isCausedBy } from './caused.ts';
import { compares, hasCards } from './compares.ts';
import { slugOf } from '../../../rules/slug.ts';
import { meaningOf } from '../context/context.ts';
import { cardsIn, sidesOf } from './count.ts';
import { isDigimon, isInArea, passes, type Look } from './filter.ts';
import { isResultOf } from './result-of.ts';
import { asideOf } from '../context/revealed.ts';
import { selfOf, type Standpoint } from './standpoint.ts';
import { movedBy } from '../../../card/ability/done.ts';
import { isNamed } from '../../../card/information.ts';
import { defOf, Undecided, type Run } from '../../run/run.ts';
import { knownBeneath, memoryOf, topCard, type CardId, type Unit } from '../../state/state.ts';
import { opponentOf, type Player } from '../../../base/player.ts';

/** Whether a processing condition ("if", "while") holds now (15-6, 15-8-3-7). */
export const holds = (run: Run, condition: Condition, from: Standpoint): boolean =>
  test(run, condition.test, from);

function test(run: Run, t: Test, from: Standpoint): boolean {
  const { player, self } = from;
  switch (t.kind) {
    case 'memory': {
      const memory = memoryOf(run.state, t.side === 'your' ? player : opponentOf(player));
      return compares(memory, t.compare, t.n);
    }
    case 'count':
      // Where the cards are says whose they are.
      if (t.what === 'placed')
        return eachArea(t.place).some((place) =>
          hasCards(placed(run, { ...t, ...place }, from), t.compare, t.n),
        );
      return hasCards(
        sidesOf(t.side, player).reduce<number>((sum, side) => sum + count(run, t, side, from), 0),
        t.compare,
        t.n,
      );
    case 'state':
      return areSo(t.who, subjects(run, t.who, from), from, (unit) =>
        t.state === 'attacking'
          ? run.state.attack?.attacker === unit
          : unit.suspended === (t.state === 'suspended'),
      );
    case 'has':
      // 15-8-3-9-4: what is asked of a Digimon that has left ("had") is how it was when it left.
      return areSo(
        t.who,
        t.past === true ? past(run, t.who, from) : subjects(run, t.who, from),
        from,
        (unit) => t.filters.every((filter) => passes(run, unit, filter, from.look)),
      );
    case 'turn':
      return run.state.turn === (t.side === 'your' ? player : opponentOf(player));
    case 'result':
      // "If you do" looks at the sentence before it, "if this effect ..." at the whole effect.
      if (t.whose !== undefined) return doneToSide(t.verb, t.whose, from) === t.done;
      return (
        (t.verb === 'do'
          ? from.context?.did === true
          : [...(from.context?.done ?? [])].some((kind) => kind.startsWith(t.verb.slice(0, 5)))) ===
        t.done
      );
    case 'result count': {
      const moved = movedBy(t.verb).map((kind) => from.context?.moved.get(kind) ?? 0);
      return hasCards(
        moved.reduce((sum, n) => sum + n, 0),
        t.compare,
        t.n,
      );
    }
    case 'result of':
      return isResultOf(run, t, from);
    case 'under': {
      const under = (self === null ? [] : knownBeneath(self)).map((card) => defOf(run, card));
      const isThere = (word: string): boolean => under.some((def) => isNamed(def, word));
      return t.all ? t.words.every(isThere) : t.words.some(isThere);
    }
    case 'deleted': {
      const event = from.context?.event;
      return event?.kind === 'deleted' && isCausedBy(run, event.cause, t.cause, player, from.look);
    }
    case 'by keyword': {
      const { kind, cause } = from.context?.event ?? {};
      return kind === t.what && cause?.kind === 'effect' && cause.keyword === slugOf(t.use.name);
    }
    case 'stack': {
      const there = selfOf(from);
      return there !== null && hasCards(mostAlike(run, there), t.compare, t.n);
    }
    case 'placed': {
      const { who, also = [], place } = t;
      const parts = who.kind === 'either' ? who.targets : [who];
      const searches = parts.flatMap((one) => (one.kind === 'any' ? one : []));
      const named = { noun: '', filters: [{ kind: 'name', match: 'exact', words: also }] } as const;
      return [...searches, ...(also.length === 0 ? [] : [named])].some(
        (search) => cardsIn(run, place, search, from).length > 0,
      );
    }
    case 'count colours': {
      const { of } = t;
      if (of.kind !== 'any' && of.kind !== 'all') return false;
      const units = matchingThere(run, of, from);
      const colours = units.flatMap((unit) => defOf(run, topCard(unit)).colours);
      return compares(new Set(colours).size, t.compare, t.n);
    }
    case 'versus': {
      const [own, other] = [player, opponentOf(player)].map((side) =>
        count(run, { ...t, kind: 'count', compare: 'or more', n: 0 }, side, from),
      ) as [number, number];
      const [mine, theirs] = t.side === 'your' ? [own, other] : [other, own];
      if (t.compare === 'less') return mine < theirs;
      if (t.compare === 'more') return mine > theirs;
      if (t.compare === 'same') return mine === theirs;
      return t.compare === 'or less' ? mine <= theirs : mine >= theirs;
    }
    case 'way':
      return cameAbout(run, t, from);
    case 'and':
      return t.tests.every((part) => test(run, part, from));
    case 'or':
      return t.tests.some((part) => test(run, part, from));
    default:
      return notRefused('condition', t.kind);
  }
}

function count(
  run: Run,
  t: Extract<Test, { kind: 'count' }>,
  side: Player,
  from: Standpoint,
): number {
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
      return numberOfThem(
        run,
        state.units
          .filter(
            (unit) =>
              unit.owner === side &&
              isInArea(unit, filters) &&
              isCounted(run, unit, t.what, from.look) &&
              !(t.other === true && unit === from.self) &&
              filters.every((filter) => passes(run, unit, filter, from.look)),
          )
          .map(topCard),
        filters,
      );
    case 'placed':
      return placed(run, t, from);
    default:
      return notRefused('count of a condition', t.what);
  }
}

/** "a face-up [X] security card": what lies face down shows nothing (4-7-9). */
function securityCards(
  run: Run,
  { faceUp, filters = [] }: Extract<Test, { kind: 'count' }>,
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
  { noun = '', filters = [], place }: Extract<Test, { kind: 'count' }>,
  from: Standpoint,
): number =>
  place === undefined
    ? 0
    : numberOfThem(run, cardsIn(run, place, { noun, filters }, from), filters);

/** "you have [X]": a card of any category on the field. */
function isCounted(run: Run, unit: Unit, what: string, look: Look): boolean {
  const { category } = defOf(run, topCard(unit));
  if (what === 'card') return true;
  if (what === 'Token') return category === 'Token';
  const tamer = category === 'Tamer';
  return (
    (what.includes('Digimon') && isDigimon(run, unit, look)) || (what.includes('Tamer') && tamer)
  );
}

/** "this effect suspended your Digimon": whether it did that to one of that side. */
const doneToSide = (
  verb: string,
  whose: 'your' | "your opponent's",
  { context, player }: Standpoint,
): boolean =>
  [...(context?.last ?? [])].some(
    ([kind, units]) =>
      kind === verb && units.some(({ owner }) => (owner === player) === (whose === 'your')),
  );

/** How many cards of a stack share a level; face-down cards and cards without one have none. */
function mostAlike(run: Run, { cards, faceDown }: Unit): number {
  const levels = cards
    .filter((card) => !faceDown.includes(card))
    .flatMap((card) => defOf(run, card).level ?? []);
  return Math.max(0, ...levels.map((level) => levels.filter((one) => one === level).length));
}

/**
 * "all of your Digimon are": each of them; any other subject: one that is so is enough. Of several
 * that the effect itself speaks of ("If they have ..., delete them") all are so, or none.
 */
function areSo(
  who: Target,
  units: readonly Unit[],
  { context }: Standpoint,
  isSo: (unit: Unit) => boolean,
): boolean {
  if (who.kind === 'all') return units.length > 0 && units.every(isSo);
  const isAny = units.some(isSo);
  const areNamed = units.every((unit) => context?.named.includes(unit) !== false);
  const isOfAny = who.kind !== 'same' || who.form.startsWith('any of');
  if (isAny && !isOfAny && !areNamed && !units.every(isSo))
    throw new Undecided(
      'a condition asks something of several Digimon that is so for only some of them',
    );
  return isAny;
}

function subjects(run: Run, who: Target, from: Standpoint): readonly Unit[] {
  switch (who.kind) {
    case 'this': {
      const self = selfOf(from);
      return self === null ? [] : [self];
    }
    case 'same':
      return spokenOf(run, who.form, from);
    case 'choose':
    case 'all':
    case 'any':
      return matchingThere(run, who, from);
    default:
      return [];
  }
}

/** Whom "it" means; of those that the event took away as they were (15-8-3-9-4). */
function spokenOf(run: Run, form: string, { self, context }: Standpoint): readonly Unit[] {
  if (context === undefined) return self === null || self.gone ? [] : [self];
  const units = meaningOf(run, context, form);
  const there = units.filter((unit) => !unit.gone);
  const kind = context.event?.kind;
  return there.length > 0 || (kind !== 'deleted' && kind !== 'left') ? there : units;
}

/** "it had ...": also of one that has left. */
function past(run: Run, who: Target, from: Standpoint): readonly Unit[] {
  if (who.kind === 'same' && from.context !== undefined)
    return meaningOf(run, from.context, who.form);
  return from.self === null ? subjects(run, who, from) : [from.self];
}
