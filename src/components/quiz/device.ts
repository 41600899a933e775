/** Progress on this device. Storage that is forbidden throws when it is touched, which src/quiz/storage.ts answers. */
import { record, type Progress } from '../../quiz/progress.ts';
import { loadProgress, saveProgress, type Store } from '../../quiz/storage.ts';
import { lostWords } from './words.ts';

const store: Store = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
};

export interface Kept {
  readonly progress: Progress;
  /** What there is to say about the storage, if anything. */
  readonly notice: string;
}

/** What is kept on this device. */
export function load(): Kept {
  const { progress, lost } = loadProgress(store);
  return { progress, notice: lostWords(lost) };
}

/** Adds an answer to what is kept. */
export function keep(id: string, right: boolean): Kept {
  const now = new Date().toISOString();
  const progress = record(loadProgress(store).progress, id, right, now);
  const saved = saveProgress(store, progress);
  return { progress, notice: saved ? '' : 'This device did not let the page save your progress.' };
}
