/** Words put together. */

/** "1 question", "2 questions". */
export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${n} ${n === 1 ? one : many}`;

/** The words with a capital at the beginning. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const MARKUP: { readonly [char: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as HTML: what a person typed can become no element, and no attribute ends with it. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => MARKUP[char] ?? char);
