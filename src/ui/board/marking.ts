/**
 * Lets cards of a board be marked. The board is told what can be marked and does not know why;
 * without it nothing can be.
 */
import { getContext, setContext } from 'svelte';

export interface CardMarking {
  readonly canMark: (label: string) => boolean;
  readonly isMarked: (label: string) => boolean;
  readonly mark: (label: string) => void;
}

const KEY = Symbol('marking');

export const setMarking = (marking: CardMarking): CardMarking => setContext(KEY, marking);

export const getMarking = (): CardMarking | undefined => getContext<CardMarking | undefined>(KEY);
