/**
 * What a card must be to meet a requirement: "blue Lv.4", "Lv.4 or lower w/[Aqua] trait", "[Rex]",
 * "Lv.5 w/[X] in name or w/[Y]/[Z] trait". The same words stand in requirements and in the
 * parentheses of keywords (2-3-5 to 2-3-11).
 */
import {
  COLOURS,
  hasTrait,
  isNamed,
  nameHas,
  textHas,
  traitHas,
  type CardInformation,
} from './information.ts';

/** Everything that is said must hold; of several words in one list one is enough (4-24-1). */
export interface Sought {
  readonly level?: { readonly n: number; readonly compare: 'exactly' | 'or less' | 'or more' };
  readonly colours?: readonly string[];
  readonly category?: string;
  /** The whole name (2-3-1-2). */
  readonly names?: readonly string[];
  /** "in its name" (2-3-1-3) */
  readonly nameHas?: readonly string[];
  /** One of its traits is just that (2-3-2-3). */
  readonly traits?: readonly string[];
  /** "in any of its traits" (2-3-2-4) */
  readonly traitHas?: readonly string[];
  /** "in its text" (4-23-1); icons with their brackets. */
  readonly text?: readonly string[];
  /** "Play cost 4 or less" */
  readonly cost?: Sought['level'];
  /** "2-color", "w/2 colors" */
  readonly colourCount?: number;
  /** "w/o [X] trait", "non-white" */
  readonly without?: Sought;
  /** "w/5 [X] trait cards under it": at least so many (4-26). */
  readonly under?: { readonly n: number; readonly of: Sought };
  /** "w/[X] in name or w/[Y] trait": one of these has to hold as well. */
  readonly any?: readonly Sought[];
}

/** Whether a card is what is sought; `beneath`: the face-up cards that lie under it. */
export function isSought(
  card: CardInformation,
  sought: Sought,
  beneath: readonly CardInformation[] = [],
): boolean {
  if (!isThatHigh(card.level, sought.level) || !isThatHigh(card.cost, sought.cost)) return false;
  const { colours, colourCount, category, under, without, any } = sought;
  if (under !== undefined && beneath.filter((one) => isSought(one, under.of)).length < under.n)
    return false;
  if (colourCount !== undefined && card.colours.length !== colourCount) return false;
  // 2-4-3: one colour of several is enough.
  if (colours?.some((colour) => card.colours.some((own) => own === colour)) === false) return false;
  if (category !== undefined && card.category !== category) return false;
  for (const [words, fits] of [
    [sought.names, isNamed],
    [sought.nameHas, nameHas],
    [sought.traits, hasTrait],
    [sought.traitHas, traitHas],
    [sought.text, textHas],
  ] as const)
    if (words?.some((word) => fits(card, word)) === false) return false;
  if (without !== undefined && isSought(card, without, beneath)) return false;
  return any?.some((one) => isSought(card, one, beneath)) !== false;
}

/** A card without a level or cost is neither high nor low (2-8-3). */
function isThatHigh(value: number | null, wanted: Sought['level']): boolean {
  if (wanted === undefined) return true;
  if (value === null) return false;
  return wanted.compare === 'exactly'
    ? value === wanted.n
    : wanted.compare === 'or less'
      ? value <= wanted.n
      : value >= wanted.n;
}

/** Names that are sought as such, wherever they stand: what `<Material Save>` may take. */
export const namesIn = (sought: Sought): readonly string[] => [
  ...(sought.names ?? []),
  ...(sought.any ?? []).flatMap(namesIn),
];

const COLOUR = COLOURS.join('|');
/** Whole words; each takes the blanks behind it. */
const LEVEL = /(?:Lv\.|level )(\d+)(?: or (lower|less|higher|more))?(?![\d.])/iy;
const COST = /play cost (\d+)(?: or (lower|less|higher|more))?(?![\d.])/iy;
const COLOUR_COUNT = /(\d)(?:-color(?:ed)?| colors?)(?![a-z])/iy;
const NOT_COLOUR = new RegExp(`non-(${COLOUR})(?![a-z])`, 'iy');
const COLOUR_LIST = new RegExp(
  `(?:w/)?((?:${COLOUR})(?:(?:/|, or |, | or )(?:${COLOUR}))*)(?![a-z])`,
  'iy',
);
const CATEGORY = /(Digimon|Tamer|Option)(?: cards?)?(?![a-z])/y;
const NOUN = /cards?(?![a-z])/y;
const WITH = /(?:w\/|with )(o |out )?(?:the |a |an )?/iy;
/** "w/5 [X] trait cards under it" */
const WITH_NUMBER = /(?:w\/|with )(\d+) (?=\[)/iy;
const UNDER = /cards? under(?: it)?(?![a-z])/iy;
/** What is in brackets, and behind a slash or "or" more of the same. */
const BRACKET = /\[([^[\]]+)\]|(<[^<>]+>)/y;
const NEXT = /\/|,? or |, /y;
const NAME = /in (?:its |their )?names?(?![a-z])/iy;
const ANY_TRAIT = /in (?:any (?:of its )?|its )?traits?(?![a-z])/iy;
const TRAIT = /traits?(?![a-z])/iy;
const TEXT = /(?:in (?:its |their )?)?texts?(?![a-z])/iy;

/** Reads such words in full; `null` when some of them are not understood. */
export function parseSought(text: string): Sought | null {
  const words = text.trim();
  const reader = new SoughtReader(words);
  const sought = reader.all();
  if (sought !== null) return sought;
  // A bare name, as in the board notation: "0 from Rex".
  return /^[A-Z][^[\]<>/]*$/.test(words) && !/\b(?:in|w\/|with|Lv|trait|text|name)\b/.test(words)
    ? { names: [words] }
    : null;
}

class SoughtReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** All alternatives: "Lv.4 w/[X] in name or w/[Y] trait", "[A] or Lv.5 w/[B] trait". */
  all(): Sought | null {
    const whole: Sought[] = [];
    do {
      const one = this.#one();
      if (one === null) return null;
      whole.push(one);
    } while (this.#take(/(?:,? or |\/)(?=Lv|level|\[|[A-Za-z]+ Lv)/iy) !== null);
    const [first] = whole;
    if (this.#at < this.#text.length || first === undefined) return null;
    return whole.length === 1 ? first : { any: whole };
  }

  /** One of them: what the card is, then what it has. */
  #one(): Sought | null {
    let facts: Sought = {};
    const features: Sought[] = [];
    let isFirst = true;
    for (;;) {
      const fact = this.#fact();
      if (fact !== null) {
        facts = both(facts, fact);
        continue;
      }
      const mark = this.#at;
      const joined = isFirst
        ? ''
        : this.#take(/,? or (?=w\/|with )| ?(?:&|and) (?=w\/|with |\[)|/iy);
      const feature = this.#feature();
      if (feature === null) {
        this.#at = mark;
        break;
      }
      // "and" and nothing at all: both must hold.
      if (!isFirst && joined?.[0]?.includes('or') !== true) {
        const before = features.pop() ?? {};
        features.push(both(before, feature));
      } else features.push(feature);
      isFirst = false;
    }
    if (features.length === 0) return Object.keys(facts).length === 0 ? null : facts;
    const [only] = features;
    return features.length === 1 && only !== undefined
      ? both(facts, only)
      : both(facts, { any: features });
  }

  #fact(): Sought | null {
    const level = this.#take(LEVEL);
    if (level !== null) return { level: height(level) };
    const cost = this.#take(COST);
    if (cost !== null) return { cost: height(cost) };
    const count = this.#take(COLOUR_COUNT);
    if (count !== null) return { colourCount: Number(count[1]) };
    const not = this.#take(NOT_COLOUR);
    if (not !== null) return { without: { colours: [(not[1] ?? '').toLowerCase()] } };
    const colours = this.#take(COLOUR_LIST);
    if (colours !== null)
      return { colours: (colours[1] ?? '').toLowerCase().split(/\/|, or |, | or /) };
    const category = this.#take(CATEGORY);
    if (category !== null) return { category: category[1] ?? '' };
    return this.#take(NOUN) === null ? null : {};
  }

  /**
   * "w/[X] in name", "w/o [Y] trait", "[A]/[B] trait", "[Rex]", "w/o 3 colors", and "w/5 [Y] trait
   * cards under it".
   */
  #feature(): Sought | null {
    const mark = this.#at;
    const number = this.#take(WITH_NUMBER);
    if (number !== null) {
      const of = this.#feature();
      if (of !== null && this.#take(UNDER) !== null) return { under: { n: Number(number[1]), of } };
      this.#at = mark;
      return null;
    }
    const given = this.#take(WITH);
    const count = given === null ? null : this.#take(COLOUR_COUNT);
    if (count !== null) {
      const colours = { colourCount: Number(count[1]) };
      return given?.[1] === undefined ? colours : { without: colours };
    }
    const words: string[] = [];
    for (;;) {
      const word = this.#take(BRACKET);
      if (word === null) break;
      words.push(word[1] ?? word[2] ?? '');
      const behind = this.#at;
      if (this.#take(NEXT) === null) break;
      if (!/[[<]/.test(this.#text.charAt(this.#at))) {
        this.#at = behind;
        break;
      }
    }
    if (words.length === 0) {
      this.#at = mark;
      return null;
    }
    const feature: Sought =
      this.#take(NAME) !== null
        ? { nameHas: words }
        : this.#take(TEXT) !== null
          ? { text: words }
          : this.#take(ANY_TRAIT) !== null
            ? { traitHas: words }
            : this.#take(TRAIT) !== null
              ? { traits: words }
              : { names: words };
    // "w/[X]" leaves open whether X is a trait, a name or in the text.
    if (given !== null && given[1] === undefined && feature.names !== undefined) {
      this.#at = mark;
      return null;
    }
    if (words.some((word) => word.startsWith('<')) && feature.text === undefined) {
      this.#at = mark;
      return null;
    }
    return given?.[1] === undefined ? feature : { without: feature };
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found === null) return null;
    this.#at = pattern.lastIndex;
    // Blanks belong to the word before them, but for those of " or ".
    if (!/^,? or /i.test(this.#text.slice(this.#at)) && found[0] !== '')
      while (this.#text.charAt(this.#at) === ' ') this.#at++;
    return found;
  }
}

const height = ([, n, compare]: RegExpExecArray): NonNullable<Sought['level']> => ({
  n: Number(n),
  compare: compare === undefined ? 'exactly' : /lower|less/i.test(compare) ? 'or less' : 'or more',
});

/** Both hold: what the one does not say, the other does; two of a kind stand side by side. */
const both = (a: Sought, b: Sought): Sought =>
  !Object.keys(b).some((key) => key in a)
    ? { ...a, ...b }
    : { ...a, any: a.any?.map((one) => both(one, b)) ?? [b] };
