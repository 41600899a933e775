/**
 * Whom the trigger condition of an effect names: of all that an event happened to only those that
 * meet it (15-5-1), as they were when the effect triggered (15-8-3-8).
 */
import type { Ability } from '../../card/ability/ability.ts';
import { hostOf, underOf } from '../../card/listens/pile-event.ts';
import { asPlayed } from '../../card/listens/played-from.ts';
import { refersBack } from '../../card/ability/refers-back.ts';
import type { EventPhrase } from '../../effect/tree/tree.ts';
import type { Run } from '../run/run.ts';
import type { GameEvent, Meant, Pending, Unit } from '../state/state.ts';
import type { Values } from '../state/modifier.ts';
import { hears, meets } from './match.ts';
import type { PhraseOf } from './meets.ts';
import { isFrom } from '../is/condition/came-about.ts';
import { movedIn, ownIn, playedIn } from './by-whom.ts';
import { asItWas, isMeant, type Self } from './is-meant.ts';
import { valuesNow } from '../is/view/values.ts';

/** What "it" is (the subject of the condition), and the other one that it names. */
interface Named {
  readonly it: readonly Unit[];
  readonly other: readonly Unit[];
}

const nobody: Named = { it: [], other: [] };

/** An effect that has triggered, with whom its condition names; it keeps that while it waits. */
export function withMeant<P extends Pending>(run: Run, pending: P, self: Self): P {
  const { ability, event } = pending;
  const meant = event === null ? undefined : meantBy(run, ability, self, event);
  return meant === undefined ? pending : { ...pending, meant };
}

/** Of an event that has met its condition; `undefined` where no word of the effect looks back. */
function meantBy(run: Run, ability: Ability, self: Self, event: GameEvent): Meant | undefined {
  if (!refersBack(ability)) return undefined;
  const named = ability.events.flatMap((listener) =>
    listener.phrase !== undefined &&
    hears(listener.on, event.kind) &&
    meets(run, listener, self, event)
      ? [namedIn(run, listener.phrase, self, event)]
      : [],
  );
  // "When a card is removed from your security stack" names nobody that "it" could be.
  const written = named.some((one) => one.it.length + one.other.length > 0);
  // Icons speak of the Digimon itself.
  const it = written ? union(named.map((one) => one.it)) : 'cards' in self ? [self] : [];
  const other = union(named.map((one) => one.other));
  return { it, other, written, values: valuesOf(run, [...it, ...other]) };
}

const union = (lists: readonly (readonly Unit[])[]): readonly Unit[] => [
  ...new Set<Unit>(lists.flat()),
];

function namedIn(run: Run, phrase: EventPhrase, self: Self, event: GameEvent): Named {
  switch (phrase.kind) {
    case 'attacks':
      return { it: among(run, event.units, phrase.who, self), other: attacked(run, phrase, self) };
    case 'deletes':
      return {
        it: among(run, deletersOf(run, phrase, event), phrase.who, self),
        other: among(run, event.units, phrase.whom, self),
      };
    case 'blocks': {
      const { attack } = run.state;
      if (attack?.target == null) return nobody;
      return { it: among(run, [attack.target], phrase.who, self), other: [attack.attacker] };
    }
    case 'deleted':
    case 'leaves':
    case 'returned':
    case 'suspends':
    case 'unsuspends':
    case 'blocked':
    case 'checks':
    case 'wins':
    case 'linked':
    case 'linked to':
    case 'unsuspended in main':
    case 'target switched':
      return phrase.who === undefined
        ? nobody
        : { it: among(run, event.units, phrase.who, self), other: [] };
    case 'digivolves':
      return { it: among(run, event.units, asItWas(phrase.who, event), self), other: [] };
    case 'played':
      return {
        it: among(run, playedIn(phrase, self, event), asPlayed(phrase.who), self),
        other: [],
      };
    case 'moves':
      return { it: among(run, movedIn(phrase, self, event), phrase.who, self), other: [] };
    case 'attacks with':
      return { it: among(run, ownIn(event, self), phrase.who, self), other: [] };
    case 'played from':
      return { it: among(run, isFrom(event, phrase.from), phrase.who, self), other: [] };
    case 'placed':
    case 'cards added': {
      const under = underOf(phrase);
      return under === undefined ? nobody : { it: [], other: among(run, event.units, under, self) };
    }
    case 'trashed': {
      const host = hostOf(phrase);
      return host === undefined ? nobody : { it: [], other: among(run, event.units, host, self) };
    }
    // Nobody is named: what "it" then is, is refused before it is played (src/card/runnable).
    case 'attacked':
    case 'hatches':
    case 'security removed':
    case 'security removed by':
    case 'added':
    case 'pile':
    case 'used':
    case 'unread':
      return nobody;
  }
}

const among = (
  run: Run,
  units: readonly Unit[],
  who: PhraseOf<'deleted'>['who'],
  self: Self,
): readonly Unit[] => units.filter((unit) => isMeant(run, unit, who, self));

/** The target that the attack was declared on (11-2-7-6). */
function attacked(run: Run, { target }: PhraseOf<'attacks'>, self: Self): readonly Unit[] {
  const declared = run.state.attack?.declaredTarget ?? null;
  return target === undefined || target === 'player' || declared === null
    ? []
    : among(run, [declared], target, self);
}

/** Who has deleted what an event says: the other one of the battle, or whose effect it was. */
function deletersOf(run: Run, phrase: PhraseOf<'deletes'>, event: GameEvent): readonly Unit[] {
  const { cause, units } = event;
  if (cause?.kind === 'effect') return cause.unit === null ? [] : [cause.unit];
  if (cause?.kind !== 'battle') return [];
  const attacker = run.state.attack?.attacker;
  return cause.units.filter(
    (unit) =>
      cause.units.some((one) => one !== unit && units.includes(one)) &&
      (!phrase.attacking || unit === attacker),
  );
}

const valuesOf = (run: Run, units: readonly Unit[]): ReadonlyMap<Unit, Values> =>
  new Map(units.map((unit) => [unit, valuesNow(run, unit)]));
