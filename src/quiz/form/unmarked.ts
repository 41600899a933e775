/**
 * An answer that could not be marked, since a part of the page was not loaded: the round knows it,
 * the frame of the form says it.
 */
import { getContext, setContext } from 'svelte';

interface Unmarked {
  readonly is: boolean;
}

const KEY = Symbol('unmarked');

export const setUnmarked = (unmarked: Unmarked): Unmarked => setContext(KEY, unmarked);

export const isUnmarked = (): (() => boolean) => {
  const unmarked = getContext<Unmarked | undefined>(KEY);
  return () => unmarked?.is ?? false;
};
