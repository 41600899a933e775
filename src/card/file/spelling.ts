/**
 * Card files spell some names and traits in more than one way: "[NSP]" in a text for the trait
 * "NSp", "ArmorForm" on some cards and "Armor Form" on others. Left as they are, a text would miss
 * such cards without a word.
 */
import type { FileCard } from './file-card.ts';

const BRACKETED = /\[([^[\]]+)\]/g;

/** What is left of a word without its case, blanks, hyphens and other signs. */
const plain = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

export interface SpeltAlike {
  readonly cards: readonly FileCard[];
  /** Spellings that were found, each with the one that stands there now. */
  readonly instead: ReadonlyMap<string, string>;
}

/**
 * The cards, with names and traits that differ in nothing but case, blanks and signs spelt alike:
 * as most texts spell them in brackets, else as most cards do. A word in brackets that stands in
 * some name or trait as it is stays, since it may be a part of it.
 */
export function speltAlike(cards: readonly FileCard[]): SpeltAlike {
  const chosen = chosenSpellings(cards);
  const instead = new Map<string, string>();
  const known = (word: string): string => {
    const spelt = chosen.get(plain(word)) ?? word;
    if (spelt !== word) instead.set(word, spelt);
    return spelt;
  };
  const all = [...chosen.values()].join('\n');
  const bracketed = new Map<string, string>();
  const inText = (word: string): string => {
    const before = bracketed.get(word);
    if (before !== undefined) return before;
    const spelt = all.includes(word) ? word : known(word);
    bracketed.set(word, spelt);
    return spelt;
  };
  const mended = (text: string): string =>
    text.replace(BRACKETED, (_, word: string) => `[${inText(word)}]`);
  const alike = cards.map((card) => {
    const { upper, inherited, security, linked } = card.text;
    const { option } = card;
    return {
      ...card,
      name: known(card.name),
      traits: card.traits.map(known),
      text: {
        upper: mended(upper),
        inherited: mended(inherited),
        security: mended(security),
        linked: mended(linked),
      },
      ...(option === undefined
        ? {}
        : { option: { ...option, name: known(option.name), text: mended(option.text) } }),
    };
  });
  return { cards: alike, instead };
}

/** How the names and traits of the cards are spelt, by what is left of them. */
function chosenSpellings(cards: readonly FileCard[]): ReadonlyMap<string, string> {
  const spellings = new Map<string, Map<string, number>>();
  const count = (word: string): void => {
    const key = plain(word);
    if (key === '') return;
    const known = spellings.get(key) ?? new Map<string, number>();
    known.set(word, (known.get(word) ?? 0) + 1);
    spellings.set(key, known);
  };
  for (const { name, traits, option } of cards) {
    for (const word of [name, ...traits]) count(word);
    if (option !== undefined) count(option.name);
  }
  const inTexts = new Map<string, number>();
  for (const { text, option } of cards)
    for (const one of [...Object.values(text), option?.text ?? ''])
      for (const [, word = ''] of one.matchAll(BRACKETED))
        inTexts.set(word, (inTexts.get(word) ?? 0) + 1);
  const weight = ([word, onCards]: readonly [string, number]): number =>
    (inTexts.get(word) ?? 0) + onCards / (cards.length + 1);
  return new Map(
    [...spellings].map(([key, words]) => {
      const [best] = [...words].toSorted((a, b) => weight(b) - weight(a));
      return [key, best?.[0] ?? key] as const;
    }),
  );
}
