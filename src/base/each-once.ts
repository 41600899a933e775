/** Lists in which nothing is said twice: what stands there again is refused, not passed over. */
import type { z } from 'zod';

/** What is compared: words without case, spaces and the sign at their end; else the whole value. */
const sameAs = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
        .trim()
        .toLowerCase()
        .replaceAll(/\s+/g, ' ')
        .replace(/[.!?]$/, '')
    : (JSON.stringify(value) ?? '');

/**
 * The list with a problem at each entry that stands in it before. `fields`: of entries with fields,
 * those in which no two are alike.
 */
export const eachOnce = <T extends z.ZodType>(
  list: z.ZodArray<T>,
  ...fields: readonly string[]
): z.ZodArray<T> =>
  list.superRefine((entries: readonly unknown[], context) => {
    for (const field of fields.length === 0 ? [null] : fields) {
      const before = new Set<string>();
      entries.forEach((entry, i) => {
        const value = field === null ? entry : valueOf(entry, field);
        if (value === undefined) return;
        const key = sameAs(value);
        if (before.has(key))
          context.addIssue({
            code: 'custom',
            path: field === null ? [i] : [i, field],
            message: 'a second time',
          });
        before.add(key);
      });
    }
  });

const valueOf = (entry: unknown, field: string): unknown =>
  typeof entry === 'object' && entry !== null
    ? Object.getOwnPropertyDescriptor(entry, field)?.value
    : undefined;
