/** Words of an effect that refer back: "it", "that Digimon", "they", "1 of those Digimon". */
import type { Ability } from './ability.ts';

const known = new WeakMap<Ability, boolean>();

/** Whether some word of an effect may mean what set it off. */
export function refersBack(ability: Ability): boolean {
  const before = known.get(ability);
  if (before !== undefined) return before;
  const lists = (ability.choices ?? []).map(({ sentences }) => sentences);
  const refers = holdsReference([ability.sentences, lists]);
  known.set(ability, refers);
  return refers;
}

const REFERENCES = new Set<unknown>(['same', 'of those', 'prevent']);

/** An effect in quotation marks speaks of what sets itself off. */
function holdsReference(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if (Array.isArray(part)) return part.some(holdsReference);
  if ('kind' in part && REFERENCES.has(part.kind)) return true;
  // A Tamer's "your other Digimon": than the one that set it off.
  if ('other' in part && part.other === true) return true;
  if ('instead' in part && part.instead === true) return true;
  if ('what' in part && part.what === 'done') return true;
  return Object.entries(part).some(([field, value]) => field !== 'line' && holdsReference(value));
}
