/** Filters joined: in front of a noun ("red or level 3"), behind "with", "is", "doesn't have". */
import { list, table } from '../../phrase/make-hole.ts';
import { readBothOf, writeBothOf } from './both-of.ts';
import type { Filter } from '../../tree/tree.ts';
import type { Hole } from '../../phrase/hole.ts';
import { plainBefore, phrase, behind, withWords, valuedOne } from './filter.ts';

/**
 * "yellow, red or [CS] trait": colours and traits of which one is enough. Other things in front of
 * a noun are not joined like that.
 */
const anyBefore = list<Filter>(
  only(plainBefore, ({ kind }) => kind === 'colour' || kind === 'trait' || kind === 'text'),
  [' or ', '/', ', or '],
);

/** "3" behind "level 2 or": a higher level, so that it is no number of Digimon. */
const bareLevel = table<Filter>([
  phrase({ kind: 'level', compare: 'exactly', form: 'bare' }, '{n}'),
]);

/** "level 3 or 4", "level 3, 4 or 5", "level 4 or level 5" */
const anyLevel = list<Filter>(only(plainBefore, isOneLevel), [' or ', '/', ', or '], {
  read: (cursor, at) =>
    only(plainBefore, isOneLevel).read(cursor, at) ?? bareLevel.read(cursor, at),
  write: (filter, pen) => plainBefore.write(filter, pen) ?? bareLevel.write(filter, pen),
});

function isOneLevel(filter: Filter): boolean {
  return filter.kind === 'level' && filter.compare === 'exactly';
}

/** Whether each is higher than the one before and no card has a lower level than the first. */
const isRising = (filters: readonly Filter[]): boolean =>
  filters.every((filter, i) => {
    const last = filters[i - 1];
    const least = last?.kind === 'level' ? last.n : 1;
    return filter.kind === 'level' && filter.n > least;
  });

/** What is joined in front of a noun, by the mark that its form begins with. */
const JOINED = [
  { mark: 'before', some: anyBefore, fits: (): boolean => true },
  { mark: 'levels', some: anyLevel, fits: isRising },
] as const;

export const before: Hole<Filter> = {
  read(cursor, at) {
    let best = plainBefore.read(cursor, at);
    for (const { mark, some, fits } of JOINED) {
      const got = some.read(cursor, at);
      if (got === undefined || got.value.length < 2 || got.end <= (best?.end ?? at)) continue;
      if (!fits(got.value)) continue;
      const form = got.form === undefined ? mark : `${mark}|${got.form}`;
      best = { value: { kind: 'or', filters: got.value, form }, end: got.end };
    }
    return best;
  },
  write(filter, pen) {
    if (filter.kind !== 'or') return plainBefore.write(filter, pen);
    const [mark, joint] = filter.form?.split('|') ?? [];
    return JOINED.find((one) => one.mark === mark)?.some.write(filter.filters, pen, joint);
  },
};

function only<T>(hole: Hole<T>, wanted: (value: T) => boolean): Hole<T> {
  return {
    read(cursor, at) {
      const got = hole.read(cursor, at);
      return got !== undefined && wanted(got.value) ? got : undefined;
    },
    write: (value, pen) => (wanted(value) ? hole.write(value, pen) : undefined),
  };
}

const anyOf = list<Filter>(behind, [' or ', ' or with ', ' or has ', ', or ']);

const allOf = list<Filter>(behind, [' and ']);

/** "[A] in its name or the [B] trait", "a play cost of 3 or less and the [B] trait" */
export const having: Hole<readonly Filter[]> = {
  read(cursor, at) {
    const each = readBothOf(cursor, at);
    if (each !== undefined) return each;
    const some = anyOf.read(cursor, at);
    const only = some === undefined ? withWords.read(cursor, at) : undefined;
    if (only !== undefined) return { value: [only.value], end: only.end };
    // A comma ends most phrases; "…, or the [X] trait" can only go on with them.
    if (some === undefined || (some.form === ', or ' && some.value.at(-1)?.kind !== 'trait'))
      return undefined;
    const spelled = some.form === undefined ? {} : { form: some.form };
    if (some.value.length > 1)
      return { value: [{ kind: 'or', filters: some.value, ...spelled }], end: some.end };
    const all = allOf.read(cursor, at);
    return all?.form === undefined ? all : undefined;
  },
  write(filters, pen) {
    const [first] = filters;
    const each = writeBothOf(filters, pen);
    if (each !== undefined) return each;
    if (first?.kind === 'with words')
      return filters.length === 1 ? withWords.write(first, pen) : undefined;
    if (first?.kind === 'or')
      return filters.length === 1 && !readsAsTexts(first.filters)
        ? anyOf.write(first.filters, pen, first.form)
        : undefined;
    return filters.length === 0 ? undefined : allOf.write(filters, pen);
  },
};

/**
 * "with <A>, <B> or <C> in its text" is read as three icons of a text. That somebody has <A> or <B>
 * itself, or <C> in its text, has no such words.
 */
const readsAsTexts = (filters: readonly Filter[]): boolean =>
  filters.some((filter, i) => {
    const next = filters[i + 1];
    return filter.kind === 'keyword' && next?.kind === 'text' && isOfIcons(next.form);
  });

const isOfIcons = (form: string | undefined): boolean => form?.split('|')[0] === 'icon';

/** "level 6 or higher", "red": what stands behind "is". */
export const being: Hole<readonly Filter[]> = {
  read(cursor, at) {
    const got = before.read(cursor, at);
    return got === undefined ? undefined : { value: [got.value], end: got.end };
  },
  write(filters, pen) {
    const [first] = filters;
    return first === undefined || filters.length > 1 ? undefined : before.write(first, pen);
  },
};

/** What something must not have or be: "doesn't have <Blocker>", "isn't red". */
const notSo = (hole: Hole<readonly Filter[]>): Hole<readonly Filter[]> => ({
  read(cursor, at) {
    const got = hole.read(cursor, at);
    return got === undefined ? undefined : { ...got, value: [{ kind: 'not', filters: got.value }] };
  },
  write(filters, pen, form) {
    const [first] = filters;
    return first?.kind === 'not' && filters.length === 1
      ? hole.write(first.filters, pen, form)
      : undefined;
  },
});

export const lacking = notSo(having);

export const notBeing = notSo(being);

export const valued: Hole<readonly Filter[]> = {
  read(cursor, at) {
    const got = valuedOne.read(cursor, at);
    return got === undefined ? undefined : { value: [got.value], end: got.end };
  },
  write(filters, pen) {
    const [first] = filters;
    return first === undefined || filters.length > 1 ? undefined : valuedOne.write(first, pen);
  },
};

/** "level 5", "yellow level 3": in front of a noun that is said later; no name alone. */
export const front: Hole<readonly Filter[]> = {
  read(cursor, at) {
    const filters: Filter[] = [];
    let end = at;
    for (;;) {
      const got = before.read(cursor, filters.length === 0 ? at : end + 1);
      if (got === undefined) break;
      filters.push(got.value);
      end = got.end;
      if (cursor.text.charAt(end) !== ' ') break;
    }
    return filters.length === 0 || filters.at(-1)?.kind === 'name'
      ? undefined
      : { value: filters, end };
  },
  write(filters, pen) {
    const parts = filters.map((filter) => before.write(filter, pen));
    return parts.length === 0 || parts.includes(undefined) ? undefined : parts.join(' ');
  },
};
