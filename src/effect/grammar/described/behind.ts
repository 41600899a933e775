/**
 * What stands behind a noun and describes it, part by part: "in play", "with [X] in its name",
 * "that's suspended", "(other than [Y])".
 */
import { clauses } from './clause.ts';
import { bareExcept, commaExcept, except, where, whereFirst } from './filter.ts';
import { having } from './joined-filters.ts';
import type { Cursor, Got, Hole, Pen } from '../../phrase/hole.ts';
import type { Filter } from '../../tree/tree.ts';

/** How many filters a part has, and its spelling, if it is not the usual one. */
interface BehindNoun {
  readonly mark: Mark;
  readonly count: number;
  readonly form: string;
}

/** The kinds of parts, in the order in which they usually stand. */
const MARKS = [
  'first',
  'without',
  'with',
  'that',
  'where',
  'brackets',
  'bare',
  'but',
  'commas',
] as const;
type Mark = (typeof MARKS)[number];

/** What each part is read from, behind the words that it begins with; the usual words first. */
const PARTS: {
  readonly [mark in Mark]: {
    readonly begin: readonly string[];
    readonly close: string;
    readonly inside: Hole<readonly Filter[]>;
  };
} = {
  first: { begin: [' '], close: '', inside: single(whereFirst) },
  without: {
    begin: [' without ', ' w/o ', ' and without '],
    close: '',
    inside: notHaving(),
  },
  with: { begin: [' with ', ' w/'], close: '', inside: having },
  that: { begin: [''], close: '', inside: clauses },
  where: { begin: [' '], close: '', inside: single(where) },
  brackets: { begin: [' ('], close: ')', inside: single(except) },
  bare: { begin: [' '], close: '', inside: single(bareExcept) },
  // "Digimon other than Digimon with [X] in their texts"
  but: {
    begin: [' other than Digimon with ', ' other than Tamers with ', ' other than cards with '],
    close: '',
    inside: notHaving(),
  },
  commas: { begin: [''], close: '', inside: single(commaExcept) },
};

function notHaving(): Hole<readonly Filter[]> {
  return {
    read(cursor, at) {
      const got = having.read(cursor, at);
      return got === undefined
        ? undefined
        : { value: [{ kind: 'not', filters: got.value }], end: got.end };
    },
    write([one], pen) {
      return one?.kind === 'not' ? having.write(one.filters, pen) : undefined;
    },
  };
}

function single(hole: Hole<Filter>): Hole<readonly Filter[]> {
  return {
    read(cursor, at) {
      const got = hole.read(cursor, at);
      return got === undefined ? undefined : { value: [got.value], end: got.end };
    },
    write: ([one], pen) => (one === undefined ? undefined : hole.write(one, pen)),
  };
}

/** These say what a card must be; behind "A or B" it is open what another of them is said of. */
const isAdding = (mark: Mark): boolean => mark === 'with' || mark === 'that' || mark === 'without';

const ONCE = MARKS.filter((mark) => !isAdding(mark));

type GotPart = Got<readonly Filter[]> & { readonly mark: Mark; readonly form: string };

function readOneOf(cursor: Cursor, at: number, marks: readonly Mark[]): GotPart | undefined {
  for (const mark of marks) {
    const got = readPart(cursor, at, mark);
    if (got !== undefined) return got;
  }
  return undefined;
}

function readPart(cursor: Cursor, at: number, mark: Mark): GotPart | undefined {
  const { begin, close, inside } = PARTS[mark];
  const word = begin.find((each) => cursor.text.startsWith(each, at));
  const got = word === undefined ? undefined : inside.read(cursor, at + word.length);
  if (word === undefined || got === undefined || !cursor.text.startsWith(close, got.end))
    return undefined;
  // "in play with": elsewhere it stands behind all the rest.
  if (mark === 'first' && !cursor.text.startsWith(' with ', got.end)) return undefined;
  const form = word === begin[0] ? (got.form ?? '') : word.trim();
  return { value: got.value, end: got.end + close.length, mark, form };
}

/** All parts that follow each other here; none is no mistake. */
export function readBehind(cursor: Cursor, from: number): Got<readonly Filter[]> {
  const filters: Filter[] = [];
  const parts: BehindNoun[] = [];
  let end = from;
  let isOpen = true;
  // Most nouns have nothing behind them.
  while (/[ ,]/.test(cursor.text.charAt(end))) {
    const got = readOneOf(cursor, end, isOpen ? MARKS : ONCE);
    if (got === undefined) break;
    filters.push(...got.value);
    parts.push({ mark: got.mark, count: got.value.length, form: got.form });
    end = got.end;
    if (isAdding(got.mark)) isOpen = !got.value.some(({ kind }) => kind === 'or');
  }
  const isUsual = parts.every(
    ({ mark, form }, i) =>
      form === '' &&
      mark !== 'that' &&
      mark !== 'but' &&
      MARKS.indexOf(mark) > MARKS.indexOf(parts[i - 1]?.mark ?? 'first') - (i === 0 ? 1 : 0),
  );
  return { value: filters, end, ...(isUsual ? {} : { form: formOf(parts) }) };
}

const formOf = (parts: readonly BehindNoun[]): string =>
  parts.map(({ mark, count, form }) => `${mark}:${count}:${form}`).join(';');

/** The parts that a form names. */
export const partsIn = (form: string): readonly BehindNoun[] =>
  form.split(';').flatMap((one) => {
    const [, name, count, spelled = ''] = /^(\w+):(\d+):(.*)$/.exec(one) ?? [];
    const mark = MARKS.find((each) => each === name);
    return mark === undefined ? [] : [{ mark, count: Number(count), form: spelled }];
  });

/** The parts that filters stand in when no form says otherwise. */
export function usualParts(filters: readonly Filter[]): readonly BehindNoun[] {
  const parts: BehindNoun[] = [];
  for (const filter of filters) {
    const mark = usualMark(filter);
    const last = parts.at(-1);
    if (mark === 'with' && last?.mark === 'with')
      parts.splice(-1, 1, { ...last, count: last.count + 1 });
    else parts.push({ mark, count: 1, form: '' });
  }
  return parts;
}

function usualMark(filter: Filter): Mark {
  const form = 'form' in filter ? filter.form : undefined;
  switch (filter.kind) {
    case 'not':
      return 'without';
    case 'not named':
      return form === 'bare' ? 'bare' : form === 'commas' ? 'commas' : 'brackets';
    case 'on the field':
      return form?.startsWith('first') === true ? 'first' : 'where';
    case 'in the breeding area':
      return 'where';
    case 'the same':
    case 'alike':
      return form?.startsWith('of') === true ? 'where' : 'with';
    default:
      return 'with';
  }
}

/** The parts as they are printed; `undefined` where one of them can't be. */
export function writeBehind(
  filters: readonly Filter[],
  parts: readonly BehindNoun[],
  pen: Pen,
): string | undefined {
  let text = '';
  let from = 0;
  for (const { mark, count, form } of parts) {
    const { begin, close, inside } = PARTS[mark];
    const word = begin.find((each, i) => i > 0 && each.trim() === form) ?? begin[0] ?? '';
    const spelled = word === begin[0] ? form : undefined;
    const written = inside.write(filters.slice(from, from + count), pen, spelled);
    if (written === undefined) return undefined;
    text += word + written + close;
    from += count;
  }
  return from === filters.length ? text : undefined;
}
