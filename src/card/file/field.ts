/** Reads fields of a card file, whose numbers may be words and whose empty fields many things. */
import { COLOURS, type CardCategory, type Colour } from '../information.ts';

/** An entry of the file, as it was parsed. */
export type FileEntry = { readonly [field: string]: unknown };

export const isEntry = (value: unknown): value is FileEntry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Words of a field; empty where there are none ("-", null, nothing). */
export function words(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  const text = value.trim();
  return /^(?:-|–|—|null|None|N\/A)$/i.test(text) ? '' : text;
}

/** A name as texts spell it: files have "&amp;" and curly apostrophes in some. */
export const nameOf = (value: unknown): string =>
  words(value).replaceAll('&amp;', '&').replaceAll('\u2019', "'");

/** A whole number of a field, also in words such as "Lv.3" and "+2000"; `null` for none. */
export function number(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const match = /^(?:Lv\.?\s*)?[+-]?(\d{1,6})$/i.exec(words(value));
  return match === null ? null : Number(match[1]);
}

/** Parts of a field that lists several: a list, or words with slashes between them. */
export const list = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.map(words).filter((part) => part !== '')
    : words(value)
        .split('/')
        .map((part) => part.trim())
        .filter((part) => part !== '');

export const colours = (value: unknown): readonly Colour[] =>
  list(value).flatMap((word) => COLOURS.find((colour) => colour === word.toLowerCase()) ?? []);

const CATEGORIES: { readonly [word: string]: CardCategory } = {
  digimon: 'Digimon',
  digiegg: 'Digi-Egg',
  tamer: 'Tamer',
  option: 'Option',
};

/** What kind of card a word means, however it is written ("DigiEgg", "Digi-Egg"). */
export const category = (word: string): CardCategory | undefined =>
  CATEGORIES[word.toLowerCase().replaceAll(/[^a-z]/g, '')];

/** Boxes of text that belong together, each beginning a line. */
export const joinTexts = (...texts: readonly unknown[]): string =>
  texts
    .map(words)
    .filter((text) => text !== '')
    .join('\n');

/** "BT1-010" is of the set BT1. */
export const setOf = (cardNumber: string): string => cardNumber.replace(/-[^-]*$/, '');
