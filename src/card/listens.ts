import type { EventPhrase, Target } from '../effect/tree/tree.ts';
import { checkFilter, checkMeant, type NotRunnable } from './runnable-target.ts';
import type { EventKind } from './ability.ts';

/** The kind of event that a written trigger condition waits for, if the engine knows it. */
export function eventOf(phrase: EventPhrase): EventKind | null {
  switch (phrase.kind) {
    case 'attacks':
      return 'attack';
    case 'deleted':
      return phrase.would ? 'would be deleted' : 'deleted';
    case 'leaves':
      return phrase.would ? 'would leave' : 'left';
    case 'deletes':
      return 'deleted';
    case 'suspends':
      return 'suspended';
    case 'unsuspends':
      return 'unsuspended';
    case 'blocked':
    case 'blocks':
      return 'blocked';
    case 'security removed':
      return 'security removed';
    case 'played':
      return phrase.would ? 'would be played' : 'played';
    case 'digivolves':
      return phrase.would ? 'would digivolve' : 'digivolved';
    case 'target switched':
      return 'target switched';
    case 'linked':
      return 'linked';
    case 'moves':
      return 'moved';
    case 'used':
      return phrase.would ? 'would be used' : 'used';
    case 'trashed':
      return trashingOf(phrase);
    case 'placed':
      return placingOf(phrase);
    default:
      return null;
  }
}

/** "one of your Digimon's digivolution cards is trashed" */
const isUnder = ({ who, from }: Extract<EventPhrase, { kind: 'trashed' }>): boolean =>
  who.kind === 'belonging' && who.of === 'digivolution cards' && from === undefined;

/** "cards are placed under one of your Tamers": whatever cards these are. */
const placingOf = ({
  would,
  who,
  under,
  faceDown,
}: Extract<EventPhrase, { kind: 'placed' }>): EventKind | null =>
  !would &&
  under !== undefined &&
  faceDown !== true &&
  who.kind === 'any' &&
  /^cards?$/.test(who.noun) &&
  who.filters.length === 0
    ? 'placed under'
    : null;

/**
 * A card whose effect waits for itself to be trashed (4-16-2); other cards that are trashed set
 * nothing off yet.
 */
function trashingOf(phrase: Extract<EventPhrase, { kind: 'trashed' }>): EventKind | null {
  if (phrase.would) return null;
  if (isUnder(phrase)) return 'trashed under';
  if (phrase.who.kind !== 'this') return null;
  if (phrase.from === 'hand') return 'trashed from hand';
  return phrase.of?.kind === 'belonging' && phrase.of.of === 'digivolution cards'
    ? 'trashed under'
    : null;
}

/** Everybody whom an event is about. */
const othersIn = (phrase: EventPhrase): readonly Target[] => [
  ...('who' in phrase && phrase.who !== undefined ? [phrase.who] : []),
  ...(phrase.kind === 'deletes' ? [phrase.whom] : []),
  ...(phrase.kind === 'attacks' && typeof phrase.target === 'object' ? [phrase.target] : []),
  ...(phrase.kind === 'trashed' && phrase.of?.kind === 'belonging' ? [phrase.of.who] : []),
];

/** Parts of a trigger condition that the engine would not look at (15-5-1). */
export function checkEvent(phrase: EventPhrase, problems: NotRunnable[]): void {
  const reject = (found: string): void => {
    problems.push({ found, span: phrase.span });
  };
  if (eventOf(phrase) === null) return reject('trigger condition');
  if (phrase.kind === 'placed' && phrase.under !== undefined)
    return checkMeant(phrase.under, problems);
  if (phrase.kind === 'trashed' && phrase.who.kind === 'belonging')
    return checkMeant(phrase.who.who, problems);
  for (const who of othersIn(phrase)) checkMeant(who, problems);
  if (phrase.kind === 'played' && phrase.would && 'filters' in phrase.who)
    for (const filter of phrase.who.filters) checkFilter(filter, phrase.span, problems, 'cards');
  if ((phrase.kind === 'played' || phrase.kind === 'digivolves') && phrase.cause !== undefined)
    reject('how it is played');
  if (phrase.kind === 'used' && 'filters' in phrase.who && phrase.who.filters.length > 0)
    reject('which Option is used');
  if (phrase.kind !== 'digivolves') return;
  if (phrase.into !== undefined && phrase.into.kind !== 'this') reject('what it digivolves into');
  if (phrase.dna === true || phrase.fromLevel !== undefined) reject('how it digivolves');
}
