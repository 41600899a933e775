/** The noun of a target and all that describes it. */
import { bareExcept, before, commaExcept, except, having, where, whereFirst } from './filter.ts';
import { clauses } from './clause.ts';
import { memo } from '../phrase/make-hole.ts';
import type { Cursor, Hole, Pen } from '../phrase/hole.ts';
import type { Spreads } from '../phrase/holes.ts';
import { NOUNS, type Filter, type Noun } from '../tree/tree.ts';

const nouns = NOUNS.toSorted((a, b) => b.length - a.length);
const isNamed = (filters: readonly Filter[]): boolean => filters.at(-1)?.kind === 'name';

/**
 * "blue level 4 or lower Digimon with [X] in its name (other than [Y])": the noun and all that
 * describes it.
 */
const phraseOf: Hole<Spreads['described']> = {
  spread: ['noun', 'filters'],
  spelled: true,
  read(cursor, from) {
    const filters: Filter[] = [];
    let at = from;
    let end = from;
    for (;;) {
      const got = before.read(cursor, at);
      if (got === undefined) break;
      filters.push(got.value);
      end = got.end;
      at = end + 1;
      if (cursor.text.charAt(end) !== ' ') break;
    }
    const noun = at > end || filters.length === 0 ? nounAt(cursor, at) : '';
    if (noun === '' && !isNamed(filters)) return undefined;
    if (noun !== '') end = at + noun.length;
    const word = ' with ';
    const first = cursor.text.startsWith(' ', end) ? whereFirst.read(cursor, end + 1) : undefined;
    if (first !== undefined && cursor.text.startsWith(word, first.end)) {
      filters.push(first.value);
      end = first.end;
    }
    let form: string | undefined;
    const lacks = cursor.text.startsWith(WITHOUT, end)
      ? having.read(cursor, end + WITHOUT.length)
      : undefined;
    if (lacks !== undefined) {
      filters.push({ kind: 'not', filters: lacks.value });
      end = lacks.end;
    }
    const got = cursor.text.startsWith(word, end)
      ? having.read(cursor, end + word.length)
      : clauses.read(cursor, end);
    if (got !== undefined) {
      filters.push(...got.value);
      end = got.end;
      form = got.form;
    }
    const field = cursor.text.startsWith(' ', end) ? where.read(cursor, end + 1) : undefined;
    if (field !== undefined) {
      filters.push(field.value);
      end = field.end;
    }
    const open = cursor.text.startsWith(' (', end);
    const but = open ? except.read(cursor, end + 2) : undefined;
    if (but !== undefined && cursor.text.startsWith(')', but.end)) {
      filters.push(but.value);
      end = but.end + 1;
    }
    const bare = cursor.text.startsWith(' other than [', end)
      ? bareExcept.read(cursor, end + 1)
      : undefined;
    if (bare !== undefined) {
      filters.push(bare.value);
      end = bare.end;
    }
    const apart = cursor.text.startsWith(', other than [', end)
      ? commaExcept.read(cursor, end)
      : undefined;
    if (apart !== undefined) {
      filters.push(apart.value);
      end = apart.end;
    }
    return { value: { noun, filters }, end, ...(form === undefined ? {} : { form }) };
  },
  write({ noun, filters }, pen, form = '') {
    const front: string[] = [];
    for (const filter of filters.slice(0, filters.length - clauseCount(filters, form))) {
      const text = before.write(filter, pen);
      if (text === undefined) break;
      front.push(text);
    }
    const rest = filters.slice(front.length);
    const place = rest
      .filter(isFirst)
      .map((filter) => ` ${whereFirst.write(filter, pen) ?? ''}`)
      .join('');
    const back = rest.filter(
      (filter) => !isLast(filter) && !isFirst(filter) && filter.kind !== 'not',
    );
    const without = rest
      .filter((filter) => filter.kind === 'not')
      .map(({ filters: inner }) => WITHOUT + (having.write(inner, pen) ?? ''))
      .join('');
    const withText = form !== '' ? clauses.write(back, pen, form) : writeWith(back, pen);
    if (withText === undefined || (noun === '' && !isNamed(filters.slice(0, front.length))))
      return undefined;
    const head = [...front, ...(noun === '' ? [] : [noun])].join(' ');
    const tail = rest
      .filter(isLast)
      .map((filter) => writeLast(filter, pen))
      .join('');
    return head + place + without + withText + tail;
  },
};

export const described = memo(phraseOf);

/** "[X] trait Digimon": the noun alone is not enough. */
export const detailed: Hole<Spreads['detailed']> = {
  spread: ['noun', 'filters'],
  spelled: true,
  read(cursor, at) {
    const got = described.read(cursor, at);
    return got === undefined || got.value.filters.length === 0 ? undefined : got;
  },
  write: (value, pen, form) =>
    value.filters.length === 0 ? undefined : phraseOf.write(value, pen, form),
};

/** "level 4 or lower digivolution card": what lies under another. */
export const beneathCards: Hole<Spreads['beneathCards']> = {
  spread: ['noun', 'filters'],
  spelled: true,
  read(cursor, at) {
    const got = described.read(cursor, at);
    return got !== undefined && /^digivolution cards?$/.test(got.value.noun) ? got : undefined;
  },
  write: (value, pen, form) =>
    /^digivolution cards?$/.test(value.noun) ? phraseOf.write(value, pen, form) : undefined,
};

/** The same with something that describes it besides how it lies. */
export const beneathDetailed: Hole<Spreads['beneathDetailed']> = {
  spread: ['noun', 'filters'],
  spelled: true,
  read(cursor, at) {
    const got = beneathCards.read(cursor, at);
    return got?.value.filters.some(({ kind }) => kind !== 'face down') === true ? got : undefined;
  },
  write: (value, pen, form) =>
    value.filters.some(({ kind }) => kind !== 'face down')
      ? beneathCards.write(value, pen, form)
      : undefined,
};

function writeWith(filters: readonly Filter[], pen: Pen): string | undefined {
  const text = filters.length === 0 ? '' : having.write(filters, pen);
  return text === undefined || text === '' ? text : ` with ${text}`;
}

const writeLast = (filter: Filter, pen: Pen): string =>
  filter.kind !== 'not named'
    ? ` ${where.write(filter, pen) ?? ''}`
    : filter.form === 'bare'
      ? ` ${bareExcept.write(filter, pen) ?? ''}`
      : filter.form === 'commas'
        ? (commaExcept.write(filter, pen) ?? '')
        : ` (${except.write(filter, pen) ?? ''})`;

/** Behind the noun and in front of "with". */
const isFirst = (filter: Filter): boolean =>
  filter.kind === 'on the field' && filter.form?.startsWith('first') === true;

const WITHOUT = ' without ';

/** What stands behind all the rest. */
const isLast = (filter: Filter): boolean =>
  filter.kind === 'not named' ||
  (filter.kind === 'on the field' && !isFirst(filter)) ||
  ((filter.kind === 'the same' || filter.kind === 'alike') &&
    filter.form?.startsWith('of') === true) ||
  filter.kind === 'in the breeding area';

/**
 * How many of the filters stand in clauses with "that", which is how many joints its form has, or
 * one for all.
 */
const clauseCount = (filters: readonly Filter[], form: string): number => {
  if (form === '') return 0;
  const last = filters.filter(isLast);
  return last.length + (form.includes('~ or ') ? 1 : form.split('~').length);
};

/** The longest noun here that is a whole word; "" for none. */
const nounAt = (cursor: Cursor, at: number): Noun =>
  nouns.find(
    (noun) =>
      noun !== '' &&
      cursor.text.startsWith(noun, at) &&
      !/[A-Za-z]/.test(cursor.text.charAt(at + noun.length)),
  ) ?? '';
