import { includedInName, partOf } from './names-apart.ts';

/** What is written on a card, as texts ask for it (2-3). A (Rule) line always applies (2-3-4). */
export const CARD_CATEGORIES = ['Digimon', 'Digi-Egg', 'Tamer', 'Option', 'Token'] as const;
export type CardCategory = (typeof CARD_CATEGORIES)[number];

export const COLOURS = ['red', 'blue', 'yellow', 'green', 'black', 'purple', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

/** The facts of a card that texts and requirements look at. */
export interface CardInformation {
  readonly name: string;
  readonly category: CardCategory;
  readonly level: number | null;
  readonly cost: number | null;
  readonly colours: readonly Colour[];
  readonly traits: readonly string[];
  /** "(Rule) Name: Also treated as [X]." (2-3-4-3) */
  readonly alsoNamed?: readonly string[];
  /** "(Rule) Name: Also treated as having [X]." (2-3-4-4): in its name, but not its name. */
  readonly nameAlsoHas?: readonly string[];
  readonly text?: { readonly [box: string]: string };
  /** The same where the reader mended it: with `<Save>` for an icon in wide brackets. */
  readonly mended?: { readonly [box: string]: string };
  readonly facts?: { readonly [kind: string]: readonly string[] };
}

/** Whether a card has that name (2-3-1-2, 2-3-4-3). */
export const isNamed = ({ name, alsoNamed }: CardInformation, word: string): boolean =>
  name === word || alsoNamed?.includes(word) === true;

/**
 * Whether a card has that in its name (2-3-1-3, 2-3-4-4); a name that is one of `except` does not
 * count.
 */
export function nameHas(
  { name, alsoNamed, nameAlsoHas }: CardInformation,
  word: string,
  except: readonly string[] = [],
): boolean {
  const has = (one: string): boolean => includedInName(one, word) && !except.includes(one);
  const adds = (one: string): boolean => partOf(one, word) && !except.includes(one);
  return has(name) || alsoNamed?.some(has) === true || nameAlsoHas?.some(adds) === true;
}

const SPELT = new Map<string, string>();

/** A trait with blanks for its hyphens: older texts say "[X-Antibody]" for "X Antibody". */
function spelt(trait: string): string {
  const known = SPELT.get(trait);
  if (known !== undefined) return known;
  const blanks = trait.replaceAll('-', ' ');
  if (SPELT.size < MOST_SPELT) SPELT.set(trait, blanks);
  return blanks;
}
const MOST_SPELT = 5_000;

/** Whether one of its traits is that word (2-3-2-3). */
export const hasTrait = ({ traits }: CardInformation, word: string): boolean =>
  traits.includes(word) || traits.some((trait) => spelt(trait) === spelt(word));

/** Whether one of its traits includes that word (2-3-2-4). */
export const traitHas = (
  { traits }: CardInformation,
  word: string,
  except: readonly string[] = [],
): boolean => traits.some((trait) => partOf(spelt(trait), spelt(word)) && !except.includes(trait));

/**
 * Whether something printed on it includes the words of a bracket, or shows an icon (`<Save>`;
 * 4-23-1, 4-23-4). Parameters of an icon do not count: `<Security A. +1>` shows `<Security A.>`.
 */
export function textHas(card: CardInformation, word: string): boolean {
  const words = wordsOf(card);
  if (!word.startsWith('<')) return words.includes(word);
  const icon = word.slice(1, -1);
  for (const [, inside = ''] of words.matchAll(/<([^<>\n]+)>/g))
    if (inside === icon || inside.startsWith(`${icon} `)) return true;
  return false;
}

const known = new WeakMap<CardInformation, string>();

/** What is no Option information of a DUAL card (4-6-5). */
const ofDigimon = <T>(parts: { readonly [name: string]: T } = {}): readonly T[] =>
  Object.entries(parts).flatMap(([name, part]) =>
    name === 'option' || name === 'dual' ? [] : [part],
  );

/** Everything printed on a card but notes in parentheses (4-23-5). */
function wordsOf(card: CardInformation): string {
  const before = known.get(card);
  if (before !== undefined) return before;
  const { name, traits, alsoNamed, nameAlsoHas, text, mended, facts } = card;
  const printed = [
    ...ofDigimon(mended ?? text).map((one) => one.replaceAll(NOTE, '')),
    ...ofDigimon(facts).flat(),
  ];
  const words = [name, ...traits, ...(alsoNamed ?? []), ...(nameAlsoHas ?? []), ...printed].join(
    '\n',
  );
  known.set(card, words);
  return words;
}

/** What stands in parentheses is a note, but for words that limit what an effect means. */
const NOTE = /\((?!other than|except|Once Per|Twice Per|Rule\))[^()]*\)/gi;
