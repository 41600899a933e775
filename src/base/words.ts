/** Words put together. */

/** "1 question", "2 questions". */
export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${n} ${n === 1 ? one : many}`;

/** The words with a full stop, unless they already end in a mark: "did you mean Rex?". */
export const withStop = (words: string): string => (/[.?!]$/.test(words) ? words : `${words}.`);

/** The words with a capital at the beginning. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * What somebody typed, or an address says, as it is repeated to its reader: a long one ends after
 * `most` characters.
 */
export const clipped = (text: string, most = 60): string =>
  text.length > most ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')} …` : text;

/** Text as HTML, also as the value of an attribute: what a person typed can become no element. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
