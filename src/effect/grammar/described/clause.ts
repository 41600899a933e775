/** What a card must be like, said with "that": "that has [X] in its name or that's yellow". */
import { behind, shared, whose } from './filter.ts';
import { before, having } from './joined-filters.ts';
import type { Cursor, Got, Hole, Pen } from '../../phrase/hole.ts';
import type { Filter } from '../../tree/tree.ts';

/** Each clause by the words it begins with, and the table its filter is read from. */
const HAS = ['has ', 'have '];
const IS = ['is ', "'s ", 'are ', "isn't ", "aren't ", ' not '];
const NOT = /(?:n't | not )(?:have )?$/;
const FIRSTS = [
  ' whose ',
  ' that has ',
  ' that have ',
  " that doesn't have ",
  " that don't have ",
  ' that does not have ',
  ' that do not have ',
  ' that is not ',
  ' that are not ',
  " that isn't ",
  " that aren't ",
  ' that is ',
  " that's ",
  ' that are ',
  ' that share ',
  ' that shares ',
];
const JOINTS = [' or ', ' and '].flatMap((joint) => [
  ...FIRSTS.map((first) => joint.slice(0, -1) + first),
  ...['has ', 'have ', 'is '].map((word) => joint + word),
]);

const tableOf = (words: string): typeof before | undefined =>
  words === ' whose '
    ? whose
    : words.includes(' share')
      ? shared
      : HAS.some((end) => words.endsWith(end))
        ? behind
        : IS.some((end) => words.endsWith(end))
          ? before
          : undefined;

const starts = (cursor: Cursor, words: readonly string[], at: number): string | undefined =>
  words.find((word) => cursor.text.startsWith(word, at));

/** Behind one of these several are said as behind "with": "[A] in its name or the [B] trait". */
const WITH = [' that has ', ' that have '];
const WHOLE = '*';

/**
 * 1 card that has [Rex] in its name or the [Beast] trait
 *       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
 */
function readWhole(cursor: Cursor, at: number): Got<readonly Filter[]> | undefined {
  const word = starts(cursor, WITH, at);
  const got = word === undefined ? undefined : having.read(cursor, at + word.length);
  return word === undefined || got === undefined ? undefined : { ...got, form: word + WHOLE };
}

/**
 * 1 Option card that has [Plug-In] in its name or that's yellow
 *              ^^^^^^^^^^                     ^^^^^^^^^^^
 * The words between the filters are the form.
 */
export const clauses: Hole<readonly Filter[]> = {
  read(cursor, at) {
    const several = readSeveral(cursor, at);
    const whole = readWhole(cursor, at);
    return whole !== undefined && (several === undefined || whole.end > several.end)
      ? whole
      : several;
  },
  write(filters, pen, form = '') {
    if (!form.endsWith(WHOLE)) return writeSeveral(filters, pen, form);
    const written = having.write(filters, pen);
    return written === undefined ? undefined : form.slice(0, -WHOLE.length) + written;
  },
};

function readSeveral(cursor: Cursor, at: number): Got<readonly Filter[]> | undefined {
  const filters: Filter[] = [];
  const words: string[] = [];
  let end = at;
  for (;;) {
    const word = starts(cursor, words.length === 0 ? FIRSTS : JOINTS, end);
    const got = word === undefined ? undefined : tableOf(word)?.read(cursor, end + word.length);
    if (word === undefined || got === undefined) break;
    filters.push(NOT.test(word) ? { kind: 'not', filters: [got.value] } : got.value);
    words.push(word);
    end = got.end;
  }
  const [, joint = ''] = words;
  const or = joint.startsWith(' or ');
  if (words.length === 0 || words.slice(1).some((word) => word.startsWith(' or ') !== or))
    return undefined;
  return {
    value: or ? [{ kind: 'or', filters }] : filters,
    end,
    form: words.join('~'),
  };
}

function writeSeveral(filters: readonly Filter[], pen: Pen, form: string): string | undefined {
  const words = form.split('~');
  const [first] = filters;
  const members = first?.kind === 'or' && filters.length === 1 ? first.filters : filters;
  if (members.length !== words.length) return undefined;
  let text = '';
  for (const [i, filter] of members.entries()) {
    const word = words[i] ?? '';
    const [inner] = NOT.test(word) && filter.kind === 'not' ? filter.filters : [filter];
    const written = inner === undefined ? undefined : tableOf(word)?.write(inner, pen);
    if (written === undefined) return undefined;
    text += word + written;
  }
  return text;
}
