/** Printing errors that were corrected before reading, in plain words. */
import type { Mend } from '../tree/tree.ts';

export interface MendSummary {
  readonly words: string;
  readonly times: number;
  /** The first of them, as it was printed and as it is read. */
  readonly was: string;
  readonly became: string;
}

const WORDS: { readonly [name: string]: string } = {
  'full-width brackets': 'Full-width angle brackets.',
  'quotation mark': 'Curly quotation marks.',
  'full-width comma': 'A full-width comma.',
  'minus sign': 'A different minus sign.',
  space: 'A missing, extra or unusual space.',
  bullet: "A bullet that didn't start its line.",
  tag: 'A timing written differently.',
  keyword: 'A misspelt keyword.',
  'lost keyword': 'A missing keyword: only its reminder text was there.',
  'stray full stop': 'A full stop in the middle of a sentence.',
  'glued effects': 'Two effects printed without a line break.',
  'doubled words': 'Words printed twice.',
  capital: 'A lower-case first letter.',
  'lost letter': 'A missing or wrong letter.',
  'lost word': 'A missing word.',
  'lost comma': 'A missing comma.',
  'lost bracket': 'A missing bracket.',
  'lost line': 'A missing line break.',
  'line break': 'A line break in the wrong place.',
  'stray bracket': 'An extra bracket.',
  'stray colon': 'An extra colon.',
  'stray comma': 'An extra comma.',
  'stray mark': 'An extra quotation mark.',
  'stray word': 'An extra or wrong word.',
  'full stop': 'A missing full stop.',
  'doubled full stop': 'A full stop printed twice.',
  'full-width sign': 'A full-width character.',
  'invisible sign': 'An invisible character.',
  'comma in a number': 'A comma in a number.',
  'times sign': 'A multiplication sign.',
  spelling: 'A different spelling.',
  'empty line': 'An empty line.',
};

/** Mends of a kind together, in the order in which they first came up; reminders are told apart. */
export function repairedOf(mends: readonly Mend[]): readonly MendSummary[] {
  const byName = new Map<string, MendSummary>();
  for (const { name, was, became } of mends) {
    if (name === 'note') continue;
    const known = byName.get(name);
    byName.set(
      name,
      known === undefined
        ? { words: WORDS[name] ?? `${name}.`, times: 1, was, became }
        : { ...known, times: known.times + 1 },
    );
  }
  return [...byName.values()];
}

/** Reminders in parentheses are no part of the text (2-13). */
export const remindersOf = (mends: readonly Mend[]): readonly string[] =>
  mends.flatMap(({ name, was }) => (name === 'note' || name === 'lost keyword' ? [was] : []));
