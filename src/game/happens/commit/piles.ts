import { emit } from '../../trigger/emit.ts';
import { defOf, type Run } from '../../run/run.ts';
import { isDigimonNow } from '../../is/view/view.ts';
import type { CardId, Cause, Unit } from '../../state/state.ts';
import type { Destination } from '../../state/change.ts';
import { isForEggs, sideOf } from './place.ts';

/** Cards that are about to go elsewhere, by the area of their owner that they are in. */
interface Before {
  readonly hand: readonly CardId[];
  readonly deck: readonly CardId[];
  readonly security: readonly CardId[];
  /** Revealed cards are still counted where they were (15-15-3-1). */
  readonly aside: readonly CardId[];
  readonly origins: ReadonlyMap<CardId, Unit | 'trash'>;
}

/** Of cards that are in none of these areas. */
export const NOWHERE: Before = {
  hand: [],
  deck: [],
  security: [],
  aside: [],
  origins: new Map(),
};

export const before = (run: Run, cards: readonly CardId[]): Before => {
  const { state, setup } = run;
  const isIn = (area: 'hand' | 'deck' | 'security') =>
    cards.filter((card) => state[area][setup.owners[card] ?? 0].includes(card));
  return {
    hand: isIn('hand'),
    deck: isIn('deck'),
    security: isIn('security'),
    aside: cards.filter((card) => state.aside.includes(card)),
    origins: new Map(
      cards.flatMap((card) => {
        const owner = setup.owners[card] ?? 0;
        const origin = state.trash[owner].includes(card) ? 'trash' : hostOf(run, card);
        return origin === undefined ? [] : [[card, origin] as const];
      }),
    ),
  };
};

/** The Digimon that a digivolution card lies under (4-8-1). */
const hostOf = (run: Run, card: CardId): Unit | undefined =>
  run.state.units.find((unit) => unit.cards.indexOf(card) > 0 && isDigimonNow(run, unit));

/** "When a card is trashed from your hand": one event for all that go together (15-5-2). */
export function emitTrashed(
  run: Run,
  { hand, deck, security }: Before,
  cause: Cause | undefined,
): void {
  const by = cause === undefined ? {} : { cause };
  for (const [kind, cards] of [
    ['trashed from hand', hand],
    ['trashed from deck', deck],
    ['trashed from security', security],
  ] as const)
    if (cards[0] !== undefined)
      emit(run, { kind, units: [], player: sideOf(run, cards[0]), card: cards[0], cards, ...by });
}

/**
 * "When an effect adds cards to your hand": wherever they come from. Tokens and Digi-Egg cards do
 * not get there (4-21-5, 3-1-3-9).
 */
export function emitAdded(
  run: Run,
  cards: readonly CardId[],
  to: Destination,
  cause: Cause | undefined,
  { origins }: Pick<Before, 'origins'> = NOWHERE,
): void {
  const kind = kindOf(to);
  if (kind === null) return;
  const added = cards.filter(
    (card) => defOf(run, card).category !== 'Token' && !isForEggs(run, card, to),
  );
  if (added.length === 0) return;
  // "If this effect added to a hand": drawn and returned cards come there as well (Q1199).
  if (kind === 'added to hand' && cause?.kind === 'effect') cause.done?.add('add to hand');
  const by = cause === undefined ? {} : { cause };
  emit(run, { kind, units: [], cards: added, origins, ...by });
}

function kindOf(to: Destination): 'added to hand' | 'added to deck' | 'added to security' | null {
  switch (to) {
    case 'hand':
      return 'added to hand';
    case 'deck top':
    case 'deck bottom':
      return 'added to deck';
    case 'security top':
    case 'security bottom':
      return 'added to security';
    default:
      return null;
  }
}

/** Those that come from elsewhere, and are not only moved inside the area. */
export const comeTo = (
  cards: readonly CardId[],
  to: Destination,
  { hand, deck, security, aside }: Before,
): readonly CardId[] => {
  const kind = kindOf(to);
  const there =
    kind === 'added to hand' ? hand : kind === 'added to deck' ? [...deck, ...aside] : security;
  return cards.filter((card) => !there.includes(card));
};
