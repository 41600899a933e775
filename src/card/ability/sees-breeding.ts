/** Effects that name the breeding area: they alone reach what is there (3-4-7-3, 3-4-7-5). */
import type { EffectLine } from '../../effect/tree/tree.ts';

/** What speaks of it: "in the breeding area", "on the field" (3-4-6), hatching, moving (4-17). */
const NAMES_IT: ReadonlySet<unknown> = new Set([
  'in the breeding area',
  'on the field',
  'hatch',
  'hatches',
  'move',
  'moves',
]);

/** Whether an effect names the breeding area; what it gives to others names it for itself. */
export const seesBreeding = ({ trigger, sentences }: EffectLine): boolean =>
  namesIt([trigger, sentences]);

function namesIt(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if (Array.isArray(part)) return part.some(namesIt);
  // "In play" on older cards names no area.
  if ('kind' in part && NAMES_IT.has(part.kind) && !('inPlay' in part && part.inPlay === true))
    return true;
  return Object.entries(part).some(
    ([field, value]) =>
      value === 'breeding area' || (field !== 'line' && field !== 'span' && namesIt(value)),
  );
}
