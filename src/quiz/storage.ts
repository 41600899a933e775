import { makeProgress, parseProgress, type Progress } from './progress.ts';

/** The part of `Storage` that is used; full or forbidden storage throws, which is an answer here. */
export interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const KEY = 'ruling-lab/progress';

/** Loads progress; says how much could not be read. */
export function loadProgress(store: Store): { readonly progress: Progress; readonly lost: number } {
  try {
    return parseProgress(store.getItem(KEY));
  } catch {
    return { ...parseProgress(null), lost: 0 };
  }
}

/** Saves progress; false when the device refuses. */
export function saveProgress(store: Store, progress: Progress): boolean {
  try {
    store.setItem(KEY, makeProgress(progress));
    return true;
  } catch {
    return false;
  }
}
