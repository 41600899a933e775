/**
 * All rule numbers in a few hundred bytes: in their order each has a letter for its depth, and a
 * number where it does not follow the one before it directly.
 *
 *     1  1-1  1-1-1  2  16  16-4        a b c a a14 b4
 */

/** `numbers`: in rule order, each above those below it. */
export function packNumbers(numbers: readonly string[]): string {
  const last: number[] = [];
  return numbers
    .map((number) => {
      const parts = number.split('-').map(Number);
      const depth = parts.length;
      const own = parts[depth - 1] ?? 0;
      const step = own - (last[depth - 1] ?? 0);
      last.length = 0;
      last.push(...parts);
      return String.fromCharCode(96 + depth) + (step === 1 ? '' : String(step));
    })
    .join('');
}

/** What `packNumbers` packed. */
export function unpackNumbers(packed: string): Set<string> {
  const numbers = new Set<string>();
  const last: number[] = [];
  for (const [, letter = '', step = ''] of packed.matchAll(/([a-z])(\d*)/g)) {
    const depth = letter.charCodeAt(0) - 96;
    last[depth - 1] = (last[depth - 1] ?? 0) + (step === '' ? 1 : Number(step));
    last.length = depth;
    numbers.add(last.join('-'));
  }
  return numbers;
}
