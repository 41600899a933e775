/** "1 Option card in your opponent's battle area": one that was placed there (4-28). */
import { described } from './described.ts';
import type { Hole } from '../../phrase/hole.ts';
import type { Spreads } from '../../phrase/holes.ts';
import type { Noun, Side } from '../../tree/tree.ts';

/** Whose area, as it is printed. */
const AREAS: readonly (readonly [words: string, side: Side])[] = [
  [' in your battle area', 'your'],
  [" in your opponent's battle area", "your opponent's"],
  [" in the opponent's battle area", "your opponent's"],
  [' in their battle area', "your opponent's"],
];

const NOUNS: readonly (readonly [printed: Noun, there: Noun])[] = [
  ['Option card', 'Option card in the battle area'],
  ['Option cards', 'Option cards in the battle area'],
];

export const optionsThere: Hole<Spreads['optionsThere']> = {
  spread: ['noun', 'filters', 'side'],
  spelled: true,
  read(cursor, at) {
    const what = described.read(cursor, at);
    if (what === undefined) return undefined;
    const there = NOUNS.find(([printed]) => printed === what.value.noun)?.[1];
    const i = AREAS.findIndex(([words]) => cursor.text.startsWith(words, what.end));
    const area = AREAS[i];
    if (there === undefined || area === undefined) return undefined;
    return {
      value: { noun: there, filters: what.value.filters, side: area[1] },
      end: what.end + area[0].length,
      form: what.form === undefined ? `${i}` : `${i};${what.form}`,
    };
  },
  write({ noun, filters, side }, pen, form = '') {
    const cut = form.indexOf(';');
    const area = AREAS[Number(cut < 0 ? form : form.slice(0, cut))];
    const printed = NOUNS.find(([, there]) => there === noun)?.[0];
    if (printed === undefined || area?.[1] !== side) return undefined;
    const own = cut < 0 ? undefined : form.slice(cut + 1);
    const text = described.write({ noun: printed, filters }, pen, own);
    return text === undefined ? undefined : text + area[0];
  },
};
