import type { EventPhrase, Target } from '../../effect/tree/tree.ts';
import { isCard } from './listens.ts';

/**
 * "When any of your [Rex] are played or suspend", "would digivolve or leave the battle area": what
 * an event leaves out is said by the one before it.
 */
export function withSubjects(events: readonly EventPhrase[]): readonly EventPhrase[] {
  const told: EventPhrase[] = [];
  for (const event of events) told.push(placedIn(completed(event, told.at(-1))));
  return told.map((event, i) => caused(event, told[i + 1]));
}

/** "would be deleted or returned to the hand by an effect": both by an effect. */
function caused(event: EventPhrase, next: EventPhrase | undefined): EventPhrase {
  if (next?.kind !== 'deleted' && next?.kind !== 'returned') return event;
  if (next.cause === undefined || next.shares === undefined) return event;
  return (event.kind === 'deleted' || event.kind === 'returned') && event.cause === undefined
    ? { ...event, cause: next.cause }
    : event;
}

function completed(event: EventPhrase, before: EventPhrase | undefined): EventPhrase {
  if (!('who' in event) || event.who?.kind !== 'same' || event.who.said !== '') return event;
  if (before === undefined || !('who' in before) || before.who === undefined) return event;
  const { who } = before;
  if (event.kind === 'digivolves' && event.shares === 'into')
    return before.kind === 'played' && before.would ? intoIt(event, who) : event;
  const would = 'would' in before && before.would && 'would' in event;
  const cause =
    'shares' in event && event.shares === 'effect' && 'cause' in before
      ? { cause: before.cause }
      : {};
  return { ...event, who, ...(would ? { would } : {}), ...cause } as EventPhrase;
}

/** "this card would be played or digivolved into": by one of your Digimon. */
const intoIt = ({ span }: EventPhrase, into: Target): EventPhrase => ({
  kind: 'digivolves',
  who: isCard(into)
    ? into
    : {
        kind: 'any',
        side: 'side' in into ? into.side : 'your',
        other: false,
        noun: 'Digimon or Tamer',
        filters: [],
        span,
      },
  would: true,
  into,
  span,
});

/** "under this Digimon", "in your security stack": the event itself says it. */
const saysWhere = ({ under, to }: Extract<EventPhrase, { kind: 'placed' }>): boolean =>
  under !== undefined || to !== undefined;

/** "an effect places a Tamer card in this Digimon's digivolution cards": the place is where to. */
function placedIn(event: EventPhrase): EventPhrase {
  if (event.kind !== 'placed' || saysWhere(event) || event.who.kind !== 'cards') return event;
  const { n, upTo, all, noun, filters, place, span } = event.who;
  if (n !== 1 || upTo || all === true || place?.kind !== 'under' || place.what !== undefined)
    return event;
  const who = {
    kind: 'any',
    side: 'either',
    other: false,
    noun,
    filters,
    said: 'a',
    span,
  } as const;
  return { ...event, who, under: place.who };
}
