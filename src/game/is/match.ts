import type { CausePhrase, EventPhrase, Side, Target } from '../../effect/tree/tree.ts';
import { passes } from './filter.ts';
import { fitsNoun, isInItsTurn, onSide } from './filter.ts';
import { inForce, type Run } from '../run/run.ts';
import type { EventKind, Ability, Listener } from '../../card/ability.ts';
import { opponentOf, type Player } from '../../base/player.ts';
import type { CardId, Cause, GameEvent, Unit } from '../state/state.ts';
import { viewOf } from './view.ts';
import { wouldPlay } from './would-play.ts';

/** Where an effect is: on something on the field, or on a card that is elsewhere. */
export type Self = Unit | Elsewhere;
interface Elsewhere {
  readonly owner: Player;
  readonly card: CardId;
}

/** Whether an event meets a trigger condition of an effect (15-5-1). */
export function matches(run: Run, ability: Ability, self: Self, event: GameEvent): boolean {
  if (!isInItsTurn(run, ability, self.owner)) return false;
  let timing = true;
  let written = true;
  let timings = 0;
  let phrases = 0;
  for (const listener of ability.events) {
    const met = hears(listener.on, event.kind) && meets(run, listener, self, event);
    if (listener.phrase === undefined) {
      timing = timings === 0 ? met : timing || met;
      timings++;
    } else {
      written = phrases === 0 ? met : written || met;
      phrases++;
    }
  }
  // A "when" behind a timing icon is an additional trigger condition: both must be met.
  return timings + phrases > 0 && timing && written;
}

/** A deletion is also a leaving of the battle area. */
export const hears = (on: EventKind, happens: EventKind): boolean =>
  on === happens ||
  (on === 'would leave' && happens === 'would be deleted') ||
  (on === 'left' && happens === 'deleted');

export function meets(run: Run, listener: Listener, self: Self, event: GameEvent): boolean {
  const phrase = listener.phrase;
  if (phrase === undefined) {
    // Icons speak of the Digimon itself, turn icons of the turn.
    return event.units.length === 0 || event.units.some((unit) => unit === self);
  }
  switch (phrase.kind) {
    case 'attacks':
      return some(run, event.units, phrase.who, self) && attackTarget(run, phrase, self);
    case 'deleted':
      return (
        some(run, event.units, phrase.who, self) &&
        causedBy(event.cause, phrase.cause, self) &&
        (phrase.form === undefined || !phrase.form.startsWith('only') || alone(event, self))
      );
    case 'leaves':
      return some(run, event.units, phrase.who, self) && causedBy(event.cause, phrase.cause, self);
    case 'deletes':
      return deletes(run, phrase, self, event);
    case 'played':
      if (phrase.would) return wouldPlay(run, phrase, self, event);
      return (
        (phrase.by === undefined || event.units.some((unit) => isBy(unit, phrase.by, self))) &&
        some(run, event.units, phrase.who, self)
      );
    case 'digivolves':
    case 'linked':
    case 'moves':
    case 'target switched':
      return phrase.who === undefined || some(run, event.units, phrase.who, self);
    case 'used':
      return (event.player === self.owner) === (phrase.by !== "your opponent's");
    case 'trashed':
      return isTrashed(run, phrase, self, event);
    case 'placed':
      return phrase.under !== undefined && some(run, event.units, phrase.under, self);
    case 'suspends':
    case 'unsuspends':
      return some(run, event.units, phrase.who, self) && causedBy(event.cause, phrase.cause, self);
    case 'blocked':
      return some(run, event.units, phrase.who, self);
    case 'blocks':
      return (
        run.state.attack?.target === self && isOnField(self) && some(run, [self], phrase.who, self)
      );
    case 'security removed':
      return (
        event.player === (phrase.whose === 'your' ? self.owner : opponentOf(self.owner)) ||
        phrase.whose === 'either'
      );
    default:
      return false;
  }
}

const some = (run: Run, units: readonly Unit[], who: Target, self: Self): boolean =>
  units.some((unit) => isMeant(run, unit, who, self));

/** Whether a phrase such as "one of your other Digimon" means this one. */
export function isMeant(run: Run, unit: Unit, who: Target, self: Self): boolean {
  switch (who.kind) {
    case 'this':
    case 'same':
      return unit === self;
    case 'any':
    case 'choose':
    case 'all':
      return (
        (unit.area === 'battle' || !inForce(run, '3-4-7-6')) &&
        onSide(unit, who.side, self.owner) &&
        fitsNoun(run, unit, who.noun, (u) => viewOf(run, u)) &&
        !(who.other && unit === self) &&
        who.filters.every((filter) => passes(run, unit, filter, (u) => viewOf(run, u)))
      );
    default:
      return false;
  }
}

const isOnField = (self: Self): self is Unit => 'cards' in self;

const isBy = (unit: Unit, by: Side | undefined, self: Self): boolean =>
  (unit.owner === self.owner) === (by !== "your opponent's");

/** "this card is trashed from a Digimon's digivolution cards by an effect" (4-16-2) */
function isTrashed(
  run: Run,
  phrase: Extract<EventPhrase, { kind: 'trashed' }>,
  self: Self,
  event: GameEvent,
): boolean {
  if (phrase.who.kind === 'belonging')
    return (
      some(run, event.units, phrase.who.who, self) && causedBy(event.cause, phrase.cause, self)
    );
  if (isOnField(self) || event.cards?.includes(self.card) !== true) return false;
  const of = phrase.of?.kind === 'belonging' ? phrase.of.who : undefined;
  return (
    (of === undefined || some(run, event.units, of, self)) &&
    causedBy(event.cause, phrase.cause, self)
  );
}

/** 11-2-7-6: the target chosen at the declaration decides. */
function attackTarget(
  run: Run,
  phrase: Extract<EventPhrase, { kind: 'attacks' }>,
  self: Self,
): boolean {
  if (phrase.target === undefined) return true;
  const target = run.state.attack?.declaredTarget ?? null;
  if (phrase.target === 'player') return target === null;
  return target !== null && isMeant(run, target, phrase.target, self);
}

/**
 * Whether something came about the way a text asks for (4-15-1; deletion by rule is neither by
 * effect nor in battle).
 */
function causedBy(cause: Cause | undefined, phrase: CausePhrase | undefined, self: Self): boolean {
  if (phrase === undefined) return true;
  const battle = cause?.kind === 'battle';
  const effect = cause?.kind === 'effect';
  const own = effect && cause.player === self.owner;
  const zero = cause?.kind === 'rule' && cause.rule === '17-1-3-1-1';
  switch (phrase) {
    case 'in battle':
      return battle;
    case 'other than in battle':
      return !battle;
    case 'by an effect':
    case 'by effects':
      return effect;
    case 'other than by effects':
      return !effect;
    case "by an opponent's effect":
    case "by your opponent's effects":
    case "by an opponent's Digimon's effect":
      return effect && !own;
    case 'by one of your effects':
    case 'by your effects':
      return own;
    case 'other than by one of your effects':
    case 'other than by your effects':
      return !own;
    case 'other than in battle or by one of your effects':
    case 'other than in battle or by your effects':
      return !battle && !own;
    case 'by one of your Digimon':
      return battle;
    case 'by having 0 DP':
      return zero;
    case 'in battle or by having 0 DP':
      return battle || zero;
    case 'by this effect':
      return effect;
  }
}

/** 16-13-2: just this Digimon was deleted, and it battled a Digimon that is still there. */
function alone(event: GameEvent, self: Self): boolean {
  if (event.cause?.kind !== 'battle') return false;
  const other = event.cause.units.find((unit) => unit !== self);
  return other !== undefined && !event.units.includes(other);
}

function deletes(
  run: Run,
  phrase: Extract<EventPhrase, { kind: 'deletes' }>,
  self: Self,
  event: GameEvent,
): boolean {
  if (!isOnField(self) || !some(run, [self], phrase.who, self)) return false;
  if (!event.units.some((unit) => isMeant(run, unit, phrase.whom, self))) return false;
  if (!phrase.inBattle) return event.cause?.kind === 'effect' && event.cause.unit === self;
  if (event.cause?.kind !== 'battle' || !event.cause.units.includes(self)) return false;
  return !phrase.attacking || run.state.attack?.attacker === self;
}
