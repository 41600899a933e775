/** What lies on each side of a board that is made for an effect text. */
import type { CardCategory } from '../../card/information.ts';
import type { Box } from '../../card/printed.ts';
import { CAST } from './cast.ts';
import type { Filter } from '../../effect/tree/tree.ts';
import type { Stack, Slot, SideBoard } from '../board/board.ts';
import type { Furnished } from './furnish.ts';
import { emptySide } from '../board/board.ts';

/** Where the card of the text is at the start. */
type FitPlace = 'battle' | 'hand' | 'security' | 'breeding' | 'under' | 'trash';

export interface Fitting {
  readonly category: Extract<CardCategory, 'Digimon' | 'Tamer' | 'Option'>;
  readonly box: Box;
  readonly place: FitPlace;
  readonly turn: 'P1' | 'P2';
  /** The opponent's stronger Digimon can be attacked and wins. */
  readonly strongFoe?: true;
  /** It can block. */
  readonly blocker?: true;
  readonly suspended?: true;
  /** An Option card that makes the event happen: whose, and what it says. */
  readonly spell?: { readonly of: 'P1' | 'P2'; readonly text: string };
  /** Which other Digimon is in its breeding area. */
  readonly breeding?: typeof CAST.friend | typeof CAST.weak;
  /** The names that the text asks for are those of what a Digimon digivolves into. */
  readonly into?: true;
  /** The card of the hand can be linked. */
  readonly links?: true;
  /** Memory of the opponent in whose turn it begins. */
  readonly theirMemory?: number;
  /** The other Digimon is to be so. */
  readonly friendIs?: readonly Filter[];
  /** The card that is played from the hand is a Tamer. */
  readonly youngTamer?: true;
  /** The card that is played from the hand is to be so. */
  readonly youngIs?: readonly Filter[];
  /** The card itself does it, also if it is no Digimon. */
  readonly byCard?: true;
  readonly actions: (names: FitNames) => readonly string[];
  readonly how: string;
}

/** How the cards of a board are called that depend on the text. */
export interface FitNames {
  readonly card: string;
  /** In the battle area, or in the breeding area. */
  readonly friend: string;
  /** In the hand; can be played, and linked. */
  readonly young: string;
  /** In the hand; Digimon can digivolve into it. */
  readonly next: string;
}

const stack = (...cards: readonly string[]): Stack => ({
  cards,
  links: [],
  suspended: false,
  placed: false,
});

const slots = (...names: readonly string[]): readonly Slot[] => names.map((name) => ({ name }));

/** What the actions speak of, and which stack is "this Digimon" before them. */
export function keptOf(fitting: Fitting, names: FitNames): Furnished {
  const actions = fitting.actions(names);
  const self =
    fitting.place === 'under' ? CAST.host : fitting.place === 'hand' ? names.friend : names.card;
  return {
    card: names.card,
    self,
    friend: names.friend,
    single: [names.friend, names.young, names.next].filter((name) =>
      actions.some((action) => action.includes(name)),
    ),
    named: (name) => actions.some((action) => action.includes(name)),
    mayBeSuspended: !actions.some((action) => action.startsWith(`${self} attacks`)),
  };
}

export function ownSide(
  { card, friend, young, next }: FitNames,
  { place, spell, suspended, breeding }: Fitting,
): SideBoard {
  const own: Stack = { ...stack(card), suspended: suspended === true };
  return {
    ...emptySide,
    battle: [
      ...(place === 'battle' ? [own] : []),
      ...(place === 'under' ? [{ ...stack(CAST.host, card), suspended: suspended === true }] : []),
      ...(breeding === CAST.friend ? [] : [stack(friend)]),
      stack('Own Tamer'),
    ],
    breeding: place === 'breeding' ? [own] : breeding === CAST.friend ? [stack(friend)] : [],
    hand: slots(
      ...(place === 'hand' ? [card] : []),
      ...(spell?.of === 'P1' ? [CAST.spell] : []),
      young,
      next,
      CAST.option,
    ),
    security: slots(place === 'security' ? card : 'Plain Option', 'Plain Option', 'Plain Option'),
    trash: slots(...(place === 'trash' ? [card] : []), CAST.fallen),
  };
}

export function foeSide({ strongFoe, spell, turn, breeding }: Fitting): SideBoard {
  return {
    ...emptySide,
    battle: [
      { ...stack(CAST.foe), suspended: strongFoe === true },
      ...(breeding === CAST.weak ? [] : [{ ...stack(CAST.weak), suspended: turn === 'P1' }]),
    ],
    breeding: breeding === CAST.weak ? [stack(CAST.weak)] : [],
    hand: [...slots(...(spell?.of === 'P2' ? [CAST.spell] : []), CAST.newFoe), { hidden: 2 }],
    security: Array.from({ length: 5 }, () => ({ name: 'Plain Option' })),
  };
}
