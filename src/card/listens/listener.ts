/** The kinds of events that can set an effect off, and what an effect listens to. */
import type { EventPhrase, TimingName } from '../../effect/tree/tree.ts';

/** What is about to happen, and can be interrupted (15-8-5). */
const WOULD = [
  'would be deleted',
  'would leave',
  'would be played',
  'would digivolve',
  'would be used',
  'would link',
  'would be trashed under',
] as const;

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
  ...WOULD,
  'links trashed',
] as const;

/** What can set an effect off. */
export type EventKind = (typeof EVENT_KINDS)[number];

const ABOUT_TO: ReadonlySet<EventKind> = new Set(WOULD);

/** "would be deleted": it has not happened yet. */
export const isWould = (kind: EventKind): boolean => ABOUT_TO.has(kind);

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
