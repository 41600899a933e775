import lunr from 'lunr';

const known = new Map<string, string>();

/**
 * The form under which the index keeps a word: Porter's stem, except for rule numbers and
 * hyphenated words, which are names and stay as they are. No stop words: "not", "when" and "may"
 * decide rulings.
 */
export function stem(term: string): string {
  if (/[\d-]/.test(term)) return term;
  let stemmed = known.get(term);
  if (stemmed === undefined) {
    stemmed = lunr.stemmer(new lunr.Token(term, {})).toString();
    known.set(term, stemmed);
  }
  return stemmed;
}
