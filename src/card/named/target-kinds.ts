/** In which ways a text can name somebody or a card, where the engine runs it. */
import type { Target } from '../../effect/tree/tree.ts';
import { RUN } from '../can-run/table.ts';

export type TargetKinds = ReadonlySet<Target['kind']>;

/**
 * What names Digimon and Tamers on the field (target.ts), and what names cards
 * (is/target/card-target.ts).
 */
export const UNITS: TargetKinds = new Set(RUN.target);

/** Those that are counted, or whose colours are: nothing was spoken of there. */
export const COUNTED: TargetKinds = new Set(RUN.target);

export const COLOURED: TargetKinds = new Set(['all', 'any']);

export const CARDS: TargetKinds = new Set(['this', 'cards', 'worth', 'end card']);

export const EITHER: TargetKinds = new Set([
  'this',
  'this with',
  'same',
  'cards',
  'end card',
  'choose',
  'all',
  'stacked card',
  'worth',
  'of those',
]);

export const PLACED: TargetKinds = new Set([
  'this',
  'cards',
  'end card',
  'choose',
  'all',
  'stacked card',
  'worth',
]);

/** In a security stack also whom the effect has spoken of: "place those Digimon". */
export const PLACED_IN: TargetKinds = new Set([...PLACED, 'same', 'of those']);

export const STACKED: TargetKinds = new Set(['this', 'cards', 'end card', 'stacked card', 'worth']);

/** How those are named that a condition or an event is about (match.ts). */
export const MEANT: TargetKinds = new Set(['this', 'this with', 'same', 'any', 'choose', 'all']);
