/**
 * Chance that can be repeated: the same seed, the same numbers and the same order on every device.
 */

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

/** A number for a text, the same everywhere (FNV-1a, 32 bits, with the bits mixed at the end). */
export const hash = (text: string): number => finish(fnv(START, text));

/** The hashes of texts that begin with the same one, each given without it. */
export function hashAfter(start: string): (rest: string) => number {
  const begun = fnv(START, start);
  return (rest) => finish(fnv(begun, rest));
}

const START = 0x811c9dc5;

function fnv(start: number, text: string): number {
  let h = start;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h;
}

function finish(bits: number): number {
  let h = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** The list in an order that the seed decides. */
export function shuffled<T>(list: readonly T[], seed: number): readonly T[] {
  const next = random(seed);
  const ranked = list.map((item) => ({ item, rank: next() }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ item }) => item);
}

/** The same by name: what is added or removed leaves the order of the others as it was. */
export function shuffledByName<T>(
  list: readonly T[],
  seed: string,
  nameOf: (item: T) => string,
): T[] {
  const ranked = list.map((item) => {
    const name = nameOf(item);
    return { item, name, rank: hash(`${seed}/${name}`) };
  });
  return ranked
    .sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1))
    .map(({ item }) => item);
}

/** A short seed that can be read out, from a number below 1. */
export function seedFrom(chance: number): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  let rest = Math.floor(chance * letters.length ** 5);
  let seed = '';
  for (let i = 0; i < 5; i++) {
    seed += letters[rest % letters.length] ?? '';
    rest = Math.floor(rest / letters.length);
  }
  return seed;
}

/**
 * A seed as it stands in an address: letters, digits and hyphens, 30 at most; empty when nothing is
 * left.
 */
export const cleanSeed = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 30)
    .replace(/-+$/, '');
