/** Whom of an event a player has played, moved or attacked with, as a trigger condition asks. */
import type { EventPhrase, Side } from '../../effect/tree/tree.ts';
import type { Self } from './is-meant.ts';
import type { GameEvent, Unit } from '../state/state.ts';
import { originsOf } from '../../card/listens/played-from.ts';
import { onSide } from '../is/condition/filter.ts';

/** Those that the player whom a trigger condition names has played, from where it says. */
export function playedIn(
  { by = 'either', fromHand: ofHand, who }: Extract<EventPhrase, { kind: 'played' | 'digivolves' }>,
  self: Self,
  { units, fromHand = [], fromTrash = [], fromUnder = [] }: GameEvent,
): readonly Unit[] {
  const from = { hand: fromHand, trash: fromTrash, 'digivolution cards': fromUnder };
  const there = originsOf(who)?.flatMap((origin) => from[origin]);
  return (there ?? (ofHand === undefined ? units : fromHand)).filter((unit) =>
    onSide(unit, by, self.owner),
  );
}

/** Those that the player whom a trigger condition names has moved (4-17). */
export const movedIn = (
  { by = 'either' }: { readonly by?: Side },
  self: Self,
  { units }: GameEvent,
): readonly Unit[] => units.filter((unit) => onSide(unit, by, self.owner));

/** "you attack with a blue Digimon": those of that player. */
export const ownIn = ({ units }: GameEvent, { owner }: Self): readonly Unit[] =>
  units.filter((unit) => unit.owner === owner);
