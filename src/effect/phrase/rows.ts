/**
 * Which rows of a table may be what stands at a place, by the characters there: most are ruled out
 * without a look at them, and the others come in their order.
 */
import { stands, type Cursor, type Got, type Grammar } from './hole.ts';
import type { Phrase } from './phrase.ts';
import type { TemplatePart } from './template.ts';

/** A row of a table; what is written by hand has no parts, and may begin with anything. */
export type TableRow<N> = Pick<Phrase<N>, 'read' | 'write'> & Partial<Pick<Phrase<N>, 'parts'>>;

/** So many characters tell rows apart. */
const LOOKED_AT = 4;

/** More beginnings than texts of cards have; what is typed at random is not kept for ever. */
const MOST_KNOWN = 2_000;

/** What can be filtered by the characters at a place. */
interface ByBeginning<T> {
  readonly all: readonly T[];
  /** Words one of which stands in front; `null`: anything may. */
  readonly beginnings: (one: T) => readonly string[] | null;
  readonly known: Map<string, readonly T[]>;
}

const filtered = <T>(
  all: readonly T[],
  beginnings: ByBeginning<T>['beginnings'],
): ByBeginning<T> => ({
  all,
  beginnings,
  known: new Map(),
});

/** Those that may stand at a place, in their order. */
function at<T>(
  { all, beginnings, known }: ByBeginning<T>,
  cursor: Cursor,
  place: number,
): readonly T[] {
  const characters = cursor.text.slice(place, place + LOOKED_AT);
  // At the start of a sentence a capital may stand for a small letter.
  const key = place === cursor.start ? `^${characters}` : characters;
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = all.filter(
    (one) =>
      beginnings(one)?.some((word) => stands(cursor, word.slice(0, LOOKED_AT), place)) ?? true,
  );
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, found);
  return found;
}

/** Rows that follow each other and begin with the same hole, or one that begins with words. */
interface RowGroup<N> {
  readonly hole: keyof Grammar | null;
  readonly rows: TableRow<N>[];
  /** What stands behind the hole decides between them. */
  readonly behind: ByBeginning<TableRow<N>>;
}

/** Reads with the rows of a table: the longest reading counts, of equal ones the first. */
export function rowsReader<N>(
  phrases: readonly TableRow<N>[],
): (cursor: Cursor, place: number) => Got<N> | undefined {
  const groups: RowGroup<N>[] = [];
  for (const phrase of phrases) {
    const [first] = phrase.parts ?? [];
    const hole = first?.is === 'hole' ? first.hole : null;
    const last = groups.at(-1);
    if (hole !== null && last?.hole === hole) last.rows.push(phrase);
    else {
      const rows = [phrase];
      groups.push({ hole, rows, behind: filtered(rows, ({ parts }) => beginningsOf(parts?.[1])) });
    }
  }
  const fitting = filtered(groups, ({ rows: [{ parts } = {}] }) => beginningsOf(parts?.[0]));
  return (cursor, place) => {
    let best: Got<N> | undefined;
    for (const { hole, rows, behind } of at(fitting, cursor, place)) {
      const begun = hole === null ? undefined : cursor.grammar[hole].read(cursor, place);
      if (hole !== null && begun === undefined) continue;
      for (const phrase of begun === undefined ? rows : at(behind, cursor, begun.end)) {
        const got = phrase.read(cursor, place, begun);
        if (got !== undefined && (best === undefined || got.end > best.end)) best = got;
      }
    }
    return best;
  };
}

/** Words one of which a part begins with; `null`: any, or none at all. */
function beginningsOf(part: TemplatePart | undefined): readonly string[] | null {
  if (part === undefined || part.is === 'hole') return null;
  const words =
    part.is === 'text'
      ? [part.text]
      : part.is === 'choice'
        ? part.words
        : Object.values<string>({ ...part.shapes });
  return words.includes('') ? null : words;
}
