/** "1 each of [A] and [B] from your trash". */
import type { Cursor, Got, Pen } from '../phrase/hole.ts';
import type { Target } from '../tree/tree.ts';

export const ONE_OF_EACH = '1 each of ';

/** "1 each of [A] and [B] from your trash": 1 [A] and 1 [B]. */
export function oneOfEach(cursor: Cursor, at: number): Got<Target> | undefined {
  if (!cursor.text.startsWith(ONE_OF_EACH, at)) return undefined;
  const start = at + ONE_OF_EACH.length;
  const names = cursor.grammar.allNames.read(cursor, start);
  if (names === undefined || names.value.length < 2 || names.form !== undefined) return undefined;
  const place =
    cursor.text.charAt(names.end) === ' '
      ? cursor.grammar.place.read(cursor, names.end + 1)
      : undefined;
  if (place === undefined) return undefined;
  const span = { start: at, end: place.end };
  const one = { noun: '', upTo: false, n: 1, span } as const;
  const targets = names.value.map((word, i): Target => {
    const filters = [{ kind: 'name', match: 'exact', words: [word] }] as const;
    return i === names.value.length - 1
      ? { kind: 'cards', ...one, filters, place: place.value }
      : { kind: 'choose', ...one, filters, side: 'either', other: false };
  });
  return { value: { kind: 'both', targets, span, form: ONE_OF_EACH }, end: place.end };
}

/** The same as it is printed; `undefined` where these are no names in one place. */
export function writeOneOfEach(
  { targets }: Extract<Target, { kind: 'both' | 'either' }>,
  pen: Pen,
): string | undefined {
  const words = targets.map((one) => {
    const [filter] = 'filters' in one ? one.filters : [];
    return filter?.kind === 'name' ? filter.words[0] : undefined;
  });
  const names = words.flatMap((word) => word ?? []);
  const last = targets.at(-1);
  if (names.length < words.length || last?.kind !== 'cards' || last.place === undefined)
    return undefined;
  const place = pen.grammar.place.write(last.place, pen);
  const text = pen.grammar.allNames.write(names, pen);
  return place === undefined || text === undefined ? undefined : `${ONE_OF_EACH}${text} ${place}`;
}
