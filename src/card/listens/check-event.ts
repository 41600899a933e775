/** What would be left out of a trigger condition if it were run (15-5-1). */
import type { Span } from '../../base/span.ts';
import type { EffectLine, EventPhrase, Target } from '../../effect/tree/tree.ts';
import { canRun } from '../runnable/table.ts';
import { checkTarget } from '../runnable/target.ts';
import { checkFilter, isOfThis } from '../runnable/filter.ts';
import { type NotRunnable } from '../runnable/not-runnable.ts';
import { MEANT } from '../runnable/target-kinds.ts';
import type { EventKind, Listener } from './listener.ts';
import { eventsOf, isCard, isThisCard } from './listens.ts';
import { hostOf, isOfPlacedOption, optionThere, pileOf, underOf } from './pile-event.ts';
import { asPlayed } from './played-from.ts';

/** Parts of a trigger condition that the engine would not look at (15-5-1). */
export function checkEvent(phrase: EventPhrase, problems: NotRunnable[]): void {
  const reject = (found: string): void => {
    problems.push({ found, span: phrase.span });
  };
  if (eventsOf(phrase).length === 0) return reject('trigger condition');
  if ('cause' in phrase && phrase.cause !== undefined && !canRun('cause', phrase.cause))
    reject(`"${phrase.cause}"`);
  if ('cause' in phrase && /battle|0 DP/.test(phrase.cause ?? '') && !LEAVING.has(phrase.kind))
    reject(`"${phrase.cause ?? ''}"`);
  for (const target of subjectsOf(phrase))
    checkMeant(target, problems, isOfUnits(phrase), phrase.kind === 'attacks');
  switch (phrase.kind) {
    case 'deleted':
      // Only the other Digimon of a battle can be looked for (16-13-2).
      if (isOnly(phrase) && (phrase.who.kind !== 'this' || phrase.cause !== 'in battle'))
        reject('"only"');
      break;
    case 'played':
      return checkPlayed(phrase, problems, reject);
    case 'used':
      // "Option cards are used": by either player.
      if (!phrase.would && phrase.form?.startsWith('are') === true) reject('who uses it');
      if (isCard(phrase.who) ? !phrase.would : !isOption(phrase.who))
        reject('which Option is used');
      else if ('filters' in phrase.who)
        for (const filter of phrase.who.filters)
          checkFilter(filter, phrase.span, problems, 'cards');
      break;
    case 'returned':
      // It goes to its owner's hand or deck: "your hand" would ask whose Digimon it is.
      if (
        'side' in phrase.who &&
        phrase.who.side === 'either' &&
        /\byour\b|\btheir\b/.test(phrase.form ?? '')
      )
        reject('whose hand or deck it is returned to');
      break;
    case 'linked':
      if (isCard(phrase.who)) reject('"this card" as the link card');
      break;
    case 'trashed':
      if (phrase.who.kind === 'belonging' && (phrase.who.all === true || phrase.of !== undefined))
        reject('which digivolution cards are trashed');
      if (pileOf(phrase) !== null && 'filters' in phrase.who)
        for (const filter of phrase.who.filters)
          checkFilter(filter, phrase.span, problems, 'cards');
      break;
    case 'linked to':
      if (!isOneOfAny(phrase.to)) reject('what it gets linked to');
      else
        for (const filter of phrase.to.filters) checkFilter(filter, phrase.span, problems, 'cards');
      break;
    case 'played from':
      // "your trash" is of the player whose Digimon that is.
      if (phrase.from.startsWith('your') && !('side' in phrase.who && phrase.who.side === 'your'))
        reject('where it is played from');
      break;
    case 'added':
      for (const filter of pileOf(phrase)?.cards?.filters ?? [])
        checkFilter(filter, phrase.span, problems, 'cards');
      break;
    case 'attacks with':
      if (isCard(phrase.who) || ('side' in phrase.who && phrase.who.side !== 'either'))
        reject('whom you attack with');
      break;
    case 'cards added':
      if (phrase.who !== undefined && !isOneOfAny(phrase.who)) reject('which cards are added');
      else if (phrase.who !== undefined)
        for (const filter of phrase.who.filters)
          checkFilter(filter, phrase.span, problems, 'cards');
      break;
    case 'placed':
      if ('filters' in phrase.who)
        for (const filter of pileOf(phrase)?.cards?.filters ?? phrase.who.filters)
          checkFilter(filter, phrase.span, problems, 'cards');
      break;
    case 'digivolves':
      if (phrase.cause !== undefined && phrase.would) reject('how it digivolves');
      if (phrase.into !== undefined && !isThisCard(phrase.into))
        checkInto(phrase, phrase.into, problems);
      if ((phrase.dna === true && phrase.would) || phrase.fromLevel !== undefined)
        reject('how it digivolves');
      // Nothing says whether that is asked of what it was or of what it is now.
      if (!phrase.would && 'filters' in phrase.who && phrase.who.filters.length > 0)
        reject('which Digimon has digivolved');
      break;
    default:
  }
}

/** A battle deletes a Digimon, and trashes no card by itself (14-1). */
const LEAVING = new Set<EventPhrase['kind']>(['deleted', 'leaves']);

const isOnly = ({ form }: { readonly form?: string }): boolean => form?.startsWith('only') === true;

/** "an Option card", "Option cards with the [X] trait" */
const isOption = (who: Target): boolean =>
  who.kind === 'any' && /^option/i.test(who.noun) && who.side === 'either' && !who.other;

/** "a [Nature] trait card", "[Rex]": any that is so. */
const isOneOfAny = (who: Target): who is Extract<Target, { kind: 'any' }> =>
  who.kind === 'any' &&
  who.side === 'either' &&
  !who.other &&
  (who.noun === '' || /\bcards?$/.test(who.noun));

/** All whom a trigger condition names on the field. */
function subjectsOf(phrase: EventPhrase): readonly Target[] {
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
function checkMeant(
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
  if (target.kind === 'same' && !ITSELF.has(target.form))
    reject(
      target.form === ''
        ? 'a trigger condition that leaves out whom it is about'
        : `"${target.form}" in a trigger condition`,
    );
  if (target.kind === 'all') reject('"all of" in a trigger condition');
  if (target.kind === 'this' && /^(?:digivolution|link|security) cards?$/.test(target.noun))
    reject(`"this ${target.noun}" in a trigger condition`);
  if (target.kind === 'choose' && target.n !== 1) reject('a number in a trigger condition');
  if (target.kind === 'any' && target.form?.startsWith('none') === true)
    reject('"none of" in a trigger condition');
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

const isOfUnits = (phrase: EventPhrase): boolean =>
  OF_UNITS.has(phrase.kind) && !(phrase.kind === 'played' && phrase.would);

/** "its attack target": of the Digimon that has the effect. */
const ITSELF = new Set(['it', 'its']);

function checkPlayed(
  phrase: Extract<EventPhrase, { kind: 'played' | 'digivolves' }>,
  problems: NotRunnable[],
  reject: (found: string) => void,
): void {
  const { who, would } = phrase;
  if (would && phrase.cause !== undefined) reject('how it is played');
  if (!would || isCard(who)) return;
  if (!isOneCard(who)) {
    reject('which card would be played');
    return;
  }
  for (const filter of who.filters) checkFilter(filter, phrase.span, problems, 'cards');
}

/** "into a green Digimon", "into a card with the [X] trait": what it is, or would be. */
function checkInto(
  { would, span }: Extract<EventPhrase, { kind: 'played' | 'digivolves' }>,
  into: Target,
  problems: NotRunnable[],
): void {
  if (!isOneOf(into) || !/^(?:|Digimon(?: card)?|card)$/.test(into.noun))
    problems.push({ found: 'what it digivolves into', span });
  else if (would || into.noun.includes('card'))
    for (const filter of into.filters) checkFilter(filter, into.span, problems, 'cards');
  else checkMeant(into, problems, false);
}

/** "a green Digimon card", "a Digimon card in your hand" */
const isOneOf = (into: Target): into is Extract<Target, { kind: 'any' | 'choose' | 'cards' }> =>
  into.kind === 'cards'
    ? isOneCard(into)
    : (into.kind === 'any' || (into.kind === 'choose' && into.n === 1 && !into.upTo)) &&
      into.side === 'either' &&
      !into.other;

/** "a red Digimon card", "1 Tamer card from your hand": one that its player plays. */
function isOneCard(who: Target): who is Extract<Target, { kind: 'any' | 'choose' | 'cards' }> {
  if (who.kind !== 'cards') return who.kind === 'any' || (who.kind === 'choose' && who.n === 1);
  const { n, upTo, all, place } = who;
  const isOne = n === 1 && !upTo && all !== true;
  return isOne && place?.kind === 'area' && place.areas === 'hand' && place.side === 'your';
}

/** Parts of a trigger that are right alone, and together can never be met (15-5-1). */
export function checkTogether(
  line: EffectLine,
  events: readonly Listener[],
  problems: NotRunnable[],
): void {
  const { trigger, area } = line;
  const reject = (found: string, node: { readonly span: Span }): void => {
    problems.push({ found, span: node.span });
  };
  const written = events.filter(({ phrase }) => phrase !== undefined);
  const timed = events.filter(({ timing }) => timing !== undefined);
  if (trigger !== undefined) {
    const would = written.filter(({ on }) => on.startsWith('would'));
    if (would.length > 0 && would.length < written.length)
      reject('what would happen together with what has happened', trigger);
    if (
      written.length > 0 &&
      timed.length > 0 &&
      !written.some(({ on }) => timed.some((icon) => isOne(on, icon.on)))
    )
      reject('a trigger condition of another timing', trigger);
    // Behind [When Attacking] its player attacks with this Digimon; elsewhere with any.
    const isYou = ({ phrase }: Listener): boolean =>
      phrase?.kind === 'attacks' && phrase.form?.startsWith('you') === true;
    if (written.some(isYou) && !timed.some(({ on }) => on === 'attack'))
      reject('"you attack" without [When Attacking]', trigger);
  }
  if (area === undefined || !OFF_FIELD.has(area.name)) return;
  if (timed.some(({ timing }) => timing !== undefined && !/Turn|Phase/.test(timing)))
    reject(`a timing of its own Digimon in [${area.name}]`, area);
  for (const { phrase } of written)
    if (phrase !== undefined && isOnField(phrase))
      reject(`"this" in a trigger condition in [${area.name}]`, phrase);
}

const OFF_FIELD = new Set<string>(['Hand', 'Trash', 'Security']);

/** A deletion is also a leaving. */
const isOne = (a: EventKind, b: EventKind): boolean =>
  a === b || isLeaving(a, b) || isLeaving(b, a);
const isLeaving = (a: EventKind, b: EventKind): boolean => a === 'left' && b === 'deleted';

/** Whether it speaks of what has the effect as something on the field. */
const isOnField = (phrase: EventPhrase): boolean =>
  !(phrase.kind === 'trashed' && phrase.who.kind === 'this') &&
  'who' in phrase &&
  phrase.who !== undefined &&
  !(isCard(phrase.who) && 'would' in phrase && phrase.would) &&
  !('into' in phrase && phrase.into !== undefined && isThisCard(phrase.into)) &&
  subjectsOf(phrase).some(({ kind }) => kind === 'this' || kind === 'this with' || kind === 'same');
