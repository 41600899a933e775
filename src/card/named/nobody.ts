/** "none of your Digimon", "neither player's Digimon": only what they can't do is said of them. */
import type { Target } from '../../effect/tree/tree.ts';

type Nobody = Extract<Target, { kind: 'any' }>;

/**
 * All of them in a part of an effect, apart from those who can't do something: "none of your
 * Digimon can attack", "neither player's Digimon are affected".
 */
export function nobodiesIn(part: unknown): readonly Nobody[] {
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return part.flatMap(nobodiesIn);
  const isBan = 'nobody' in part && part.nobody === true;
  const found = isNobody(part) ? [part] : [];
  const inside = Object.entries(part).flatMap(([field, value]) =>
    field === 'span' || (isBan && field === 'target') ? [] : nobodiesIn(value),
  );
  return [...found, ...inside];
}

const isNobody = (part: object): part is Nobody =>
  'kind' in part && part.kind === 'any' && 'none' in part && part.none === true;
