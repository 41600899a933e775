/**
 * Ascending lists of numbers as short text that JSON need not escape: a small step takes one sign.
 * `makeLists` and `parseLists` are exact inverses.
 */

/**
 * Printable signs without quotation mark and backslash. The first 64 end a number, the others say
 * that it goes on.
 */
const SIGNS = Array.from({ length: 92 }, (_, i) => String.fromCharCode(35 + i))
  .filter((sign) => sign !== '\\')
  .join('');
const ENDS = 64;
const GOES_ON = SIGNS.length - ENDS;

/** By character code. */
const VALUES: number[] = [];
[...SIGNS].forEach((sign, value) => (VALUES[sign.charCodeAt(0)] = value));

/**
 * Each list as its length and the gaps between its members: `[[0, 1, 5], [2]]` is 3: 0 0 3 and
 * 1: 2.
 */
export function makeLists(lists: readonly (readonly number[])[]): string {
  return lists
    .map((list) => [list.length, ...list.map((n, i) => n - (list[i - 1] ?? -1) - 1)])
    .flat()
    .map(makeCount)
    .join('');
}

export function parseLists(code: string): number[][] {
  const lists: number[][] = [];
  let at = 0;
  const next = (): number => {
    let count = 0;
    for (let weight = 1; at < code.length; weight *= GOES_ON) {
      const value = VALUES[code.charCodeAt(at++)] ?? 0;
      count += value * weight;
      if (value < ENDS) break;
    }
    return count;
  };
  while (at < code.length) {
    const list: number[] = [];
    let last = -1;
    for (let left = next(); left > 0 && at < code.length; left--) {
      last += next() + 1;
      list.push(last);
    }
    lists.push(list);
  }
  return lists;
}

function makeCount(count: number): string {
  if (count < ENDS) return SIGNS.charAt(count);
  const rest = count - ENDS;
  return SIGNS.charAt(ENDS + (rest % GOES_ON)) + makeCount(Math.floor(rest / GOES_ON));
}
