/** Texts made worse by chance: what somebody may type, paste, cut off or damage. */
import type { Chance } from './trial.ts';

export const below = (chance: Chance, n: number): number => Math.floor(chance() * n);

/** One of a list; the empty list has none. */
export function oneOf<T>(chance: Chance, list: readonly T[]): T {
  const one = list[below(chance, list.length)];
  if (one === undefined) throw new Error('there is nothing to choose from');
  return one;
}

const STRANGE = [
  ...'[]<>()"\'.,;:・＜＞，\'""-−+/%&#*!|>{}?@`~$^_=\\\n\t 0123456789',
  '\r\n',
  '\u0000',
  '\u00a0',
  '\u202e',
  '\ufeff',
  '\ud800',
  '漢',
  '🂡',
  '99999999999999999999',
  '-1',
  '1e309',
  'NaN',
  '__proto__',
  'constructor',
  'null',
  '[[[[',
  '<<<<',
  '%E0%A4',
  '&amp;',
  '<script>',
];

/** The text with one to four changes. */
export function mutated(chance: Chance, text: string, others: readonly string[] = []): string {
  let now = text;
  const times = 1 + below(chance, 4);
  for (let i = 0; i < times; i++) now = changed(chance, now, others);
  return now;
}

function changed(chance: Chance, text: string, others: readonly string[]): string {
  const at = below(chance, text.length + 1);
  const to = Math.min(text.length, at + below(chance, 40));
  switch (below(chance, 9)) {
    case 0:
      return text.slice(0, at) + text.slice(to);
    case 1:
      return text.slice(0, at) + oneOf(chance, STRANGE) + text.slice(at);
    case 2:
      return text.slice(0, at) + text.slice(at, to).repeat(2 + below(chance, 5)) + text.slice(to);
    case 3:
      return text.slice(0, at);
    case 4: {
      const lines = text.split('\n');
      const line = below(chance, lines.length);
      return lines.toSpliced(line, 1).join('\n');
    }
    case 5: {
      const lines = text.split('\n');
      return lines.toSpliced(below(chance, lines.length), 0, oneOf(chance, lines)).join('\n');
    }
    case 6:
      return (
        text.slice(0, at) + oneOf(chance, STRANGE).repeat(1 + below(chance, 60)) + text.slice(to)
      );
    case 7: {
      const other = others.length === 0 ? text : oneOf(chance, others);
      const from = below(chance, other.length);
      return text.slice(0, at) + other.slice(from, from + below(chance, 120)) + text.slice(to);
    }
    default: {
      const words = text.split(' ');
      const one = below(chance, words.length);
      return words.with(one, oneOf(chance, words)).join(' ');
    }
  }
}

/** A text of strange characters alone. */
export const noise = (chance: Chance, most: number): string =>
  Array.from({ length: below(chance, most) }, () => oneOf(chance, STRANGE)).join('');
