/** The noun of a target and all that describes it. */
import { partsIn, readBehind, usualParts, writeBehind } from './behind.ts';
import { before } from './joined-filters.ts';
import { memo } from '../../phrase/make-hole.ts';
import type { Cursor, Hole } from '../../phrase/hole.ts';
import type { Spreads } from '../../phrase/holes.ts';
import { NOUNS, type Filter, type Noun } from '../../tree/tree.ts';
import { areUnder } from '../../tree/closed/noun.ts';

const nouns = NOUNS.toSorted((a, b) => b.length - a.length);
const isNamed = (filters: readonly Filter[]): boolean => filters.at(-1)?.kind === 'name';

/**
 * "blue level 4 or lower Digimon with [X] in its name (other than [Y])": the noun and all that
 * describes it. The form says of which parts what stands behind the noun consists, where they are
 * not the usual ones.
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
    const behind = readBehind(cursor, end);
    // "Digimon and Tamers other than Digimon with ...": a Tamer with that would be none of those.
    if (behind.form !== undefined && !isButOfItsKind(noun, behind.form)) return undefined;
    const value = { noun, filters: [...filters, ...behind.value] };
    return { ...behind, value };
  },
  write({ noun, filters }, pen, form = '') {
    const parts = form === '' ? undefined : partsIn(form);
    const most =
      parts === undefined
        ? filters.length
        : filters.length - parts.reduce((sum, { count }) => sum + count, 0);
    const front: string[] = [];
    for (const filter of filters.slice(0, most)) {
      const text = before.write(filter, pen);
      if (text === undefined) break;
      front.push(text);
    }
    if (noun === '' && !isNamed(filters.slice(0, front.length))) return undefined;
    const rest = filters.slice(front.length);
    const tail = writeBehind(rest, parts ?? usualParts(rest), pen);
    const head = [...front, ...(noun === '' ? [] : [noun])].join(' ');
    return tail === undefined ? undefined : head + tail;
  },
};

/** "other than Digimon with ...": of Digimon, as the noun in front of it says. */
const isButOfItsKind = (noun: Noun, form: string): boolean =>
  partsIn(form).every(
    ({ mark, form: words }) =>
      mark !== 'but' ||
      (words.includes('Tamers')
        ? noun === 'Tamer' || noun === 'Tamers'
        : words.includes('cards')
          ? areOnlyCards(noun)
          : noun === 'Digimon'),
  );

const areOnlyCards = (noun: Noun): boolean =>
  noun === 'card' || noun === 'cards' || noun === 'Digimon card' || noun === 'Digimon cards';

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
    return got !== undefined && areUnder(got.value.noun) ? got : undefined;
  },
  write: (value, pen, form) =>
    areUnder(value.noun) ? phraseOf.write(value, pen, form) : undefined,
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

/** And with nothing that describes it: "1 of this Digimon's digivolution cards". */
export const beneathBare: Hole<Spreads['beneathBare']> = {
  spread: ['noun', 'filters'],
  spelled: true,
  read(cursor, at) {
    const got = beneathCards.read(cursor, at);
    return got?.value.filters.length === 0 ? got : undefined;
  },
  write: (value, pen, form) =>
    value.filters.length === 0 ? beneathCards.write(value, pen, form) : undefined,
};

/** The longest noun here that is a whole word; "" for none. */
const nounAt = (cursor: Cursor, at: number): Noun =>
  nouns.find(
    (noun) =>
      noun !== '' &&
      cursor.text.startsWith(noun, at) &&
      !/[A-Za-z]/.test(cursor.text.charAt(at + noun.length)),
  ) ?? '';
