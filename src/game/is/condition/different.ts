/** "2 cards with different names": what all that are chosen or counted together must not share. */
import { canAssign } from '../../../base/assign.ts';
import type { Filter } from '../../../effect/tree/tree.ts';
import type { CardDef } from '../../../card/printed.ts';
import { defOf, Undecided, type Run } from '../../run/run.ts';
import { coloursOf, type Look } from './filter.ts';
import { topCard, type CardId, type Unit } from '../../state/state.ts';

/** What has to differ. */
export type Differing = 'names' | 'levels' | 'colours';

/** What a text asks to be different of all together, if anything. */
export function differingIn(filters: readonly Filter[]): Differing | undefined {
  for (const filter of filters)
    if (filter.kind === 'different' && filter.of !== 'card numbers') return filter.of;
  return undefined;
}

/** The colors of a card, which effects can add to on the field. */
type ColoursOf = (card: CardId) => readonly string[];

/**
 * Whether these cards differ. Of a card with several colors any one that no other card stands for
 * counts (4-25-2).
 *
 * @throws Undecided where a card has several names or no level, or two have the same several
 * colors, for then it isn't settled with which others it can be taken.
 */
export function areDiffering(
  run: Run,
  cards: readonly CardId[],
  of: Differing,
  colours: ColoursOf = printed(run),
): boolean {
  if (of !== 'colours') {
    const keys = cards.map((card) => keyOf(defOf(run, card), of));
    return new Set(keys).size === keys.length;
  }
  const several = cards.map((card) => colours(card).toSorted()).filter((own) => own.length > 1);
  const [first] = several.filter((own, i) => several.findIndex((one) => `${one}` === `${own}`) < i);
  if (first !== undefined)
    throw new Undecided(
      `two cards are both ${first.join(' and ')}, and nothing settles whether they have different colors`,
    );
  const all = [...new Set(cards.flatMap(colours))];
  return canAssign(cards, all, (card, colour) => colours(card).includes(colour));
}

/** As many of these as can be taken together. */
export function mostDiffering(
  run: Run,
  cards: readonly CardId[],
  of: Differing,
  colours?: ColoursOf,
): readonly CardId[] {
  const taken: CardId[] = [];
  for (const card of cards) if (areDiffering(run, [...taken, card], of, colours)) taken.push(card);
  return taken;
}

const printed =
  (run: Run): ColoursOf =>
  (card) =>
    defOf(run, card).colours;

/** How many there are, or how many of them differ where that is asked. */
export function numberOfThem(
  run: Run,
  cards: readonly CardId[],
  filters: readonly Filter[],
  colours?: ColoursOf,
): number {
  const of = differingIn(filters);
  return of === undefined ? cards.length : mostDiffering(run, cards, of, colours).length;
}

/** The same of Digimon and Tamers, which may be treated as having other colors, too. */
export function numberOfUnits(
  run: Run,
  units: readonly Unit[],
  filters: readonly Filter[],
  look: Look,
): number {
  const holders = new Map(units.map((unit) => [topCard(unit), unit]));
  return numberOfThem(run, [...holders.keys()], filters, (card) => {
    const unit = holders.get(card);
    return unit === undefined ? [] : coloursOf(run, unit, look);
  });
}

function keyOf(
  { name, alsoNamed = [], level }: CardDef,
  of: Exclude<Differing, 'colours'>,
): string {
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
