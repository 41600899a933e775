import { meansOne } from '../../card/refers.ts';
import type { Action, Target } from '../../effect/tree/tree.ts';
import type { Run } from '../run/run.ts';
import type { CardId, Cause, GameEvent, Pending, Unit, Values } from '../state/state.ts';
import type { Player } from '../../base/player.ts';

/**
 * An effect being carried out: whose it is, what set it off, and what it has chosen and done so
 * far.
 */
export interface Context {
  readonly pending: Pending;
  readonly player: Player;
  /** The Digimon that has the effect; `null` for a card in no area (a checked card). */
  readonly unit: Unit | null;
  readonly card: CardId;
  readonly event: GameEvent | null;
  readonly cause: Cause;
  /** Whom the trigger condition names; one of them once their player has said which. */
  named: readonly Unit[];
  /** What "it" and "that Digimon" mean. */
  same: readonly Unit[];
  /** The same, where nobody is chosen: whatever matches (15-11-2). */
  all: readonly Extract<Target, { kind: 'all' }>[];
  /** Digimon that this effect did something to, by what it did; `play` are those that it played. */
  readonly last: Map<Action['kind'], readonly Unit[]>;
  /** Whom the cost was about, where "it" goes on to mean whom the trigger condition names. */
  paid: readonly Unit[];
  /** Whose digivolution cards are meant, once a Digimon was chosen for that. */
  under: Unit | null;
  /** Cards revealed by this effect; those that are not placed yet are aside (15-15-3). */
  revealed: readonly CardId[];
  /** DP of the Digimon that was suspended to pay (16-24-4). */
  paidDp: number;
  /**
   * While a cost is paid: who can do what it says to the full, so that nothing is paid in part
   * (15-7-3).
   */
  payer: ((target: Target, unit: Unit) => boolean) | null;
  /** Something has been done: the use counts (15-14-1-4). */
  committed: boolean;
  /** Kinds of actions that have really happened to something, for "if this effect didn't ..." */
  readonly done: Set<Action['kind']>;
  /** Whether the sentence that "if you do" looks back at was carried out (15-6-2). */
  did: boolean;
}

export function makeContext(pending: Pending): Context {
  const named = meant(pending);
  return {
    pending,
    player: pending.player,
    unit: pending.unit,
    card: pending.card,
    event: pending.event,
    cause: { kind: 'effect', player: pending.player, card: pending.card, unit: pending.unit },
    named,
    same: pending.same ?? named,
    last: new Map(),
    paid: [],
    all: [],
    under: null,
    revealed: [],
    paidDp: 0,
    payer: null,
    committed: false,
    done: new Set(),
    did: false,
  };
}

/** Before anything is chosen, "it" is whom the trigger condition names, or the Digimon itself. */
function meant({ meant: found, unit }: Pending): readonly Unit[] {
  if (found !== undefined && (found.written || found.it.length > 0)) return found.it;
  return unit === null ? [] : [unit];
}

/**
 * What a word that refers back means: the only place that decides it. Also Digimon that have left;
 * whoever does something to them leaves those out.
 */
export function meaningOf(run: Run, context: Context, form: string): readonly Unit[] {
  switch (form) {
    case 'the Digimon it battled':
      return battled(context);
    case 'the attacking Digimon':
      return run.state.attack === null ? [] : [run.state.attack.attacker];
    case 'the played Digimon':
    case 'the Digimon this effect played':
    case 'the Digimon played by this effect':
      return context.last.get('play') ?? (form === 'the played Digimon' ? context.named : []);
    case 'the deleted Digimon':
      return context.last.get('delete') ?? deletedIn(context);
    case 'the suspended Digimon':
      return context.last.get('suspend') ?? context.named;
    case 'the returned Digimon':
      return context.last.get('return') ?? [];
    case 'that Digimon':
    case 'that Tamer':
    case 'that Digimon or Tamer':
      return isStillNamed(context) || isItself(context) ? otherThanSelf(context) : context.same;
    default:
      return context.same;
  }
}

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
export const valuesAtTrigger = ({ pending }: Context, unit: Unit, form: string): Values | null =>
  form.startsWith('the ') || unit.gone ? (pending.meant?.values.get(unit) ?? null) : null;

/**
 * "it", "that Digimon" where several met the trigger condition together: their player says which
 * (15-11-1-1, Q862), and whatever else the effect says of "it" is said of that one.
 */
export function mustSayWhich(run: Run, context: Context, form: string): boolean {
  const { named } = context;
  if (named.length < 2 || !meansOne(form)) return false;
  const units = meaningOf(run, context, form);
  return units.length === named.length && units.every((unit) => named.includes(unit));
}

/** One of several that the trigger condition names has been chosen: the effect means that one. */
export function meanOnly(context: Context, unit: Unit): void {
  context.named = [unit];
  context.same = context.named;
}

/** What has really happened to some Digimon, all of the chosen or not. */
export function noteDone(context: Context, kind: Action['kind'], units: readonly Unit[]): void {
  context.last.set(kind, units);
  if (units.length > 0) context.done.add(kind);
}
