/** Entries for tests of the modes. */
import type { Entry } from './entry.ts';

export const entry = (id: string, more: Partial<Entry> = {}): Entry => ({
  id,
  title: id,
  topic: id.split('/')[0] ?? '',
  level: 1,
  kind: 'one',
  keywords: [],
  categories: [],
  cites: ['16-7-4'],
  ...more,
});

/** `count` questions over some topics, their levels in turn. */
export const entries = (count: number, topics = 5): readonly Entry[] =>
  Array.from({ length: count }, (_, i) =>
    entry(`topic-${i % topics}/q${i}`, { level: ([1, 2, 3] as const)[i % 3] ?? 1 }),
  );
