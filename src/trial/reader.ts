/** Any text is read: no exception, work that grows with its length, and what is written is read. */
import type { Cursor, Grammar } from '../effect/phrase/hole.ts';
import { readLine } from '../effect/line/line.ts';
import { allParts, explain } from '../effect/explain/explain.ts';
import { GRAMMAR } from '../effect/read/grammar.ts';
import { readEffects } from '../effect/read/read.ts';
import { writeEffects } from '../effect/read/write.ts';
import { grammarLines } from '../scenario/random/grammar-lines.ts';
import { below, mutated, noise, oneOf } from './mutate.ts';
import type { NamedTrial, InputTried } from './trial.ts';

/** Readings of a part of a phrase that a text may take for each of its characters. */
const MOST_WORK = 60;

let counted = 0;

/** The grammar, with each reading of a part counted. */
const COUNTING: Grammar = Object.fromEntries(
  Object.entries(GRAMMAR).map(([name, hole]) => [name, countingOf(hole)]),
) as Grammar;

function countingOf<T extends { read(cursor: Cursor, at: number): unknown }>(hole: T): T {
  return {
    ...hole,
    read(cursor: Cursor, at: number) {
      counted++;
      return hole.read(cursor, at);
    },
  };
}

/** How many parts of phrases are tried while a text is read: no time, but it grows like it. */
export function workOf(text: string): number {
  const before = counted;
  let from = 0;
  for (const line of text.split('\n')) {
    const cursor: Cursor = {
      text,
      grammar: COUNTING,
      start: -1,
      ing: false,
      theirs: false,
      depth: 0,
    };
    readLine(cursor, from, from + line.length);
    from += line.length + 1;
  }
  return counted - before;
}

function again(input: string): InputTried {
  const read = readEffects(input);
  const written = writeEffects(read);
  const twice = writeEffects(readEffects(written));
  if (twice !== written)
    return { runs: 1, why: `written once "${written}", written again "${twice}"` };
  const { text, lines } = explain(input);
  for (const { parts } of lines)
    for (const { span, kind } of allParts(parts))
      if (span.start < 0 || span.end > text.length || span.end <= span.start)
        return { runs: 1, why: `a part (${kind}) lies outside of the text` };
  const work = workOf(read.text);
  const most = MOST_WORK * (read.text.length + 50);
  return { runs: 1, why: work > most ? `${work} readings, more than ${most}` : null };
}

let lines: readonly string[] = [];
const known = (): readonly string[] => {
  if (lines.length === 0)
    lines = grammarLines(400, 1).map(({ line }) => writeEffects({ lines: [line] }));
  return lines;
};

/** A text may be as long as that. */
const LONGEST = 3_000;

export const reader: NamedTrial = {
  name: 'reader',
  about: 'effect texts, damaged and at random',
  inputs: { small: 600, nightly: 100_000 },
  inputOf: (chance, material) => {
    const all = below(chance, 2) === 0 && material.lines.length > 0 ? material.lines : known();
    const made = (): string => {
      switch (below(chance, 6)) {
        case 0:
          return noise(chance, 200);
        case 1:
          return oneOf(chance, all).repeat(1 + below(chance, 20));
        case 2:
          return [oneOf(chance, all), oneOf(chance, all), oneOf(chance, all)].join(
            oneOf(chance, ['\n', ' ', ' Then, ', '\n・', '']),
          );
        default:
          return mutated(chance, oneOf(chance, all), all);
      }
    };
    return made().slice(0, LONGEST);
  },
  again,
};
