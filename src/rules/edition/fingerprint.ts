/** A short hash of the words of a rule. It runs in the page, so it is plain arithmetic. */

/**
 * Differences that are not differences of words: case, spaces, line ends, kinds of quotes and
 * hyphens.
 */
export function normaliseWords(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/**
 * Eight hexadecimal characters; the same for the same words, whatever their spacing (FNV-1a with a
 * final mix).
 */
export function fingerprint(text: string): string {
  const words = normaliseWords(text);
  let hash = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) {
    hash = Math.imul(hash ^ words.charCodeAt(i), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0).toString(16).padStart(8, '0');
}
