/**
 * Parts of a text's tree that say only how it was printed. Once it is read they mean nothing any
 * more.
 */
const AS_PRINTED: ReadonlySet<string> = new Set(['span', 'word', 'open', 'order']);

const READ = new WeakMap<object, object>();

/**
 * A part of a card as data without them: it goes through JSON unchanged. The same part is the same
 * again: two instances of a keyword on a card are one effect, which is offered once.
 */
export function asRead<T extends object>(part: T): T {
  const known = READ.get(part) as T | undefined;
  if (known !== undefined) return known;
  const read = withoutPrint(part);
  READ.set(part, read);
  return read;
}

const withoutPrint = <T extends object>(part: T): T => copied(part) as T;

function copied(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copied);
  const copy: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) {
    if (part === undefined) continue;
    // What stands in front of "at the end of the turn" is done or asked before that comes.
    const isMeant = key === 'order' && 'at' in value;
    if (!AS_PRINTED.has(key) || isMeant) copy[key] = copied(part);
  }
  return copy;
}
