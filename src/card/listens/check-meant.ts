/** Whom a trigger condition names on the field, and what of that the engine would not look at. */
import type { EventPhrase, Target } from '../../effect/tree/tree.ts';
import { isOfThis } from '../named/filter.ts';
import type { NotRunnable } from '../can-run/not-runnable.ts';
import { MEANT } from '../named/target-kinds.ts';
import { checkTarget } from '../named/target.ts';
import { hostOf, isOfPlacedOption, optionThere, underOf } from './pile-event.ts';
import { asPlayed } from './played-from.ts';
import { isIt } from '../../effect/tree/closed/same.ts';
import { areOfOnePlace } from '../../effect/tree/closed/noun.ts';

/** All whom a trigger condition names on the field. */
export function subjectsOf(phrase: EventPhrase): readonly Target[] {
  switch (phrase.kind) {
    case 'attacks':
      return typeof phrase.target === 'object' ? [phrase.who, phrase.target] : [phrase.who];
    case 'deletes':
      return [phrase.who, phrase.whom];
    case 'added':
      return phrase.of === undefined ? [] : [phrase.of];
    case 'placed':
    case 'cards added': {
      const option = phrase.kind === 'placed' ? optionThere(phrase) : null;
      if (option !== null) return [option];
      const under = underOf(phrase);
      return under === undefined ? [] : [under];
    }
    case 'trashed': {
      if (isOfPlacedOption(phrase)) return [phrase.who];
      const host = hostOf(phrase);
      return host === undefined ? [] : [host];
    }
    case 'played':
    case 'used':
      // Cards that are not on the field are described by what is printed on them.
      return phrase.would || phrase.kind === 'used' ? [] : [asPlayed(phrase.who)];
    default:
      return 'who' in phrase && phrase.who !== undefined ? [phrase.who] : [];
  }
}

/**
 * Whom an event is about: one that matches is enough, so that "all of" and a number would be left
 * out, and nothing has been spoken of before.
 */
export function checkMeant(
  target: Target,
  problems: NotRunnable[],
  ofUnits: boolean,
  ofAttack = false,
): void {
  const reject = (found: string): void => {
    problems.push({ found, span: target.span });
  };
  if (target.kind === 'either') {
    for (const one of target.targets) checkMeant(one, problems, ofUnits, ofAttack);
    return;
  }
  checkTarget(target, problems, MEANT);
  // "its attack target": of the Digimon that has the effect.
  if (target.kind === 'same' && !isIt(target.said))
    reject(
      target.said === ''
        ? 'a trigger condition that leaves out whom it is about'
        : `"${target.said}" in a trigger condition`,
    );
  if (target.kind === 'all') reject('"all of" in a trigger condition');
  if (target.kind === 'this' && areOfOnePlace(target.noun))
    reject(`"this ${target.noun}" in a trigger condition`);
  if (target.kind === 'choose' && target.n !== 1) reject('a number in a trigger condition');
  if (target.kind === 'any' && target.none === true) reject('"none of" in a trigger condition');
  if (!('filters' in target)) return;
  // With this Digimon as it is then; nobody else has been spoken of.
  if (
    target.filters.some(
      (filter) =>
        (filter.kind === 'like' || filter.kind === 'alike') && !(ofUnits && isOfThis(filter)),
    )
  )
    reject('a comparison with another Digimon');
  // Who attacks is there, and so are all others; who has left is compared with nobody.
  const isAlone = target.filters.every(({ kind }) => kind !== 'like' && kind !== 'alike');
  if (target.filters.some(({ kind }) => kind === 'extreme') && !(ofAttack && isAlone))
    reject('the highest or lowest in a trigger condition');
}

/** Digimon and Tamers of the field, whom src/game/event/is-meant.ts compares. */
const OF_UNITS: ReadonlySet<EventPhrase['kind']> = new Set([
  'attacks',
  'deleted',
  'leaves',
  'suspends',
  'unsuspends',
  'blocked',
  'played',
]);

/** Whether it is about Digimon and Tamers of the field. */
export const isOfUnits = (phrase: EventPhrase): boolean =>
  OF_UNITS.has(phrase.kind) && !(phrase.kind === 'played' && phrase.would);
