/** What an effect says, as a key: parts that say the same have the same one. */
import type { Ability } from '../../card/ability/ability.ts';
import type { Action, Condition, Target } from '../../effect/tree/tree.ts';
import type { Applied } from '../state/applied.ts';
import type { Modifier } from '../state/modifier.ts';
import { Mixer, textKey } from './mixer.ts';

/**
 * What an effect does that was put on one Digimon or on whatever matches; which of two equal ones
 * it is does not matter.
 */
export function appliedKey({
  modifier,
  player,
  of,
  until,
}: Pick<Applied, 'modifier' | 'player' | 'of' | 'until'>): number {
  const mixer = new Mixer();
  mixer.addWord(modifier.kind);
  mixer.addKey(modifierKey(modifier));
  mixer.add(player);
  mixer.addText(of.join());
  mixer.addWord(until.kind);
  mixer.add((until.player ?? -1) + (until.later === true ? 8 : 0));
  mixer.add(until.under ?? -1);
  return mixer.key;
}

/** Whether it makes a difference which of two was put there last (15-12-1-3, 15-12-2-3). */
export const overwrites = ({ modifier: { kind } }: Pick<Applied, 'modifier'>): boolean =>
  kind === 'set DP' || kind === 'become Digimon' || kind === 'as if';

/** What a modifier says beside its kind. */
function modifierKey(modifier: Modifier): number {
  switch (modifier.kind) {
    case 'DP':
      return modifier.change;
    case 'set DP':
    case 'become Digimon':
      return modifier.n;
    case 'as if':
      return textKey(`${modifier.as.level} ${String(modifier.as.colours)}`);
    case 'gain':
      return textKey(modifier.use.printed);
    case 'prohibit':
    case 'allow':
      return textKey(modifier.what);
    case 'immune':
      return textKey(modifier.to);
    case 'not blocked':
      return partKey(modifier.by);
    case 'only into':
      return partKey(modifier.into);
    case 'colours':
      return textKey(modifier.colours.join());
    case 'ability':
      return abilityKey(modifier.ability);
  }
}

const abilityKeys = new WeakMap<Ability, number>();

/** An effect by its text, which is long and read once. */
export function abilityKey(ability: Ability): number {
  const known = abilityKeys.get(ability);
  if (known !== undefined) return known;
  const key = textKey(ability.text);
  abilityKeys.set(ability, key);
  return key;
}

const partKeys = new WeakMap<Action | Target | Condition, number>();

/** A part of an effect by what it says. */
export function partKey(part: Action | Target | Condition): number {
  const known = partKeys.get(part);
  if (known !== undefined) return known;
  const key = textKey(JSON.stringify(part));
  partKeys.set(part, key);
  return key;
}
