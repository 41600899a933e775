/** How large a file may be that a person brings. */

/** In bytes. */
export const MOST_BYTES = 10_000_000;

/** What is wrong with a file of so many bytes, in sentences; `null` when nothing is. */
export const tooLarge = (bytes: number): string | null =>
  bytes <= MOST_BYTES
    ? null
    : `The file has ${(bytes / 1_000_000).toFixed(1)} MB. Expected: ${MOST_BYTES / 1_000_000} MB at most.`;
