/**
 * Asking without a word on whether the answer is right, as in an exam. Who asks so puts this around
 * a question of any kind; the question then hands its answer over and tells nothing.
 */
import { getContext, setContext } from 'svelte';
import type { Given } from '../mark/given.ts';

export interface Silent {
  /** What was answered before, where it can be changed; empty when nothing was. */
  readonly given: Given;
  /** What stands on the button. */
  readonly label: string;
  readonly notice: string;
  /** A promise where it is marked at once. */
  readonly answer: (given: Given) => void | Promise<void>;
}

const KEY = Symbol('silent');

export const setSilent = (silent: Silent): Silent => setContext(KEY, silent);

export const getSilent = (): Silent | undefined => getContext<Silent | undefined>(KEY);

/** Where an answer begins: with what was given before, else with nothing. */
export const givenBefore = (): number[] => [...(getSilent()?.given ?? [])];
