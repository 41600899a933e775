import type { PrintedCard } from '../../card/printed.ts';

/**
 * Any arrangement of cards, legal or not: what `parseBoard` reads and `makeBoard` writes. A `Setup`
 * is made of it by `prepare`.
 */
export interface Board {
  readonly cards: readonly PrintedCard[];
  readonly turn: 'P1' | 'P2';
  /** As P1 sees it: positive on P1's side. */
  readonly memory: number;
  readonly P1: SideBoard;
  readonly P2: SideBoard;
  /** The turn is not ended behind the last action, whatever the memory (6-1-4-1). */
  readonly stops?: true;
  /** Security cards that nobody names have no effects and don't battle: an assumption. */
  readonly plain?: true;
}

export interface SideBoard {
  readonly battle: readonly Stack[];
  readonly breeding: readonly Stack[];
  /** Top card first. */
  readonly security: readonly Slot[];
  readonly hand: readonly Slot[];
  readonly deck: readonly Slot[];
  readonly trash: readonly Slot[];
  /** Digi-Egg deck, top card first. */
  readonly eggs: readonly Slot[];
}

/**
 * A Digimon or Tamer: names of its cards, top card first; "?" is a digivolution card that lies face
 * down.
 */
export interface Stack {
  readonly cards: readonly string[];
  readonly links: readonly string[];
  readonly suspended: boolean;
  /** Placed this turn (7-1-2-1). */
  readonly placed: boolean;
}

/**
 * A card by its name, or a number of cards nobody needs to know. `faceUp`: of a security card that
 * both players see.
 */
export type Slot = { readonly name: string; readonly faceUp?: true } | { readonly hidden: number };

export const AREAS = ['battle', 'breeding', 'security', 'hand', 'deck', 'trash', 'eggs'] as const;
export type Area = (typeof AREAS)[number];

/** Cards in a deck that a board says nothing about. */
export const USUAL_DECK = 10;

export const emptySide: SideBoard = {
  battle: [],
  breeding: [],
  security: [],
  hand: [],
  deck: [{ hidden: USUAL_DECK }],
  trash: [],
  eggs: [],
};
