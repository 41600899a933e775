/** What is read of a text that is too long: whole lines, as far as they go. */
import { LONGEST } from './wire.ts';

export interface Readable {
  /** The text, or what is read of it. */
  readonly text: string;
  /** What is read of it and what is not, in words; absent where all of it is read. */
  readonly note?: string;
}

/**
 * The whole lines in the first 2,000 characters; of a first line that is longer the whole
 * sentences, or the whole words.
 */
export function readableOf(text: string): Readable {
  const length = text.trimEnd().length;
  if (length <= LONGEST) return { text };
  const lines = cutAt(text, lineEnds(text));
  const read = lines ?? cutAt(text, endsOf(text, /[.!?]["”)]*(?=\s)/g)) ?? inWords(text);
  const rest = text.slice(read.length).trim();
  const counted = read.split('\n').length;
  const what =
    lines === undefined
      ? `the first ${count(read.length)} characters`
      : `${counted === 1 ? 'line 1' : `lines 1 to ${counted}`} (${count(read.length)} characters)`;
  return {
    text: read,
    note: `This text has ${count(length)} characters, but this page reads at most ${count(LONGEST)}. It has read ${what} and stopped before "${opening(rest)}".`,
  };
}

const count = (n: number): string => n.toLocaleString('en');

/** Where lines end; what begins with a bullet belongs to the line before. */
const lineEnds = (text: string): readonly number[] =>
  [...text.matchAll(/\n(?![・\n])/g)].map(({ index }) => index);

const endsOf = (text: string, pattern: RegExp): readonly number[] =>
  [...text.matchAll(pattern)].map(({ index, 0: found }) => index + found.length);

/** The text up to the last of these places that is near enough, if anything stands before it. */
function cutAt(text: string, ends: readonly number[]): string | undefined {
  const end = ends.findLast((at) => at <= LONGEST);
  const read = text.slice(0, end ?? 0).trimEnd();
  return read === '' ? undefined : read;
}

/** Whole words; of a single word that is too long the beginning. */
const inWords = (text: string): string =>
  cutAt(text, endsOf(text, /\S(?=\s)/g)) ?? text.slice(0, LONGEST);

/** The first words of what is not read. */
const opening = (text: string): string => {
  const words = text.split(/\s+/).slice(0, 5).join(' ');
  return words.length > 40 ? `${words.slice(0, 40)}…` : words;
};
