/**
 * Which rows of a table can begin with a character: most rows end at their first word, and a table
 * has up to a few hundred of them.
 */
import type { Grammar } from './hole.ts';
import type { Phrase, TemplatePart } from './phrase.ts';

interface Row<N> {
  readonly read: Phrase<N>['read'];
  /** The hole that it begins with. */
  readonly hole?: keyof Grammar;
  /** The characters one of which stands behind that hole; any, where they are not said. */
  readonly behind?: ReadonlySet<number>;
}

/** For the code of a character, or NaN at the end of a text: the rows that may begin there. */
export function rowIndex<N>(
  phrases: readonly (Pick<Phrase<N>, 'read'> & Partial<Pick<Phrase<N>, 'parts'>>)[],
): (code: number) => readonly Row<N>[] {
  const rows = phrases.map(({ read, parts = [] }) => {
    const [front, ...rest] = parts;
    if (front?.is !== 'hole') return { row: { read }, codes: codesOf(parts) };
    const behind = codesOf(rest);
    return { row: { read, hole: front.hole, ...(behind === undefined ? {} : { behind }) } };
  });
  const known = new Map<number, readonly Row<N>[]>();
  return (code) => {
    let found = known.get(code);
    if (found === undefined) {
      found = rows.flatMap(({ row, codes }) => (codes?.has(code) === false ? [] : [row]));
      known.set(code, found);
    }
    return found;
  };
}

/** The characters that parts of a template can begin with; any, where a hole stands in front. */
function codesOf(parts: readonly TemplatePart[]): ReadonlySet<number> | undefined {
  const codes = new Set<number>();
  for (const part of parts) {
    if (part.is === 'hole') return undefined;
    const words =
      part.is === 'text'
        ? [part.text]
        : part.is === 'choice'
          ? part.words
          : Object.values(part.shapes);
    for (const word of words) {
      // At the start of a sentence a capital stands for a small letter.
      for (const one of [word.charAt(0), word.charAt(0).toUpperCase()])
        if (one !== '') codes.add(one.charCodeAt(0));
    }
    if (!words.includes('')) return codes;
  }
  return undefined;
}
