/** Restatements of official rulings that are too near to the published words. */
import { z } from 'zod';
import type { Ruling } from '../src/scenario/file/ruling.ts';

/** Words in a row that two texts about the same may share by chance; card text is not counted. */
export const MOST_SHARED = 11;

const officialSchema = z.array(
  z.object({ questions: z.array(z.string()), question: z.string(), answer: z.string() }),
);

/** A list of published questions as JSON -> the words of each number. */
export function officialTexts(json: string): ReadonlyMap<string, string> {
  return new Map(
    officialSchema
      .parse(JSON.parse(json))
      .flatMap(({ questions, question, answer }) =>
        questions.map((number) => [number, `${question} ${answer}`] as const),
      ),
  );
}

/** The longest run of words that a restatement shares with the published texts of its numbers. */
export function sharedWords(
  { ruling, also = [], title, asks, body }: Ruling,
  official: ReadonlyMap<string, string>,
): number {
  const ours = [title, asks.question, body].map(wordsOf);
  const theirs = [ruling, ...also].flatMap((number) => {
    const text = official.get(number);
    return text === undefined ? [] : [wordsOf(text)];
  });
  return Math.max(0, ...ours.flatMap((one) => theirs.map((other) => longestRun(one, other))));
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[a-z0-9+-]+/g) ?? [];

/** Length of the longest list that stands in both. */
function longestRun(a: readonly string[], b: readonly string[]): number {
  let longest = 0;
  let above: readonly number[] = [];
  for (const word of a) {
    const row: number[] = [];
    b.forEach((other, j) => {
      const run = word === other ? (j === 0 ? 0 : (above[j - 1] ?? 0)) + 1 : 0;
      row.push(run);
      longest = Math.max(longest, run);
    });
    above = row;
  }
  return longest;
}
