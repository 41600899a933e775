/**
 * What is kept on this device. Storage that is forbidden throws when it is touched, which
 * src/quiz/keep/storage.ts answers.
 */
import { Keeper, type KeptChange } from '../keep/keeper.ts';
import { PROGRESS, record, type Progress } from '../keep/progress.ts';
import type { KeptKind } from '../keep/storage.ts';
import { lostWords, refusedWords } from './words.ts';

export const keeper = new Keeper(
  {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
    removeItem: (key) => localStorage.removeItem(key),
  },
  // Only a page that came safely has locks.
  globalThis.navigator?.locks,
);

// What still waits for its turn when the page is left is written then.
globalThis.addEventListener?.('pagehide', () => keeper.write());

export interface Kept<T> {
  readonly value: T;
  /** What there is to say about the storage, if anything. */
  readonly notice: string;
}

/** What is kept of a kind. */
export function loadOf<T>(kind: KeptKind<T>): Kept<T> {
  const { value, lost } = keeper.load(kind);
  return { value, notice: lostWords(lost) || refusedWords(keeper.refused) };
}

/** Says what there is to say once the device has taken or refused a change; empty for nothing. */
export type Say = (notice: string) => void;

/** Changes what is kept of a kind, and returns it as it is then. */
export const changeOf = <T>(kind: KeptKind<T>, change: KeptChange<T>, say: Say): T =>
  keeper.change(kind, change, () => say(refusedWords(keeper.refused)));

export const load = (): Kept<Progress> => loadOf(PROGRESS);

/** Adds an answer to what is kept. */
export function keep(id: string, right: boolean, say: Say): void {
  const at = new Date().toISOString();
  changeOf(PROGRESS, (progress) => record(progress, id, right, at), say);
}
