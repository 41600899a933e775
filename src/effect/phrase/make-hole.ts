/** Makers of holes: words with values, patterns, lists and tables of phrases. */
import { stands, type Cursor, type Got, type Hole } from './hole.ts';
import { rowsReader, type TableRow } from './rows.ts';

/**
 * Spellings and what they mean; the first spelling of a value is the usual one, others are kept as
 * form.
 */
export function words<const T>(spellings: readonly (readonly [string, T])[]): Hole<T> {
  const byLength = spellings.toSorted(([a], [b]) => b.length - a.length);
  const usual = (value: T): string | undefined => spellings.find(([, each]) => each === value)?.[0];
  return {
    spelled: true,
    read(cursor, at) {
      const found = byLength.find(([word]) => stands(cursor, word, at));
      if (found === undefined) return undefined;
      const [word, value] = found;
      const end = at + word.length;
      return word === usual(value)
        ? { value, end }
        : { value, end, form: word === '' ? '-' : word };
    },
    write(value, _pen, form) {
      if (form === undefined || form === '') return usual(value);
      const word = form === '-' ? '' : form;
      return spellings.some(([each, meaning]) => each === word && meaning === value)
        ? word
        : undefined;
    },
  };
}

/** Words that stand for themselves. */
export function literally<const T extends string>(list: readonly T[]): Hole<T> {
  const byLength = list.toSorted((a, b) => b.length - a.length);
  return {
    read(cursor, at) {
      const value = byLength.find((word) => stands(cursor, word, at));
      return value === undefined ? undefined : { value, end: at + value.length };
    },
    write: (value) => (list.includes(value) ? value : undefined),
  };
}

/** Text of a pattern, without repetition inside repetition; `parse` may refuse it. */
export function pattern<T>(
  source: RegExp,
  parse: (match: RegExpExecArray, at: number) => T | undefined,
  make: (value: T) => string | undefined,
): Hole<T> {
  const sticky = new RegExp(source.source, 'y');
  return {
    read(cursor, at) {
      sticky.lastIndex = at;
      const match = sticky.exec(cursor.text);
      const value = match === null ? undefined : parse(match, at);
      return match === null || value === undefined
        ? undefined
        : { value, end: at + match[0].length };
    },
    write: (value) => make(value),
  };
}

/**
 * "A", "A or B", "A, B or C", "A/B/C": `lasts` are the words before the last member, the usual one
 * first. `item` is what may follow the first.
 */
export function list<T>(
  first: Hole<T>,
  lasts: readonly string[],
  item = first,
): Hole<readonly T[]> {
  const [usual = ''] = lasts;
  const byLength = lasts.toSorted((a, b) => b.length - a.length);
  return {
    spelled: true,
    read(cursor, at) {
      const start = first.read(cursor, at);
      if (start === undefined) return undefined;
      const values = [start.value];
      let end = start.end;
      for (;;) {
        const here = end;
        const last = byLength.find((word) => cursor.text.startsWith(word, here));
        const next = last === undefined ? undefined : item.read(cursor, here + last.length);
        if (last !== undefined && next !== undefined) {
          values.push(next.value);
          end = next.end;
          if (last === '/') continue;
          return { value: values, end, ...(last === usual ? {} : { form: last }) };
        }
        const more = cursor.text.startsWith(', ', here) ? item.read(cursor, here + 2) : undefined;
        if (more === undefined) break;
        values.push(more.value);
        end = more.end;
      }
      const slashed = values.length > 1 && cursor.text.charAt(start.end) === '/';
      if (slashed) return { value: values, end, form: '/' };
      // Commas without a last "or": only the first member belongs here.
      return { value: [start.value], end: start.end };
    },
    write(values, pen, form) {
      const last = form === undefined || form === '' ? usual : form;
      if (!lasts.includes(last) || (values.length < 2 && last !== usual)) return undefined;
      let text = '';
      for (const [i, value] of values.entries()) {
        const one = (i === 0 ? first : item).write(value, pen);
        if (one === undefined) return undefined;
        if (i > 0) text += i === values.length - 1 || last === '/' ? last : ', ';
        text += one;
      }
      return text;
    },
  };
}

/**
 * "with DP less than 1 Digimon with DP less than ...": deeper than any card goes, shallower than
 * the call stack.
 */
const DEEPEST = 40;

/** A hole that remembers what it read at a place: rows that begin alike read it once. */
export function memo<T>(hole: Hole<T>): Hole<T> {
  let reading: Cursor | undefined;
  let known = new Map<number, Got<T> | undefined>();
  return {
    ...hole,
    read(cursor, at) {
      if (cursor !== reading) {
        reading = cursor;
        known = new Map();
      }
      const key = at * 4 + (cursor.theirs ? 2 : 0) + (cursor.ing ? 1 : 0);
      if (known.has(key)) return known.get(key);
      if (cursor.depth > DEEPEST) return undefined;
      cursor.depth++;
      // What begins with itself cannot be read.
      known.set(key, undefined);
      const got = hole.read(cursor, at);
      cursor.depth--;
      known.set(key, got);
      return got;
    },
  };
}

/** A table of phrases: the longest reading counts, of equal ones the first. */
export function table<N extends object>(phrases: readonly TableRow<N>[]): Hole<N> {
  return memo({
    read: rowsReader(phrases),
    write(node, pen) {
      if (typeof node !== 'object') return undefined;
      if (Reflect.get(node, 'kind') === 'unread') return String(Reflect.get(node, 'text'));
      for (const phrase of phrases) {
        const written = phrase.write(node, pen);
        if (written !== undefined) return written;
      }
      return undefined;
    },
  });
}
