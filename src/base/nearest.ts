/**
 * The name that a mistyped word most likely means; none when a third or more of its letters would
 * have to change.
 */
export function nearest(word: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const name of names) {
    // Each letter that one has more than the other is a change.
    if (Math.abs(word.length - name.length) >= least) continue;
    const changes = changesBetween(word.toLowerCase(), name.toLowerCase());
    if (changes < least) [best, least] = [name, changes];
  }
  return best;
}

/** `; did you mean NAME?`, or nothing when no name is near. */
export function didYouMean(
  word: string,
  names: Iterable<string>,
  write: (name: string) => string = (name) => name,
): string {
  const name = nearest(word, names);
  return name === undefined ? '' : `; did you mean ${write(name)}?`;
}

/**
 * Letters to be changed, added, taken away, or exchanged with the next one (Damerau-Levenshtein).
 */
export function changesBetween(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, i) => i);
  let before: readonly number[] = [];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? before[j - 2] : undefined;
      row.push(
        Math.min(
          (above[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (above[j - 1] ?? 0) + same,
          (swapped ?? Infinity) + 1,
        ),
      );
    }
    [before, above] = [above, row];
  }
  return above[b.length] ?? 0;
}
