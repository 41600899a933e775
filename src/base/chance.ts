/** Chance that can be repeated: the same seed, the same numbers. */

/** A stream of numbers from 0 up to 1 (mulberry32). */
export function random(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** The list in an order that the seed decides. */
export function shuffled<T>(list: readonly T[], seed: number): readonly T[] {
  const next = random(seed);
  const keyed = list.map((item) => ({ item, key: next() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}
