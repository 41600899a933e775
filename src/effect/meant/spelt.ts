/** Words and keyword effects that were mistyped, as they are spelled; for an offer to a person. */
import { capital } from '../../base/words.ts';
import { nearest } from '../../base/nearest.ts';
import { KEYWORD_NAMES } from '../keyword/lookup.ts';

/** Words of effects that are long enough to be known when a letter or two is wrong. */
const VOCABULARY = [
  ...['digivolve', 'digivolves', 'digivolving', 'digivolution', 'opponent', "opponent's"],
  ...['security', 'memory', 'Digimon', 'suspend', 'suspends', 'unsuspend', 'unsuspends'],
  ...['suspended', 'unsuspended', 'delete', 'deletes', 'deleted', 'deletion', 'return', 'returns'],
  ...['battle', 'attack', 'attacks', 'attacking', 'without', 'paying', 'during', 'bottom'],
  ...['choose', 'reveal', 'trash', 'stack', 'level', 'player', 'effect', 'effects', 'block'],
];
const KNOWN: ReadonlySet<string> = new Set(VOCABULARY.map((word) => word.toLowerCase()));

/** A word of the vocabulary, or a form of it: "blocks", "blocked". */
const isSpelt = (word: string): boolean =>
  [word, word.replace(/(?:'?s|d)$/, ''), word.replace(/(?:es|ed|ing)$/, '')].some((form) =>
    KNOWN.has(form.toLowerCase()),
  );

/** `digivole` is `digivolve`, and `Delte` is `Delete`. */
export const speltWords = (words: string): string =>
  words.replace(/\b[A-Za-z][a-z']{4,}\b/g, (word) => {
    const meant = isSpelt(word) ? undefined : nearest(word, VOCABULARY);
    if (meant === undefined) return word;
    return /^[A-Z]/.test(word) ? capital(meant) : meant;
  });

/**
 *     <Piecring>    <Securty A. +1>
 *      ^^^^^^^^      ^^^^^^^^^^
 */
export const speltKeywords = (text: string): string =>
  text.replace(/<([A-Z][A-Za-z.' -]*?)((?: ?[+-]?\d+| ?\([^()<>]*\))*)>/g, (use, name, rest) =>
    KEYWORD_NAMES.includes(name) ? use : `<${nearest(name, KEYWORD_NAMES) ?? name}${rest}>`,
  );
