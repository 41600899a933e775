/**
 * Words of players for what the rules say with another word, whatever the page is about: they count
 * as well as the word that was typed, for less. Words that lead to one page stand in
 * content/terms/words.json.
 */
import { stem } from '../word/stem.ts';

/** The word of the rules behind what is said for it. */
const SAID_FOR: readonly (readonly [string, string])[] = [
  ['forfeit', 'quit concede surrender resign scoop'],
  ['order', 'rearrange reorder arrange sort'],
  ['limit', 'max maximum most'],
  ['decline', 'skip refuse avoid'],
  ['mandatory', 'compulsory forced obligatory'],
  ['breeding', 'raising'],
  ['simultaneously', 'together'],
  ['return', 'bounce'],
  ['delete', 'destroy kill die dies dead'],
  ['digivolve', 'evolve'],
  ['digivolution', 'evolution source'],
  ['opponent', 'enemy'],
  ['pending', 'queue'],
  ['resolve', 'resolution'],
  ['level', 'lvl'],
  ['suspend', 'tap'],
  ['unsuspend', 'untap'],
];

const ALSO: ReadonlyMap<string, string> = new Map(
  SAID_FOR.flatMap(([word, said]) =>
    said.split(' ').map((one) => [stem(one), stem(word)] as const),
  ),
);

/** The stem that a stem stands for as well, if any. */
export const alsoFor = (stemmed: string): string | undefined => ALSO.get(stemmed);
