/** The card file that a person brought, as the device keeps it. */
import { hash } from '../base/chance.ts';
import type { FileCard } from '../card/file/file-card.ts';

/** Rises when what is kept has another shape; what has another number is not read. */
export const KEPT_VERSION = 1;

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

/** What the device kept, unless it is of another version or damaged. */
export const readKept = (value: unknown): KeptCards | null => (isKept(value) ? value : null);

const isKept = (value: unknown): value is KeptCards =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === KEPT_VERSION &&
  'name' in value &&
  typeof value.name === 'string' &&
  'cards' in value &&
  Array.isArray(value.cards) &&
  'notes' in value &&
  Array.isArray(value.notes);
