/** Seeds of generated questions: in the address, and the boards that they take. */
import { random } from '../../base/chance.ts';

/** Which pack of boards a seed takes, counted from 1. */
export const packOf = (seed: number, packs: number): number =>
  1 + Math.floor(random(seed)() * packs);

/** The seed in an address such as `#s12`; `null` when there is none. */
export function seedIn(hash: string): number | null {
  const digits = /^#s(\d{1,9})$/.exec(hash)?.[1];
  return digits === undefined ? null : Number(digits);
}

export const hashOf = (seed: number): string => `#s${seed}`;

/** The seed of the question after this one. */
export const nextSeed = (seed: number): number => (seed + 1) % 1_000_000_000;
