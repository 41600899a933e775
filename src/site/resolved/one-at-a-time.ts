/**
 * A job that is asked for again and again, as when many files change at once: one is done at a
 * time, and all who ask meanwhile wait for the same next one.
 */
export function oneAtATime(job: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  let next: Promise<void> | undefined;
  const begin = (): Promise<void> => {
    next = undefined;
    return job();
  };
  return () => (next ??= last = last.then(begin, begin));
}
