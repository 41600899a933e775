/** Index words nearly spelled like one that is not known. */
import { distance } from '../word/distance.ts';
import type { SearchIndex } from '../index/open.ts';

/** How much a nearly right word counts: with one letter wrong, with two. */
const WEIGHT = { 1: 0.5, 2: 0.25 } as const;

/** Two letters may be wrong only where one wrong letter finds nothing. */
export function spellings(word: string, stemmed: string, index: SearchIndex): [string, number][] {
  for (const edits of [1, 2] as const) {
    const found = fuzzy(word, stemmed, edits, index);
    const best = found.length > 0 ? found : nearStems(word, edits, index);
    if (best.length > 0) return best.map((term) => [term, WEIGHT[edits]]);
  }
  return [];
}

/** Letters changed, missing, added or swapped. Short words would match anything. */
function fuzzy(word: string, stemmed: string, edits: number, { words }: SearchIndex): string[] {
  const forms = [...new Set([word, stemmed])].filter(({ length }) => length > edits * 2 + 1);
  if (forms.length === 0) return [];
  return words.filter(
    (term) => beginsAlike(term, word) && forms.some((form) => distance(form, term, edits) <= edits),
  );
}

/**
 * The longest stems that a misspelled word begins with; its ending was misspelled or not, but no
 * stem could be taken from it.
 *
 *     secruity   deleton
 *     ^^^^^      ^^^^^
 */
function nearStems(word: string, edits: number, { words }: SearchIndex): string[] {
  const near = words.filter((term) => {
    const ending = word.length - term.length;
    if (term.length < edits * 2 + 2 || ending < 0 || ending > 5) return false;
    if (!beginsAlike(term, word)) return false;
    for (let more = -edits; more <= edits; more++) {
      if (distance(word.slice(0, term.length + more), term, edits) <= edits) return true;
    }
    return false;
  });
  const longest = Math.max(...near.map(({ length }) => length));
  return near.filter(({ length }) => length === longest);
}

/** The first letter is right or swapped with the second. */
const beginsAlike = (a: string, b: string): boolean =>
  a.charAt(0) === b.charAt(0) || (a.charAt(0) === b.charAt(1) && a.charAt(1) === b.charAt(0));
