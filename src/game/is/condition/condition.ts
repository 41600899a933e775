/** Whether a processing condition ("if", "while") holds now (15-6, 15-8-3-7). */
import type { Condition, Test } from '../../../effect/tree/tree.ts';
import type { OfKind } from '../../../effect/tree/of-kind.ts';
import type { RunOf } from '../../../card/can-run/can-run.ts';
import { notRefused } from '../../../card/can-run/not-refused.ts';
import { matchingThere } from './than-this.ts';
import { cameAbout } from './came-about.ts';
import { isCausedBy } from './caused.ts';
import { compares, hasCards } from './compares.ts';
import { slugOf } from '../../../rules/slug.ts';
import { cardsIn } from './count.ts';
import { passes } from './filter.ts';
import { countHolds, countOn } from './how-many.ts';
import { mostAlike } from './level-counts.ts';
import { isResultOf } from './result-of.ts';
import { selfOf, type Standpoint } from './standpoint.ts';
import { areSo, past, subjects } from './subjects.ts';
import { movedBy } from '../../../card/ability/done.ts';
import { DOES } from '../../../card/runnable/does.ts';
import { isNamed } from '../../../card/information.ts';
import { defOf, type Run } from '../../run/run.ts';
import { knownBeneath, memoryOf, topCard } from '../../state/state.ts';
import { opponentOf, type Player } from '../../../base/player.ts';

type AsksNow<T> = (run: Run, test: T, from: Standpoint) => boolean;

/** Whether a processing condition holds now. */
export const holds = (run: Run, condition: Condition, from: Standpoint): boolean =>
  test(run, condition.test, from);

const test: AsksNow<Test> = (run, asked, from) => {
  const table: { readonly [kind in Test['kind']]?: AsksNow<never> } = TABLE;
  const asks = table[asked.kind] as AsksNow<Test> | undefined;
  return asks?.(run, asked, from) ?? notRefused('condition', asked.kind as RefusedTest);
};

type RefusedTest = Exclude<Test['kind'], RunOf<'condition'>>;

/** A line for each kind of condition that the engine runs. */
const TABLE: { readonly [K in RunOf<'condition'>]: AsksNow<OfKind<Test, K>> } = {
  memory: ({ state }, { side, compare, n }, { player }) =>
    compares(memoryOf(state, side === 'your' ? player : opponentOf(player)), compare, n),
  turn: ({ state }, { side }, { player }) =>
    state.turn === (side === 'your' ? player : opponentOf(player)),
  count: countHolds,
  'count colours': countColours,
  versus,
  state: (run, { who, state }, from) =>
    areSo(who, subjects(run, who, from), from, (unit) =>
      state === 'attacking'
        ? run.state.attack?.attacker === unit
        : unit.suspended === (state === 'suspended'),
    ),
  has: (run, { who, filters, past: wasSo }, from) =>
    // 15-8-3-9-4: what is asked of a Digimon that has left ("had") is how it was when it left.
    areSo(who, (wasSo === true ? past : subjects)(run, who, from), from, (unit) =>
      filters.every((filter) => passes(run, unit, filter, from.look)),
    ),
  under: (run, { words, all }, { self }) => {
    const under = (self === null ? [] : knownBeneath(self)).map((card) => defOf(run, card));
    const isThere = (word: string): boolean => under.some((def) => isNamed(def, word));
    return all ? words.every(isThere) : words.some(isThere);
  },
  stack: (run, { compare, n }, from) => {
    const there = selfOf(from);
    return there !== null && hasCards(mostAlike(run, there), compare, n);
  },
  placed: isThere,
  result,
  'result count': (_, { verb, compare, n }, { context }) => {
    const moved = movedBy(verb).map((kind) => context?.moved.get(kind) ?? 0);
    return hasCards(
      moved.reduce((sum, each) => sum + each, 0),
      compare,
      n,
    );
  },
  'result of': isResultOf,
  deleted: (run, { cause }, { context, player, look }) => {
    const event = context?.event;
    return event?.kind === 'deleted' && isCausedBy(run, event.cause, cause, player, look);
  },
  'by keyword': (_, { what, use }, { context }) => {
    const { kind, cause } = context?.event ?? {};
    return kind === what && cause?.kind === 'effect' && cause.keyword === slugOf(use.name);
  },
  way: cameAbout,
  and: (run, { tests }, from) => tests.every((part) => test(run, part, from)),
  or: (run, { tests }, from) => tests.some((part) => test(run, part, from)),
};

/** "your Tamers have 3 or more total colors", "this Digimon's digivolution cards have ..." */
function countColours(
  run: Run,
  { of, compare, n }: OfKind<Test, 'count colours'>,
  from: Standpoint,
): boolean {
  if (of.kind === 'belonging') {
    const beneath = from.self === null ? [] : knownBeneath(from.self);
    return compares(new Set(beneath.flatMap((card) => defOf(run, card).colours)).size, compare, n);
  }
  if (of.kind !== 'any' && of.kind !== 'all') return false;
  const units = matchingThere(run, of, from);
  const colours = units.flatMap((unit) => defOf(run, topCard(unit)).colours);
  return compares(new Set(colours).size, compare, n);
}

/** "you have fewer security cards than your opponent" */
function versus(run: Run, t: OfKind<Test, 'versus'>, from: Standpoint): boolean {
  const on = (side: Player): number =>
    countOn(run, { ...t, kind: 'count', compare: 'or more', n: 0 }, side, from);
  const [own, other] = [on(from.player), on(opponentOf(from.player))];
  const [mine, theirs] = t.side === 'your' ? [own, other] : [other, own];
  return THAN[t.compare](mine, theirs);
}

const THAN: Readonly<
  Record<OfKind<Test, 'versus'>['compare'], (mine: number, theirs: number) => boolean>
> = {
  less: (mine, theirs) => mine < theirs,
  more: (mine, theirs) => mine > theirs,
  same: (mine, theirs) => mine === theirs,
  'or less': (mine, theirs) => mine <= theirs,
  'or more': (mine, theirs) => mine >= theirs,
};

/** "a card with [X] in its name is in your trash" */
function isThere(
  run: Run,
  { who, also = [], place }: OfKind<Test, 'placed'>,
  from: Standpoint,
): boolean {
  const parts = who.kind === 'either' ? who.targets : [who];
  const searches = parts.flatMap((one) => (one.kind === 'any' ? one : []));
  const named = { noun: '', filters: [{ kind: 'name', match: 'exact', words: also }] } as const;
  return [...searches, ...(also.length === 0 ? [] : [named])].some(
    (search) => cardsIn(run, place, search, from).length > 0,
  );
}

/** "If you do" looks at the sentence before it, "if this effect ..." at the whole effect. */
function result(_: Run, { verb, whose, done }: OfKind<Test, 'result'>, from: Standpoint): boolean {
  const { context } = from;
  if (whose !== undefined) return doneToSide(verb, whose, from) === done;
  // "trashed": by any of the actions that trash ("trash hand", "trash security", ...).
  const isDone =
    verb === 'do' ? context?.did === true : DOES[verb].some((kind) => context?.done.has(kind));
  return isDone === done;
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
