/** What would be left out of a trigger condition if it were run (15-5-1). */
import { isOfDigimonLeaving } from '../../effect/tree/closed/cause.ts';
import { isOfYours } from '../../effect/tree/closed/origin.ts';
import type { EventPhrase, Filter, Target } from '../../effect/tree/tree.ts';
import { canRun } from '../can-run/can-run.ts';
import { checkFilter } from '../named/filter.ts';
import type { NotRunnable, Reject } from '../can-run/not-runnable.ts';
import { checkMeant, isOfUnits, subjectsOf } from './check-meant.ts';
import { eventsOf, isCard, isThisCard } from './listens.ts';
import { areFaceDown, isCardFromUnder, pileOf } from './pile-event.ts';
import { areCards, kindsOf, type Noun } from '../../effect/tree/closed/noun.ts';

/** A card that is played or digivolved into. */
type ComesIntoPlay = Extract<EventPhrase, { kind: 'played' | 'digivolves' }>;

/** Parts of a trigger condition that the engine would not look at (15-5-1). */
export function checkEvent(phrase: EventPhrase, problems: NotRunnable[]): void {
  const reject: Reject = (found) => {
    problems.push({ found, span: phrase.span });
  };
  if (eventsOf(phrase).length === 0) return reject('trigger condition');
  if ('cause' in phrase && phrase.cause !== undefined && !canRun('cause', phrase.cause))
    reject(`"${phrase.cause}"`);
  if (
    'cause' in phrase &&
    phrase.cause !== undefined &&
    isOfDigimonLeaving(phrase.cause) &&
    !LEAVING.has(phrase.kind)
  )
    reject(`"${phrase.cause}"`);
  for (const target of subjectsOf(phrase))
    checkMeant(target, problems, isOfUnits(phrase), phrase.kind === 'attacks');
  checkOfField(phrase, reject);
  checkOfCards(phrase, problems, reject);
  if (phrase.kind === 'played') checkPlayed(phrase, problems, reject);
  if (phrase.kind === 'digivolves') checkDigivolves(phrase, problems, reject);
}

/** What happens to a Digimon or Tamer of the field. */
function checkOfField(phrase: EventPhrase, reject: Reject): void {
  switch (phrase.kind) {
    case 'deleted':
      // Only the other Digimon of a battle can be looked for (16-13-2).
      if (phrase.only === true && (phrase.who.kind !== 'this' || phrase.cause !== 'in battle'))
        reject('"only"');
      break;
    case 'returned':
      // It goes to its owner's hand or deck: "your hand" would ask whose Digimon it is.
      if ('side' in phrase.who && phrase.who.side === 'either' && phrase.toWhose !== undefined)
        reject('whose hand or deck it is returned to');
      break;
    case 'linked':
      if (isCard(phrase.who)) reject('"this card" as the link card');
      break;
    case 'played from':
      // "your trash" is of the player whose Digimon that is.
      if (isOfYours(phrase.from) && !('side' in phrase.who && phrase.who.side === 'your'))
        reject('where it is played from');
      break;
    case 'attacks with':
      if (isCard(phrase.who) || ('side' in phrase.who && phrase.who.side !== 'either'))
        reject('whom you attack with');
      break;
    default:
  }
}

/** Which cards are used, trashed, placed, added or linked to. */
function checkOfCards(phrase: EventPhrase, problems: NotRunnable[], reject: Reject): void {
  const check = (filters: readonly Filter[] | undefined): void => {
    for (const filter of filters ?? []) checkFilter(filter, phrase.span, problems, 'cards');
  };
  switch (phrase.kind) {
    case 'used':
      // "Option cards are used": by either player.
      if (phrase.by === 'either') reject('who uses it');
      if (isCard(phrase.who) ? !phrase.would : !isOption(phrase.who))
        reject('which Option is used');
      else check(filtersOf(phrase.who));
      break;
    case 'trashed':
      if (phrase.who.kind === 'belonging' && (phrase.who.all === true || phrase.of !== undefined))
        reject('which digivolution cards are trashed');
      if (pileOf(phrase) !== null || isCardFromUnder(phrase)) check(filtersOf(phrase.who));
      break;
    case 'linked to':
      if (isOneOfAny(phrase.to)) check(phrase.to.filters);
      else reject('what it gets linked to');
      break;
    case 'added':
      check(pileOf(phrase)?.cards?.filters);
      break;
    case 'cards added':
      if (phrase.who === undefined) break;
      if (isOneOfAny(phrase.who)) check(phrase.who.filters);
      else reject('which cards are added');
      break;
    case 'placed':
      if (areFaceDown(phrase) && phrase.under !== undefined) break;
      if ('filters' in phrase.who) check(pileOf(phrase)?.cards?.filters ?? phrase.who.filters);
      break;
    default:
  }
}

const filtersOf = (who: Target): readonly Filter[] => ('filters' in who ? who.filters : []);

/** A battle deletes a Digimon, and trashes no card by itself (14-1). */
const LEAVING = new Set<EventPhrase['kind']>(['deleted', 'leaves']);

/** "an Option card", "Option cards with the [X] trait" */
const isOption = (who: Target): boolean =>
  who.kind === 'any' && kindsOf(who.noun)[0] === 'Option' && who.side === 'either' && !who.other;

/** "a [Nature] trait card", "[Rex]": any that is so. */
const isOneOfAny = (who: Target): who is Extract<Target, { kind: 'any' }> =>
  who.kind === 'any' &&
  who.side === 'either' &&
  !who.other &&
  (who.noun === '' || areCards(who.noun));

function checkPlayed(
  { who, would, cause, span }: ComesIntoPlay,
  problems: NotRunnable[],
  reject: Reject,
): void {
  if (would && cause !== undefined) reject('how it is played');
  if (!would || isCard(who)) return;
  if (!isOneCard(who)) return reject('which card would be played');
  for (const filter of who.filters) checkFilter(filter, span, problems, 'cards');
}

function checkDigivolves(phrase: ComesIntoPlay, problems: NotRunnable[], reject: Reject): void {
  const { who, would, cause, into, dna, fromLevel } = phrase;
  if (cause !== undefined && would) reject('how it digivolves');
  if (into !== undefined && !isThisCard(into)) checkInto(phrase, into, problems);
  if ((dna === true && would) || fromLevel !== undefined) reject('how it digivolves');
  // Nothing says whether that is asked of what it was or of what it is now.
  if (!would && filtersOf(who).length > 0) reject('which Digimon has digivolved');
}

const DESTINATIONS: ReadonlySet<Noun> = new Set(['', 'Digimon', 'Digimon card', 'card']);

/** "into a green Digimon", "into a card with the [X] trait": what it is, or would be. */
function checkInto({ would, span }: ComesIntoPlay, into: Target, problems: NotRunnable[]): void {
  if (!isOneOf(into) || !DESTINATIONS.has(into.noun))
    problems.push({ found: 'what it digivolves into', span });
  else if (would || areCards(into.noun))
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
