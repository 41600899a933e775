/**
 * What a query calls by its name among other words: "delay in the same turn" the keyword, "by
 * suspending this Tamer" the rule for which players say "by suspending".
 */
import type { SearchDocument } from './document.ts';
import { stem } from '../word/stem.ts';
import { spokenWords } from '../word/token.ts';

interface Called {
  readonly position: number;
  /** What its name says, word by word, as the index keeps it. */
  readonly words: readonly string[];
}

/** An index, as far as names are asked for. */
interface Indexed {
  readonly documents: readonly SearchDocument[];
}

/** Found once for an index: it is asked with each letter that is typed. */
const found = new WeakMap<Indexed, readonly Called[]>();

/** Positions of what is called in a text by its whole name. */
export function calledIn(text: string, index: Indexed): ReadonlySet<number> {
  const said = new Set(spokenWords(text).map(stem));
  const called = found.get(index) ?? namesIn(index);
  found.set(index, called);
  return new Set(
    called.flatMap(({ position, words }) =>
      words.every((word) => said.has(word)) ? [position] : [],
    ),
  );
}

/** Of one word only a keyword's own name: Attack and block are in every other question. */
const namesIn = ({ documents }: Indexed): readonly Called[] =>
  documents.flatMap(({ kind, title, aliases }, position) => {
    if (kind !== 'keyword' && kind !== 'term' && kind !== 'rule') return [];
    return [kind === 'rule' ? '' : title, ...aliases].flatMap((name, i) => {
      const words = spokenWords(name).map(stem);
      return words.length > 1 || (kind === 'keyword' && i === 0) ? [{ position, words }] : [];
    });
  });
