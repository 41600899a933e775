/** Effects that work in [Security], as far as the engine runs them (15-14-5). */
import type { Action, EffectLine } from '../../effect/tree/tree.ts';
import type { Ability } from './ability.ts';

/** What a persistent effect gives to others from there (game/is/view/face-up.ts). */
const GIVEN = new Set<Action['kind']>(['DP', 'gain', 'prohibit', 'immune']);

/** What keeps such an effect from being run; `null` where nothing does. */
export function wrongInSecurity(
  line: EffectLine,
  category: Ability['category'],
): 'effects' | 'effects on "this Digimon"' | null {
  if (category === 'activation') return 'effects';
  const processes = line.sentences.flatMap((sentence) => sentence.processes);
  if (category === 'persistent' && !processes.every(({ action }) => GIVEN.has(action.kind)))
    return 'effects';
  // Its card is none on the field; "this card" itself can be played or placed from there.
  return speaksOfField([line.sentences, line.trigger], category === 'persistent')
    ? 'effects on "this Digimon"'
    : null;
}

function speaksOfField(part: unknown, persistent: boolean): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if (Array.isArray(part)) return part.some((one) => speaksOfField(one, persistent));
  if ('kind' in part && part.kind === 'this')
    return persistent || !('noun' in part) || part.noun !== 'card';
  return Object.entries(part).some(
    ([field, value]) => field !== 'line' && field !== 'span' && speaksOfField(value, persistent),
  );
}
