/**
 * Words of the site that a word which isn't known was probably meant for. Whole words are compared,
 * and one letter in four may be wrong: with more, anything would be like something.
 */
import { distance, mostWrong } from '../word/distance.ts';
import { endedWith } from '../word/ending.ts';
import { stem } from '../word/stem.ts';
import type { SearchIndex } from '../index/open.ts';

/** An index word that was probably meant. */
export interface Spelling {
  readonly term: string;
  /** How the word is written: "piercing". */
  readonly form: string;
  /** Letters changed, missing, added or swapped. */
  readonly wrong: number;
}

/** Letters of a word that is still being typed, and not as it is typed: fewer begin anything. */
const LEAST_BEGUN = 5;

/** The likeliest of them, the commonest first. `isOpen`: the word is still being typed. */
export function spellings(word: string, isOpen: boolean, index: SearchIndex): readonly Spelling[] {
  const most = mostWrong(word.length);
  if (most === 0) return [];
  const near = index.words.flatMap((term) =>
    beginsAlike(term, word) ? (likest(word, term, most, isOpen, index) ?? []) : [],
  );
  const least = Math.min(...near.map(({ wrong }) => wrong));
  const common = ({ term }: Spelling): number => index.frequency.get(term) ?? 0;
  return near.filter(({ wrong }) => wrong === least).sort((a, b) => common(b) - common(a));
}

/** Of the words with this stem the one that is most like it. */
function likest(
  word: string,
  term: string,
  most: number,
  isOpen: boolean,
  index: SearchIndex,
): Spelling | undefined {
  const near = endedWith(term).flatMap((form) => {
    const begun = isOpen && word.length >= LEAST_BEGUN ? form.slice(0, word.length) : form;
    if (Math.abs(begun.length - word.length) > most) return [];
    return { term, form, wrong: distance(word, begun, most) };
  });
  return near
    .filter(({ wrong, form }) => wrong <= most && stem(form) === term)
    .sort((a, b) => a.wrong - b.wrong)
    .find(({ form }) => isWritten(form, term, index));
}

/** Whether it stands in one of the texts with this stem: not every stem takes every ending. */
function isWritten(form: string, term: string, { placeOf, weights, ...index }: SearchIndex) {
  const { title, text } = weights.lists;
  const place = placeOf.get(term) ?? -1;
  const whole = new RegExp(`\\b${form}\\b`);
  return [...(title[place] ?? []), ...(text[place] ?? [])].some(
    (position) =>
      whole.test(index.plainText(position)) ||
      whole.test(index.documents[position]?.aliases.join(' ').toLowerCase() ?? ''),
  );
}

/** The first letter is right or swapped with the second. */
const beginsAlike = (a: string, b: string): boolean =>
  a.charAt(0) === b.charAt(0) || (a.charAt(0) === b.charAt(1) && a.charAt(1) === b.charAt(0));
