/** Names that a card must not have: of those that are on the field or in the trash. */
import type { Filter } from '../../../effect/tree/tree.ts';
import type { Player } from '../../../base/player.ts';
import type { CardInformation } from '../../../card/information.ts';
import { defOf, type Run } from '../../run/run.ts';
import type { Unit } from '../../state/state.ts';
import { informationOf } from '../view/view.ts';

/** "the same name as the cards in your battle area or trash" */
export const isAsThere = (filter: Filter): boolean =>
  filter.kind === 'the same' && filter.of === 'names';

/**
 * Names of a player's Digimon and Tamers in the battle area, of Options placed there and of cards
 * in the trash (Q3531): not of what lies beneath something.
 */
export function namesThere(run: Run, player: Player): readonly string[] {
  const { units, trash } = run.state;
  const there = units.filter(({ owner, area }) => owner === player && area === 'battle');
  const all: readonly CardInformation[] = [
    ...there.map((unit) => informationOf(run, unit)),
    ...(trash[player] ?? []).map((card) => defOf(run, card)),
  ];
  return all.flatMap(({ name, alsoNamed = [] }) => [name, ...alsoNamed]);
}

/** "without the same name as any of your Tamers": none of their names (2-3-4). */
export const notAsThese = (run: Run, units: readonly Unit[]): Filter => ({
  kind: 'not named',
  words: units.flatMap((unit) => {
    const { name, alsoNamed = [] } = informationOf(run, unit);
    return [name, ...alsoNamed];
  }),
});
