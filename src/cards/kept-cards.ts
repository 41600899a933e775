/** The card file that a person brought, as the device keeps it. */
import { hash } from '../base/chance.ts';
import type { FileCard } from '../card/file/file-card.ts';
import { speltAlike } from '../card/file/spelling.ts';

/** Rises when what is kept has another shape; of others only the one before it is read. */
export const KEPT_VERSION = 2;
/** Names and traits were kept as the file spells them. */
const AS_SPELT = 1;

export interface KeptCards {
  readonly version: typeof KEPT_VERSION;
  /** Name of the file. */
  readonly name: string;
  readonly cards: readonly FileCard[];
  /** What is not taken from the file, in sentences. */
  readonly notes: readonly string[];
}

/** Tells files with other cards apart. */
export const stampOf = ({ cards }: KeptCards): string =>
  `${cards.length}/${hash(JSON.stringify(cards))}`;

/** What the device kept, unless it is of a version that isn't known, or damaged. */
export function readKept(value: unknown): KeptCards | null {
  if (isKept(value, KEPT_VERSION)) return value;
  if (!isKept(value, AS_SPELT)) return null;
  return { ...value, version: KEPT_VERSION, cards: speltAlike(value.cards).cards };
}

const isKept = <V extends number>(
  value: unknown,
  version: V,
): value is Omit<KeptCards, 'version'> & { readonly version: V } =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === version &&
  'name' in value &&
  typeof value.name === 'string' &&
  'cards' in value &&
  Array.isArray(value.cards) &&
  'notes' in value &&
  Array.isArray(value.notes);
