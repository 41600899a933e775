/**
 * Names of cards in the notations of boards, actions and claims. A name stands as it is printed, or
 * in double quotes where its signs mean something else there: `"Rex: Dragon Mode"`.
 */

const PLAIN = /^\p{L}[\p{L}\p{N} .'()!&-]*$/u;

/** What a name consists of, for messages. */
export const NAME_HELP =
  'letters, digits, spaces and . - \' ( ) ! & with a letter first, or any name in double quotes, as "Rex: Dragon Mode"';

/** A name that stands without quotes on a board. */
const isPlain = (name: string): boolean =>
  PLAIN.test(name) && !name.endsWith(' ') && isClosed(name);

/** Each parenthesis has its other half. */
function isClosed(name: string): boolean {
  let depth = 0;
  for (const sign of name) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** "?" stands for a card that lies face down. */
const isQuotable = (name: string): boolean =>
  /^[^"\n]+$/.test(name) && name.trim() === name && name !== '?';

/** The name that words of a board stand for, or `null` where they are none. */
export function parseName(words: string): string | null {
  const quoted = /^"(.*)"$/.exec(words)?.[1];
  if (quoted !== undefined) return isQuotable(quoted) ? quoted : null;
  return isPlain(words) ? words : null;
}

/** A name as `parseName` reads it. */
export const makeName = (name: string): string => (isPlain(name) ? name : `"${name}"`);

/** Splits where a separator stands outside of quotes. */
export function splitOutside(text: string, separator: RegExp): readonly string[] {
  const { words, names } = maskNames(text);
  return words.split(separator).map((part) => unmask(part, names));
}

/** A text in which each name in quotes is one sign, so that its words are no words of the text. */
export interface Masked {
  readonly words: string;
  readonly names: readonly string[];
}

/** The first sign of an area of Unicode that no text uses. */
const FIRST = 0xe000;
const MASK = /[\ue000-\uf8ff]/g;

export function maskNames(text: string): Masked {
  const names: string[] = [];
  const words = text.replace(MASK, '').replace(/"([^"]*)"/g, (_, name: string) => {
    names.push(name);
    return String.fromCharCode(FIRST + names.length - 1);
  });
  return { words, names };
}

/** The text again as it was written. */
export const unmask = (words: string, names: Masked['names']): string =>
  words.replace(MASK, (sign) => `"${nameOf(sign, names)}"`);

/** The same without the quotes: a name. */
export const unquote = (words: string, names: Masked['names']): string =>
  words.replace(MASK, (sign) => nameOf(sign, names));

const nameOf = (sign: string, names: Masked['names']): string =>
  names[sign.charCodeAt(0) - FIRST] ?? '';

/** Words that would be read as words of a claim. */
const INSIDE =
  /(?:^| )(?:and|or|not|is|has|uses|blocks|attacks|battles|comes|wins|checks|makes|can|when|activates|lies)(?: |$)/;
const FIRST_WORD = /^(?:always|sometimes|never|nobody|memory|it|its|the|at|while|P[12])(?: |$)/;

/** A label in a claim or an action: in quotes where its words could be words of the claim. */
export const makeLabel = (label: string): string =>
  isPlain(label) && !INSIDE.test(label) && !FIRST_WORD.test(label) ? label : `"${label}"`;
