/** What the cards say: the data of /words.json, made at build time, fetched with the first card. */
import type { Category } from '../../rules/rule.ts';
import { keyOf } from './word.ts';

/** One card: a reminder in our words, and where all about it stands. */
export interface WordCard {
  /** As it is written: `<Piercing>`, `[On Play]`, `Counter timing`. */
  readonly title: string;
  readonly words: string;
  /** The category by its name, with the colour that it has everywhere. */
  readonly kind?: string;
  readonly colour?: Category;
  /** "mandatory", "optional". */
  readonly choice?: string;
  /** All about it. */
  readonly url: string;
  /** The number of the rule that says so. */
  readonly rule?: string;
}

export interface WordCards {
  /** By slug. */
  readonly keywords: { readonly [slug: string]: WordCard };
  /** By what is inside the brackets. */
  readonly icons: { readonly [name: string]: WordCard };
  /** By the anchor in the glossary. */
  readonly terms: { readonly [anchor: string]: WordCard };
}

/** Where they are served. */
export const WORD_CARDS = '/words.json';

/** The card of a word by what it says and leads to; `undefined`: there is none. */
export function cardOf(cards: WordCards, said: string, href: string): WordCard | undefined {
  const [, anchor] = /^\/glossary\/#(.+)$/.exec(href) ?? [];
  const word = said.trim();
  const [all, key] =
    anchor !== undefined
      ? [cards.terms, anchor]
      : [word.startsWith('<') ? cards.keywords : cards.icons, keyOf(word)];
  return Object.hasOwn(all, key) ? all[key] : undefined;
}
