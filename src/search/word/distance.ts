/** How many letters of a word may be wrong: one in four, and no more than two. */
export const mostWrong = (letters: number): 0 | 1 | 2 => (letters < 4 ? 0 : letters < 8 ? 1 : 2);

/**
 * How many letters are changed, missing, added or swapped with their neighbour between two words
 * (Damerau and Levenshtein, optimal string alignment). Gives up above `most`.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let twoAbove: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + same,
        i > 1 && j > 1 && swapped ? (twoAbove[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...row) > most) return most + 1;
    twoAbove = above;
    above = row;
  }
  return above[b.length] ?? 0;
}
