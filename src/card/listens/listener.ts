/** The kinds of events that can set an effect off, and what an effect listens to. */
import type { EventPhrase, TimingName } from '../../effect/tree/tree.ts';

export const EVENT_KINDS = [
  'attack',
  'deleted',
  'suspended',
  'unsuspended',
  'blocked',
  'blocks',
  'security removed',
  'end of attack',
  'start of turn',
  'end of turn',
  'target switched',
  'played',
  'digivolved',
  'linked',
  'used',
  'moved',
  'hatched',
  'trashed under',
  'placed under',
  'placed there',
  'trashed from hand',
  'trashed from deck',
  'trashed from security',
  'added to hand',
  'added to deck',
  'added to security',
  'left',
  'checked',
  'won',
  'start of main phase',
  'would be deleted',
  'would leave',
  'would be played',
  'would digivolve',
  'would be used',
  'would link',
  'would be trashed under',
  'links trashed',
] as const;

/** What can set an effect off. */
export type EventKind = (typeof EVENT_KINDS)[number];

const ABOUT_TO = {
  'would be deleted': true,
  'would leave': true,
  'would be played': true,
  'would digivolve': true,
  'would be used': true,
  'would link': true,
  'would be trashed under': true,
} as const satisfies { readonly [kind in Extract<EventKind, `would ${string}`>]: true };

/** "would be deleted": it has not happened yet, and can be interrupted (15-8-5). */
export const isWould = (kind: EventKind): boolean => kind in ABOUT_TO;

/** One event that sets an effect off, and the words that say so. */
export interface Listener {
  readonly on: EventKind;
  readonly phrase?: EventPhrase;
  readonly timing?: TimingName;
  /** [Start of Your Turn], [End of Opponent's Turn]: whose turn this timing alone is of. */
  readonly turn?: Exclude<WhoseTurn, 'any'>;
}

/** In whose turn an effect can be set off at all. */
export type WhoseTurn = 'any' | 'own' | "opponent's";
