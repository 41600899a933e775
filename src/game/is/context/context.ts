import type { EventKind } from '../../../card/listens/listener.ts';
import { saidBy, type SameWord } from '../../../effect/tree/closed/same.ts';
import type { Action, Target } from '../../../effect/tree/tree.ts';
import { defOf, type Run } from '../../run/run.ts';
import {
  topCard,
  type CardId,
  type Cause,
  type GameEvent,
  type Pending,
  type Unit,
} from '../../state/state.ts';
import type { Values } from '../../state/modifier.ts';
import type { Player } from '../../../base/player.ts';

/**
 * An effect being carried out: whose it is, what set it off, and what it has chosen and done so
 * far.
 */
export interface Context {
  readonly pending: Pending;
  readonly player: Player;
  /** Who chooses: "your opponent deletes 1 of their Digimon" (15-10-1-2). */
  chooser: Player;
  /**
   * The Digimon that has the effect; `null` for a card in no area (a checked card), until the
   * effect plays it.
   */
  unit: Unit | null;
  readonly card: CardId;
  readonly event: GameEvent | null;
  readonly cause: Cause;
  /** Whom the trigger condition names; one of them once their player has said which. */
  named: readonly Unit[];
  /** What "it" and "that Digimon" mean. */
  same: readonly Unit[];
  /** The same, where a sentence has let a player choose them: they are meant, whoever they are. */
  chosen: readonly Unit[] | null;
  /** The same, where nobody is chosen: whatever matches (15-11-2). */
  all: readonly Extract<Target, { kind: 'all' }>[];
  /** Digimon that this effect did something to, by what it did; `play` are those that it played. */
  readonly last: Map<string, readonly Unit[]>;
  /** Whom the cost was about, where "it" goes on to mean whom the trigger condition names. */
  paid: readonly Unit[];
  /** Whose digivolution cards are meant, once a Digimon was chosen for that. */
  under: Unit | null;
  /** Cards revealed by this effect; those that are not placed yet are aside (15-15-3). */
  revealed: readonly CardId[];
  /** Cards of a security stack that its player is searching: these stay there (15-15-3-9). */
  searched: readonly CardId[];
  /** How many cards its actions of a kind have moved, for "for each card trashed" (4-27). */
  readonly moved: Map<Action['kind'], number>;
  /** Which cards these were, for "the placed card's level". */
  readonly movedCards: Map<Action['kind'], readonly CardId[]>;
  /** DP of the Digimon that was suspended to pay (16-24-4). */
  paidDp: number;
  /**
   * While a cost is paid: who can do what it says to the full, so that nothing is paid in part
   * (15-7-3).
   */
  payer: ((target: Target, unit: Unit) => boolean) | null;
  /** "You may": its player has decided about what is being done. */
  asked: boolean;
  /** Its player has left a card where only they see it. */
  declined: boolean;
  /** Something has been done: the use counts (15-14-1-4). */
  committed: boolean;
  /** Kinds of actions that have really happened to something, for "if this effect didn't ..." */
  readonly done: Set<Action['kind']>;
  /** Whether the sentence that "if you do" looks back at was carried out (15-6-2). */
  did: boolean;
}

export function makeContext(pending: Pending): Context {
  const named = meantAtFirst(pending);
  const { player, card, unit } = pending;
  const { keyword } = pending.ability;
  const by = keyword === undefined ? {} : { keyword };
  const done = new Set(pending.soFar?.done);
  return {
    pending,
    player,
    chooser: player,
    unit,
    card,
    event: pending.event,
    cause: { kind: 'effect', player, card, unit, ...by, done },
    named,
    same: pending.same ?? named,
    chosen: pending.sameChosen === true ? (pending.same ?? null) : null,
    last: new Map(pending.last),
    paid: pending.soFar?.paid ?? [],
    all: [],
    under: null,
    revealed: [],
    searched: [],
    moved: new Map(pending.soFar?.moved),
    movedCards: new Map(pending.soFar?.movedCards),
    paidDp: pending.soFar?.paidDp ?? 0,
    payer: null,
    asked: false,
    declined: false,
    committed: false,
    done,
    did: pending.soFar?.did === true,
  };
}

/** Before anything is chosen, "it" is whom the trigger condition names, or the Digimon itself. */
export function meantAtFirst({ meant: found, unit }: Pending): readonly Unit[] {
  if (found !== undefined && (found.written || found.it.length > 0)) return found.it;
  return unit === null ? [] : [unit];
}

/**
 * What a word that refers back means: the only place that decides it. Also Digimon that have left;
 * whoever does something to them leaves those out.
 */
export function meaningOf(run: Run, context: Context, word: SameWord): readonly Unit[] {
  const { did, was, noun } = saidBy(word);
  if (did === 'play') return playedAs(run, context, noun === 'Tamer');
  if (did !== undefined) return context.last.get(did) ?? [];
  switch (was) {
    case 'played':
      return context.last.has('play')
        ? playedAs(run, context, noun === 'Tamer')
        : ofEvent(context, 'played', context.named);
    case 'deleted':
      return context.last.get('delete') ?? ofEvent(context, 'deleted', deletedIn(context));
    case 'suspended':
      return context.last.get('suspend') ?? ofEvent(context, 'suspended', context.named);
    case 'returned':
      return context.last.get('return') ?? [];
    case undefined:
  }
  switch (word) {
    case 'the Digimon it battled':
      return battled(context);
    case 'the attacking Digimon':
      return run.state.attack === null ? [] : [run.state.attack.attacker];
    case 'that Digimon':
    case 'that Tamer':
    case 'that Digimon or Tamer':
      return !wasChosen(context) && (isStillNamed(context) || isItself(context))
        ? otherThanSelf(context)
        : context.same;
    default:
      return context.same;
  }
}

/** The events right before somebody is played, deleted or suspended. */
const ABOUT_TO = {
  played: 'would be played',
  deleted: 'would be deleted',
  suspended: undefined,
} as const satisfies { readonly [kind in EventKind]?: EventKind | undefined };

/**
 * "the played Digimon": whom a trigger condition of that kind names. Where the effect was to play
 * it and has played nothing, there is none.
 */
function ofEvent(
  { pending, event }: Context,
  kind: 'played' | 'deleted' | 'suspended',
  units: readonly Unit[],
): readonly Unit[] {
  if (pending.meant?.written !== true) return [];
  const began = pending.began ?? event?.kind;
  return began === undefined || began === kind || began === ABOUT_TO[kind] ? units : [];
}

/** "any Digimon played by this effect", "the Tamer played by this effect" */
const playedAs = (run: Run, { last }: Context, isTamer: boolean): readonly Unit[] =>
  (last.get('play') ?? []).filter(
    (unit) => (defOf(run, topCard(unit)).category === 'Tamer') === isTamer,
  );

/**
 * "1 of your Digimon may digivolve ... Then, that Digimon may attack": whoever was chosen last,
 * also the Digimon itself and whom the trigger condition names.
 */
export const wasChosen = ({ same, chosen }: Context): boolean => same === chosen;

/** From now on "it" and "that Digimon" are these; `chosen`: because a player has chosen them. */
export function speakOf(
  context: Context,
  units: readonly Unit[],
  chosen: boolean,
): readonly Unit[] {
  context.same = units;
  context.chosen = chosen ? units : null;
  return units;
}

/**
 * "1 of those Digimon": of those that were spoken of. "When effects trash any of your Digimon's
 * link cards" speaks of the Digimon that had these cards, too (15-5-1).
 */
export const spokenOfAsSeveral = (context: Context): readonly Unit[] =>
  context.named.length === 0 && isStillNamed(context)
    ? (context.pending.meant?.other ?? [])
    : context.same;

/** Nothing has been spoken of since the trigger condition. */
const isStillNamed = ({ same, named }: Context): boolean =>
  same.length === named.length && same.every((unit) => named.includes(unit));

/** Its own Digimon or Tamer was spoken of last, and that is called "this Digimon". */
const isItself = ({ same, unit }: Context): boolean => same.length === 1 && same[0] === unit;

/**
 * "When this Digimon attacks an opponent's Digimon, that Digimon ...": this Digimon is called
 * "this Digimon" and never "that Digimon", so that the other one is meant.
 */
function otherThanSelf({ pending, named, unit, paid }: Context): readonly Unit[] {
  const { meant } = pending;
  if (meant?.written !== true || !named.every((one) => one === unit)) return named;
  return [meant.other, paid].find((units) => units.length > 0) ?? named;
}

/** "the deleted Digimon" of a trigger condition: who deletes it may be named as well. */
const deletedIn = ({ pending, named }: Context): readonly Unit[] =>
  pending.meant !== undefined && pending.meant.other.length > 0 ? pending.meant.other : named;

/** The other one of the battle that set the effect off. */
function battled({ event, unit }: Context): readonly Unit[] {
  const cause = event?.cause;
  return cause?.kind === 'battle' ? cause.units.filter((one) => one !== unit) : [];
}

/** "the played Digimon" is compared as it was when the effect triggered (15-8-3-8). */
export const valuesAtTrigger = ({ pending }: Context, unit: Unit, word: SameWord): Values | null =>
  saidBy(word).by === 'the' || unit.gone ? (pending.meant?.values.get(unit) ?? null) : null;

/**
 * "it", "that Digimon" where several met the trigger condition together: their player says which
 * (15-11-1-1, Q862), and whatever else the effect says of "it" is said of that one.
 */
export function mustSayWhich(run: Run, context: Context, word: SameWord): boolean {
  const { named } = context;
  if (named.length < 2 || saidBy(word).one !== true) return false;
  const units = meaningOf(run, context, word);
  return units.length === named.length && units.every((unit) => named.includes(unit));
}

/** One of several that the trigger condition names has been chosen: the effect means that one. */
export function meanOnly(context: Context, unit: Unit): void {
  context.named = [unit];
  context.same = context.named;
}

/**
 * How many cards an action of the effect has moved, and which it was to move. Where 1 of the 2 that
 * were wanted was there, that much has happened (1-3-2).
 */
export function noteMoved(
  { moved, movedCards, done }: Context,
  kind: Action['kind'],
  n: number,
  cards: readonly CardId[],
): void {
  if (n > 0) done.add(kind);
  moved.set(kind, (moved.get(kind) ?? 0) + n);
  if (n > 0) movedCards.set(kind, cards);
}

/** The one card that "the placed card" means, if it was moved (15-8-3-9-4). */
export const cardDone = ({ movedCards }: Context, word: SameWord): CardId | undefined =>
  saidBy(word).moved?.flatMap((kind) => movedCards.get(kind) ?? [])[0];

/** What has really happened to some Digimon, all of the chosen or not. */
export function noteDone(context: Context, kind: Action['kind'], units: readonly Unit[]): void {
  context.last.set(kind, units);
  if (units.length > 0) context.done.add(kind);
}

/**
 * "Play this card. ... this Digimon ...": from now on that is the Digimon that the card became. A
 * card that happens to be itself is a new card (3-1-3-1-2): "Play 1 [Rex] from your trash."
 */
export function becomesPlayed(context: Context, units: readonly Unit[]): void {
  if (context.unit !== null && !context.unit.gone) return;
  context.unit = units.find((unit) => topCard(unit) === context.card) ?? context.unit;
}
