/**
 * How hard a text is to read: the grade of Flesch and Kincaid, 0.39 words a sentence + 11.8
 * syllables a word - 15.59. Rule numbers, and keywords and timings in brackets, are names that a
 * reader knows; each counts as a word of one syllable.
 */

/** The school grade that a text asks for; 0 of a text without words. */
export function readingGrade(text: string): number {
  const plain = plainOf(text);
  const words = plain.match(/[\p{L}\d'’]+/gu) ?? [];
  if (words.length === 0) return 0;
  const sentences = Math.max(1, (plain.match(/[.!?:;](?=\s|$)/g) ?? []).length);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

/** A text as it is read: a bracket is one short word, a citation in parentheses none. */
const plainOf = (text: string): string =>
  text
    .replace(/`/g, '')
    .replace(/\((?:\d+(?:-\d+)+(?:, | and )?)+\)/g, '')
    .replace(/<[^>]*>|\[[^\]]*\]|\b\d+(?:-\d+)+\b/g, 'one')
    .replace(/\bDP\b/g, 'power');

/** Groups of vowels, without a silent e at the end. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const spoken = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/, (end) => end[0] ?? '');
  return Math.max(1, (spoken.match(/[aeiouy]+/g) ?? []).length);
}
