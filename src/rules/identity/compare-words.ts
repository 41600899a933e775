/** Two texts compared word by word. */

/** A run of words that both have, or only the older or the newer one. */
export interface WordRun {
  readonly in: 'both' | 'older' | 'newer';
  readonly text: string;
}

/** The words of a text, each with the space behind it. */
const wordsOf = (text: string): readonly string[] => text.match(/\S+\s*/g) ?? [];

/** The shortest way from one text to the other, by their longest common words. */
export function wordRuns(older: string, newer: string): readonly WordRun[] {
  const a = wordsOf(older);
  const b = wordsOf(newer);
  const same = (i: number, j: number): boolean => a[i]?.trim() === b[j]?.trim();
  const wide = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * wide);
  const at = (i: number, j: number): number => lengths[i * wide + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * wide + j] = same(i, j)
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));
  const runs: { in: WordRun['in']; text: string }[] = [];
  const push = (where: WordRun['in'], word = ''): void => {
    const last = runs.at(-1);
    if (last?.in === where) last.text += word;
    else runs.push({ in: where, text: word });
  };
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && same(i, j)) {
      push('both', b[j]);
      i++;
      j++;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1)))
      push('older', a[i++]);
    else push('newer', b[j++]);
  }
  return runs;
}

/**
 * How much two texts have in common: 1 for the same words, 0 for none (Dice, by pairs of words).
 */
export function likeness(a: string, b: string): number {
  const pairs = (text: string): readonly string[] => {
    const words = ['', ...text.toLowerCase().split(/\s+/)];
    return words.slice(1).map((word, i) => `${words[i] ?? ''} ${word}`);
  };
  const left = pairs(a);
  const right = pairs(b);
  const counts = new Map<string, number>();
  for (const pair of left) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  let shared = 0;
  for (const pair of right) {
    const count = counts.get(pair) ?? 0;
    if (count > 0) shared++;
    counts.set(pair, count - 1);
  }
  return (2 * shared) / (left.length + right.length);
}
