/** Whose effect something is, and of what kind of card: immunity may ask for both (15-15-5). */
import { defOf, type Run } from '../../run/run.ts';
import type { Player } from '../../../base/player.ts';
import type { CardCategory } from '../../../card/information.ts';
import type { Look } from './filter.ts';
import { topCard, type CardId, type Unit } from '../../state/state.ts';
import { type EffectKind } from '../../state/modifier.ts';

/** An effect, as far as those ask who are not affected by it. */
export interface By {
  readonly player: Player;
  readonly of: readonly EffectKind[];
}

/** 15-2-1: effects are named after the card that has them; those of Digi-Eggs are a Digimon's. */
const KINDS: { readonly [category in CardCategory]: readonly EffectKind[] } = {
  Digimon: ['Digimon'],
  'Digi-Egg': ['Digimon'],
  Token: ['Digimon'],
  Tamer: ['Tamer'],
  Option: ['Option'],
};

/** 15-12-1-6: of a Tamer that is treated as a Digimon they are both. */
const BOTH: readonly EffectKind[] = ['Digimon', 'Tamer'];

/** Whether it is the Option of a DUAL card whose [Main] effect is being carried out (4-6-6). */
export const isOfOption = (run: Run, card: CardId): boolean =>
  run.state.using === card && defOf(run, card).option !== undefined;

/** What kinds of effect those are that a Digimon, a Tamer or a card has. */
export function kindsOf(
  run: Run,
  unit: Unit | null,
  card: CardId,
  look: Look,
): readonly EffectKind[] {
  if (unit === null || unit.gone)
    return isOfOption(run, card) ? ['Option'] : KINDS[defOf(run, card).category];
  const { category } = defOf(run, topCard(unit));
  return category === 'Tamer' && look(unit).treatedAsDigimon ? BOTH : KINDS[category];
}
