/** Lines of effect text for trials: those of other random boards, and with values that boards have. */
import fc from 'fast-check';
import { line } from '../random/arbitrary.ts';
import { isPlayed } from '../random/lines.ts';

/** Names that the tables of phrases give, and those of cards that trials have. */
const NAMES: Readonly<Record<string, string>> = {
  Alpha: 'Ant',
  'Beta Gamma': 'Dog',
  "Delta's End": 'Elk',
  'Omega: Mode': 'Gil',
};

/** The same line with numbers and names that can matter on a small board. */
function fitted(text: string): string {
  const named = Object.entries(NAMES).reduce(
    (words, [from, to]) => words.replaceAll(from, to),
    text,
  );
  const now = named
    .replace(/([+-]?)\b(\d{2,5}) DP\b/g, (_, sign: string, n: string) =>
      `${sign}${((Number(n) % 5) + 2) * 1000} DP`)
    .replace(/\b(level |Lv\.)(\d{2,5})\b/g, (_, word: string, n: string) =>
      `${word}${(Number(n) % 4) + 3}`)
    .replace(/\b(?<![+-])(\d{2,5})\b(?! DP)/g, (n) => (Number(n) > 99 ? n : String((Number(n) % 3) + 1)))
    .replace(/\b\d{3,5}\b(?! DP)/g, (n) => String((Number(n) % 3) + 1));
  return now === text || !isPlayed('upper', now) ? text : now;
}

const known = new Map<string, string>();

export const trialLine: fc.Arbitrary<string> = line.map((text) => {
  const before = known.get(text);
  if (before !== undefined) return before;
  const now = fitted(text);
  known.set(text, now);
  return now;
});
