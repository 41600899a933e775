import type { CausePhrase, EventPhrase, Target } from '../effect/tree.ts';
import { passes } from './filter.ts';
import { onSide } from './filter.ts';
import type { Run } from './run.ts';
import {
  opponentOf,
  type Ability,
  type Cause,
  type GameEvent,
  type Listener,
  type Unit,
} from './state.ts';
import { viewOf } from './view.ts';

/** Whether an event meets a trigger condition of an effect that a Digimon has (15-5-1). */
export function matches(run: Run, ability: Ability, unit: Unit, event: GameEvent): boolean {
  if (ability.turn !== 'any' && (run.state.turn === unit.owner) !== (ability.turn === 'own'))
    return false;
  let timing = true;
  let written = true;
  let timings = 0;
  let phrases = 0;
  for (const listener of ability.events) {
    const met = listener.on === event.kind && meets(run, listener, unit, event);
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

function meets(run: Run, listener: Listener, self: Unit, event: GameEvent): boolean {
  const phrase = listener.phrase;
  if (phrase === undefined) {
    // Icons speak of the Digimon itself, turn icons of the turn.
    return event.units.length === 0 || event.units.includes(self);
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
    case 'deletes':
      return deletes(run, phrase, self, event);
    case 'suspends':
    case 'unsuspends':
      return some(run, event.units, phrase.who, self) && causedBy(event.cause, phrase.cause, self);
    case 'blocked':
      return some(run, event.units, phrase.who, self);
    case 'blocks':
      return run.state.attack?.target === self && some(run, [self], phrase.who, self);
    case 'security removed':
      return (
        event.player === (phrase.whose === 'your' ? self.owner : opponentOf(self.owner)) ||
        phrase.whose === 'either'
      );
    default:
      return false;
  }
}

const some = (run: Run, units: readonly Unit[], who: Target, self: Unit): boolean =>
  units.some((unit) => isMeant(run, unit, who, self));

function isMeant(run: Run, unit: Unit, who: Target, self: Unit): boolean {
  switch (who.kind) {
    case 'this':
    case 'same':
      return unit === self;
    case 'any':
    case 'choose':
    case 'all':
      return (
        onSide(unit, who.side, self.owner) &&
        !(who.other && unit === self) &&
        who.filters.every((filter) => passes(run, unit, filter, (u) => viewOf(run, u)))
      );
    default:
      return false;
  }
}

/** 11-2-7-6: the target chosen at the declaration decides. */
function attackTarget(
  run: Run,
  phrase: Extract<EventPhrase, { kind: 'attacks' }>,
  self: Unit,
): boolean {
  if (phrase.target === undefined) return true;
  const target = run.state.attack?.declaredTarget ?? null;
  if (phrase.target === 'player') return target === null;
  return target !== null && isMeant(run, target, phrase.target, self);
}

function causedBy(cause: Cause | undefined, phrase: CausePhrase | undefined, self: Unit): boolean {
  if (phrase === undefined) return true;
  switch (phrase) {
    case 'in battle':
      return cause?.kind === 'battle';
    case 'other than in battle':
      return cause?.kind !== 'battle';
    case 'by an effect':
    case 'by effects':
      return cause?.kind === 'effect';
    case "by an opponent's effect":
      return cause?.kind === 'effect' && cause.player !== self.owner;
    case 'by one of your effects':
    case 'by your effects':
      return cause?.kind === 'effect' && cause.player === self.owner;
    case 'other than by one of your effects':
      return !(cause?.kind === 'effect' && cause.player === self.owner);
    default:
      return false;
  }
}

/** 16-13-2: just this Digimon was deleted, and it battled a Digimon that is still there. */
function alone(event: GameEvent, self: Unit): boolean {
  if (event.cause?.kind !== 'battle') return false;
  const other = event.cause.units.find((unit) => unit !== self);
  return other !== undefined && !event.units.includes(other);
}

function deletes(
  run: Run,
  phrase: Extract<EventPhrase, { kind: 'deletes' }>,
  self: Unit,
  event: GameEvent,
): boolean {
  if (!some(run, [self], phrase.who, self)) return false;
  if (!event.units.some((unit) => isMeant(run, unit, phrase.whom, self))) return false;
  if (!phrase.inBattle) return event.cause?.kind === 'effect' && event.cause.unit === self;
  if (event.cause?.kind !== 'battle' || !event.cause.units.includes(self)) return false;
  return !phrase.attacking || run.state.attack?.attacker === self;
}
