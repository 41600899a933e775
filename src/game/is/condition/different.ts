/** "2 cards with different names": what all that are chosen or counted together must not share. */
import type { Filter } from '../../../effect/tree/tree.ts';
import type { CardDef } from '../../../card/printed.ts';
import { defOf, Undecided, type Run } from '../../run/run.ts';
import type { CardId } from '../../state/state.ts';

/** What has to differ. */
export type Differing = 'names' | 'levels';

/** What a text asks to be different of all together, if anything. */
export function differingIn(filters: readonly Filter[]): Differing | undefined {
  for (const filter of filters)
    if (filter.kind === 'different' && (filter.of === 'names' || filter.of === 'levels'))
      return filter.of;
  return undefined;
}

/**
 * The cards in groups of which only one can be taken: those that share a name or a level.
 *
 * @throws Undecided where a card has several names or no level, for then it isn't settled with
 * which others it can be taken.
 */
export function groupsOf(
  run: Run,
  cards: readonly CardId[],
  of: Differing,
): readonly (readonly CardId[])[] {
  const groups = new Map<string, CardId[]>();
  for (const card of cards) {
    const key = keyOf(defOf(run, card), of);
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return [...groups.values()];
}

/** How many there are, or how many of them differ where that is asked. */
export function numberOfThem(
  run: Run,
  cards: readonly CardId[],
  filters: readonly Filter[],
): number {
  const of = differingIn(filters);
  return of === undefined ? cards.length : groupsOf(run, cards, of).length;
}

function keyOf({ name, alsoNamed = [], level }: CardDef, of: Differing): string {
  if (of === 'names' && alsoNamed.length > 0)
    throw new Undecided(
      `${name} has several names, and nothing settles whether it has a different name from others`,
    );
  if (of === 'levels' && level === null)
    throw new Undecided(
      `${name} has no level, and nothing settles whether that is a different level`,
    );
  return of === 'names' ? name : String(level);
}
