/** The card file that a person brought, as the device keeps it. */
import type { FileCard } from '../card/file/file-card.ts';
import type { CardFile } from '../card/file/read-card-file.ts';
import { counted } from '../base/words.ts';

/** Rises when what is kept has another shape; what has another number is not read. */
const VERSION = 1;

export interface KeptCards {
  readonly version: typeof VERSION;
  /** Name of the file. */
  readonly name: string;
  readonly cards: readonly FileCard[];
  /** What is not taken from the file, in sentences. */
  readonly notes: readonly string[];
}

export const keptOf = (name: string, { cards, ignored, left }: CardFile): KeptCards => ({
  version: VERSION,
  name,
  cards,
  notes: [...notesOfFields(ignored), ...notesOfEntries(left)],
});

/** What the device kept, unless it is of another version or damaged. */
export const readKept = (value: unknown): KeptCards | null => (isKept(value) ? value : null);

const isKept = (value: unknown): value is KeptCards =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === VERSION &&
  'name' in value &&
  typeof value.name === 'string' &&
  'cards' in value &&
  Array.isArray(value.cards) &&
  'notes' in value &&
  Array.isArray(value.notes);

/** No more are named; of the others only how many there are. */
const MOST_NAMED = 12;

function notesOfFields(ignored: CardFile['ignored']): readonly string[] {
  if (ignored.size === 0) return [];
  const named = [...ignored]
    .slice(0, MOST_NAMED)
    .map(([field, times]) => `“${field.slice(0, 40)}” (${counted(times, 'card')})`);
  const more = ignored.size - named.length;
  return [
    `Fields that are not used: ${named.join(', ')}${more > 0 ? ` and ${counted(more, 'other')}` : ''}.`,
  ];
}

function notesOfEntries(left: CardFile['left']): readonly string[] {
  const named = left
    .slice(0, MOST_NAMED)
    .map(({ entry, why }) => `Entry ${entry} is left out: ${why}.`);
  const more = left.length - named.length;
  return more > 0
    ? [...named, `${counted(more, 'other entry', 'other entries')} left out.`]
    : named;
}
