/** Words of a text as the index and the query both see them. */

/** A word of a text: folded for comparison, and where it stands (UTF-16 offsets, end excluded). */
export interface Token {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/**
 * 16-7-4 or 16.7.4, but no date and no part of a longer number | words with their inner
 * apostrophes and hyphens. Brackets of any kind are never part of a word: <Blocker>, [On Play].
 * `sign`: what a letter or digit is, inside of square brackets.
 */
const wordOf = (sign: string, flags: string): RegExp =>
  new RegExp(
    `(?<![${sign}.-])\\d{1,2}(?:[-.]\\d{1,2})+(?![${sign}]|[-.]\\d)|[${sign}]+(?:['’-][${sign}]+)*`,
    flags,
  );

const WORD = wordOf('\\p{L}\\p{N}', 'gu');
/** The same for nearly all texts: the classes of all letters of the world take far longer. */
const PLAIN = /^[\x20-\x7e\n’]*$/;
const PLAIN_WORD = wordOf('A-Za-z0-9', 'g');

const RULE_NUMBER = /^\d{1,2}(?:[-.]\d{1,2})+$/;

/** Lower case, without accents and apostrophes; British spellings become the ones of the rules. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  const letters = /^[a-z-]+$/.test(lower) ? lower : withoutSigns(lower);
  return letters.replace(/^(arm|col|fav)our/, '$1or');
}

function withoutSigns(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/['’]s$/u, '')
    .replace(/[^\p{L}\p{N}-]/gu, '');
}

/** A word as it is written; a hyphenated one with its parts. */
export interface Word extends Token {
  readonly parts: readonly Token[];
}

/**
 * The words of a text in reading order. Rule numbers are one word and take hyphens, whatever stood
 * between their parts.
 */
export function readWords(text: string): Word[] {
  const found: Word[] = [];
  for (const { 0: written, index: start } of text.matchAll(PLAIN.test(text) ? PLAIN_WORD : WORD)) {
    const isNumber = isRuleNumber(written);
    const term = isNumber ? written.replaceAll('.', '-') : fold(written);
    const end = start + written.length;
    const parts = isNumber || !term.includes('-') ? [] : readParts(written, start);
    if (term !== '') found.push({ term, start, end, parts });
  }
  return found;
}

/**
 * Every token of a text for the index. A hyphenated word gives itself, itself joined, and its
 * parts:
 *
 *     <De-Digivolve 1>, see 16.12.4
 *      ^^^^^^^^^^^^ de-digivolve, dedigivolve, de, digivolve
 */
export function tokenise(text: string): Token[] {
  return readWords(text).flatMap((word) =>
    word.parts.length === 0
      ? [word]
      : [word, { ...word, term: word.term.replaceAll('-', '') }, ...word.parts],
  );
}

/**
 * The words as a person would read them out: hyphenated ones in their parts, rule numbers whole.
 */
export function spokenWords(text: string): string[] {
  return readWords(text).flatMap(({ term, parts }) =>
    parts.length === 0 ? [term] : parts.map((part) => part.term),
  );
}

const isRuleNumber = (term: string): boolean => RULE_NUMBER.test(term);

function readParts(written: string, start: number): Token[] {
  let from = start;
  return written
    .split('-')
    .map((part) => {
      const token = { term: fold(part), start: from, end: from + part.length };
      from = token.end + 1;
      return token;
    })
    .filter(({ term }) => term !== '');
}
