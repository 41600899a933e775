/** Parts of a text's tree that say only how it was printed. Once it is read they mean nothing any more. */
const AS_PRINTED: ReadonlySet<string> = new Set(['span', 'word', 'open', 'order']);

/** A part of a card as data without them: it goes through JSON unchanged. */
export const asRead = <T extends object>(part: T): T =>
  JSON.parse(
    JSON.stringify(part, (key, value: unknown) => (AS_PRINTED.has(key) ? undefined : value)),
  ) as T;
