/** What an effect waits for: its timings, whose turn they need, and its "When". */
import type { EffectLine, TimingName } from '../../effect/tree/tree.ts';
import { type NotRunnable } from '../can-run/not-runnable.ts';
import type { Listener, WhoseTurn } from './listener.ts';
import { checkEvent } from './check-event.ts';
import { checkTogether } from './check-together.ts';
import { eventsOf } from './listens.ts';
import { withSubjects } from './subjects.ts';
import { TURN_TAGS, TIMING_EVENTS, TURN_OF } from './timings.ts';

/** The events that set an effect off, and in whose turn; `problems` gets what can't be run. */
export function listenersOf(
  line: EffectLine,
  problems: NotRunnable[],
): { readonly events: readonly Listener[]; readonly turn: WhoseTurn } {
  const events: Listener[] = [];
  let turn: WhoseTurn = 'any';
  for (const timing of line.timings) {
    const tag = TURN_TAGS[timing.name];
    if (turn !== 'any' && tag !== undefined && tag !== 'any' && tag !== turn)
      problems.push({ found: 'timings of both turns', span: timing.span });
    if (tag !== undefined) turn = tag;
    const event = TIMING_EVENTS[timing.name];
    const of = TURN_OF[timing.name];
    if (event !== undefined)
      events.push({ on: event, timing: timing.name, ...(of === undefined ? {} : { turn: of }) });
    else if (tag === undefined && !isTiming(line, timing.name))
      problems.push({ found: `timing [${timing.name}]`, span: timing.span });
  }
  for (const { name, span } of line.timings)
    if (turn !== 'any' && TURN_OF[name] !== undefined && TURN_OF[name] !== turn)
      problems.push({ found: 'timings of both turns', span });
  for (const phrase of withSubjects(line.trigger?.events ?? [])) {
    checkEvent(phrase, problems);
    for (const on of eventsOf(phrase)) events.push({ on, phrase });
  }
  checkTogether(line, events, problems);
  return { events, turn };
}

/**
 * Timings without an event. [Counter] effects are activated from the field alone (11-3-1); those of
 * cards in the hand are keyword effects.
 */
const isTiming = ({ area, trigger }: EffectLine, name: TimingName): boolean =>
  name === 'Security' ||
  name === 'Main' ||
  (name === 'Counter' && area === undefined && trigger === undefined);
