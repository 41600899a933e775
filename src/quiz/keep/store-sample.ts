/** Storages for tests. */
import type { Store } from './storage.ts';

/** Storage of a browser, in memory. */
export function store(initial: Record<string, string> = {}): Store & {
  readonly kept: Map<string, string>;
} {
  const kept = new Map(Object.entries(initial));
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** Storage that throws, as a browser's does when it is forbidden. */
export const forbiddenStore: Store = {
  getItem: () => {
    throw new Error('forbidden');
  },
  setItem: () => {
    throw new Error('full');
  },
  removeItem: () => {
    throw new Error('forbidden');
  },
};
