/** Entries that are kept with the version of their form. */
import { isRecord, newerThan, type Read } from './storage.ts';

export interface Versioned<T> {
  readonly version: 1;
  readonly entries: T;
}

/** Reads what is kept with a version, its entries by `read`. */
export function readVersioned<T>(
  value: unknown,
  read: (entries: unknown) => Read<T>,
): Read<Versioned<T>> {
  const record = isRecord(value) ? value : {};
  // Without entries the reader is given what none of them is.
  const { value: entries, lost } = read(record['entries'] ?? null);
  return { value: { version: 1, entries }, lost: [...lost, ...newerThan(record, 1)] };
}
