/**
 * Which rows of a table may be what stands at a place, by the characters there: most are ruled out
 * without a look at them, and the others come in their order.
 */
import type { Cursor, Got, Grammar } from './hole.ts';
import type { Phrase } from './phrase.ts';
import type { TemplatePart } from './template.ts';

/** A row of a table; what is written by hand has no parts, and may begin with anything. */
export type TableRow<N> = Pick<Phrase<N>, 'read' | 'write'> & Partial<Pick<Phrase<N>, 'parts'>>;

/** So many characters tell rows apart. */
const LOOKED_AT = 4;

/** Bits of a character: those outside of ASCII are taken for one, and told apart by reading. */
const BITS = 7;
const NOT_ASCII = (1 << BITS) - 1;

/** More beginnings than texts of cards have; what is typed at random is not kept for ever. */
const MOST_KNOWN = 2_000;

/** The characters from a place on as one number; behind the end stands nothing. */
function charactersAt(text: string, place: number): number {
  let characters = 0;
  for (let i = place; i < place + LOOKED_AT; i++) {
    const code = i < text.length ? text.charCodeAt(i) : 0;
    characters = (characters << BITS) | (code < NOT_ASCII ? code : NOT_ASCII);
  }
  return characters;
}

/** The first characters of a word, as a number, and which bits of a place they ask for. */
interface Beginning {
  readonly characters: number;
  /** The same with a capital in front, which may stand at the start of a sentence. */
  readonly capital: number;
  readonly mask: number;
}

function beginningOf(word: string): Beginning {
  const rest = BITS * Math.max(0, LOOKED_AT - word.length);
  const capital = /^[a-z]/.test(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  return {
    characters: charactersAt(word, 0),
    capital: charactersAt(capital, 0),
    mask: ((1 << (BITS * LOOKED_AT)) - 1) & ~((1 << rest) - 1),
  };
}

/** What can be filtered by the characters at a place. */
interface ByBeginning<T> {
  readonly all: readonly { readonly one: T; readonly beginnings: readonly Beginning[] | null }[];
  /** What may stand where these characters do: in a sentence, and at the start of one. */
  readonly inside: Map<number, readonly T[]>;
  readonly atStart: Map<number, readonly T[]>;
}

/** `firstOf`: the part that stands in front. */
const filtered = <T>(
  all: readonly T[],
  firstOf: (one: T) => TemplatePart | undefined,
): ByBeginning<T> => ({
  all: all.map((one) => ({
    one,
    beginnings: beginningsOf(firstOf(one))?.map(beginningOf) ?? null,
  })),
  inside: new Map(),
  atStart: new Map(),
});

/** Those that may stand at a place, in their order. */
function at<T>(
  { all, inside, atStart }: ByBeginning<T>,
  { text, start }: Cursor,
  place: number,
): readonly T[] {
  const isStart = place === start;
  const known = isStart ? atStart : inside;
  const characters = charactersAt(text, place);
  const before = known.get(characters);
  if (before !== undefined) return before;
  const fits = (word: Beginning): boolean =>
    (characters & word.mask) === word.characters ||
    (isStart && (characters & word.mask) === word.capital);
  const found = all.flatMap(({ one, beginnings }) =>
    (beginnings?.some(fits) ?? true) ? [one] : [],
  );
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(characters, found);
  return found;
}

/** Rows that follow each other and begin with the same hole, or one that begins with words. */
interface RowGroup<N> {
  readonly hole: keyof Grammar | null;
  readonly rows: readonly TableRow<N>[];
  /** What stands behind the hole decides between them. */
  readonly behind: ByBeginning<TableRow<N>>;
}

/** Reads with the rows of a table: the longest reading counts, of equal ones the first. */
export function rowsReader<N>(
  phrases: readonly TableRow<N>[],
): (cursor: Cursor, place: number) => Got<N> | undefined {
  const groups: { readonly hole: keyof Grammar | null; readonly rows: TableRow<N>[] }[] = [];
  for (const phrase of phrases) {
    const [first] = phrase.parts ?? [];
    const hole = first?.is === 'hole' ? first.hole : null;
    const last = groups.at(-1);
    if (hole !== null && last?.hole === hole) last.rows.push(phrase);
    else groups.push({ hole, rows: [phrase] });
  }
  const fitting = filtered(
    groups.map(({ hole, rows }): RowGroup<N> => ({
      hole,
      rows,
      behind: filtered(rows, ({ parts }) => parts?.[1]),
    })),
    ({ rows: [{ parts } = {}] }) => parts?.[0],
  );
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
