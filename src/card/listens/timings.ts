/** What the timings and turns that are printed in brackets stand for: events, and whose turn. */
import type { TimingName } from '../../effect/tree/tree.ts';
import type { EventKind, WhoseTurn } from './listener.ts';

/** Timings that are events (15-16). */
export const TIMING_EVENTS: { readonly [name in TimingName]?: EventKind } = {
  'On Play': 'played',
  'When Digivolving': 'digivolved',
  'On Deletion': 'deleted',
  'When Attacking': 'attack',
  'When Linking': 'linked',
  'When Moving': 'moved',
  'End of Attack': 'end of attack',
  'Start of Your Turn': 'start of turn',
  "Start of Opponent's Turn": 'start of turn',
  'Start of Your Main Phase': 'start of main phase',
  "Start of Opponent's Main Phase": 'start of main phase',
  'End of Your Turn': 'end of turn',
  "End of Opponent's Turn": 'end of turn',
  'End of All Turns': 'end of turn',
};

/** Tags that hold for the whole effect (15-16-8). */
export const TURN_TAGS: { readonly [name in TimingName]?: WhoseTurn } = {
  'Your Turn': 'own',
  "Opponent's Turn": "opponent's",
  'All Turns': 'any',
};

/**
 * Timings of one player's turns: beside another, as in "[When Digivolving] [End of Opponent's
 * Turn]", each is a timing of its own.
 */
export const TURN_OF: { readonly [name in TimingName]?: Exclude<WhoseTurn, 'any'> } = {
  'Start of Your Turn': 'own',
  "Start of Opponent's Turn": "opponent's",
  'Start of Your Main Phase': 'own',
  "Start of Opponent's Main Phase": "opponent's",
  'End of Your Turn': 'own',
  "End of Opponent's Turn": "opponent's",
};
