/** Chance that can be repeated: the same seed gives the same order on every device. */

/** A number for a text, the same everywhere (FNV-1a, 32 bits, with the bits mixed at the end). */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** The same things in the order that the seed gives. What is added or removed leaves the order of the others as it was. */
export function shuffle<T>(things: readonly T[], seed: string, nameOf: (thing: T) => string): T[] {
  return things
    .map((thing) => ({ thing, name: nameOf(thing), rank: hash(`${seed}/${nameOf(thing)}`) }))
    .sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1))
    .map(({ thing }) => thing);
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

/** A seed as it stands in an address: letters, digits and hyphens, 30 at most; empty when nothing is left. */
export const cleanSeed = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 30);
