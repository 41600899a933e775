/** "If this effect trashed": which actions do what a verb says. */
import type { ResultVerb } from '../../effect/tree/closed/done.ts';
import type { Action } from '../../effect/tree/tree.ts';

/** The actions that do what a verb says; what an effect has used it has not played. */
export const DOES: Readonly<Record<ResultVerb, readonly Action['kind'][]>> = {
  delete: ['delete'],
  trash: [
    'trash cards',
    'trash hand',
    'trash hand until',
    'trash security',
    'trash security until',
    'trash most security',
    'trash deck',
    'trash under',
  ],
  add: ['add to hand'],
  play: ['play'],
  suspend: ['suspend'],
  return: ['return'],
  place: ['place', 'place used'],
  digivolve: ['digivolve', 'digivolve onto'],
  unsuspend: ['unsuspend'],
  reveal: ['reveal', 'reveal cards', 'reveal hand', 'reveal until'],
};
