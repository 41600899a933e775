/**
 * What is kept on this device. Storage that is forbidden throws when it is touched, which
 * src/quiz/keep/storage.ts answers.
 */
import { PROGRESS, record, type Progress } from '../keep/progress.ts';
import { changeKept, loadKept, type KeptKind, type Store } from '../keep/storage.ts';
import { lostWords } from './words.ts';

/** What the device refused to save, so that the page goes on with it as long as it is open. */
const unsaved = new Map<string, string>();

export const store: Store = {
  getItem: (key) => unsaved.get(key) ?? localStorage.getItem(key),
  setItem(key, value) {
    unsaved.set(key, value);
    localStorage.setItem(key, value);
    unsaved.delete(key);
  },
  removeItem(key) {
    unsaved.delete(key);
    localStorage.removeItem(key);
  },
};

export interface Kept<T> {
  readonly value: T;
  /** What there is to say about the storage, if anything. */
  readonly notice: string;
}

/** What is kept of a kind. */
export function loadOf<T>(kind: KeptKind<T>): Kept<T> {
  const { value, lost } = loadKept(store, kind);
  return { value, notice: lostWords(lost) };
}

/** Changes what is kept of a kind. */
export function changeOf<T>(kind: KeptKind<T>, change: (value: T) => T): Kept<T> {
  const { value, saved } = changeKept(store, kind, change);
  return { value, notice: saved ? '' : NOT_SAVED };
}

const NOT_SAVED =
  'This device did not let the page save your progress. It stays as long as this page is open.';

export const load = (): Kept<Progress> => loadOf(PROGRESS);

/** Adds an answer to what is kept. */
export const keep = (id: string, right: boolean): Kept<Progress> =>
  changeOf(PROGRESS, (progress) => record(progress, id, right, new Date().toISOString()));
