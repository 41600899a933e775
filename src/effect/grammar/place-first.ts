/** "a Digimon card in your hand with [X] in its name": the place in front of what it must be. */
import { clauses } from './described/clause.ts';
import { described } from './described/described.ts';
import { having } from './described/joined-filters.ts';
import { placeHole } from './place.ts';
import type { Hole } from '../phrase/hole.ts';
import type { Spreads } from '../phrase/holes.ts';

const WITH = ' with ';

/** The form: how many filters stand in front of the place, and the joints of those behind it. */
export const placedFirst: Hole<Spreads['placedFirst']> = {
  spread: ['noun', 'filters', 'place'],
  spelled: true,
  read(cursor, at) {
    const what = described.read(cursor, at);
    if (what === undefined || what.form !== undefined || cursor.text.charAt(what.end) !== ' ')
      return undefined;
    const place = placeHole.read(cursor, what.end + 1);
    if (place === undefined || place.form !== undefined) return undefined;
    const isWith = cursor.text.startsWith(WITH, place.end);
    const got = isWith
      ? having.read(cursor, place.end + WITH.length)
      : clauses.read(cursor, place.end);
    if (got === undefined) return undefined;
    const { noun, filters } = what.value;
    return {
      value: { noun, filters: [...filters, ...got.value], place: place.value },
      end: got.end,
      form: `${filters.length};${isWith ? '' : (got.form ?? '')}`,
    };
  },
  write({ noun, filters, place }, pen, form = '') {
    const [, count, joints] = /^(\d+);(.*)$/.exec(form) ?? [];
    if (count === undefined || joints === undefined) return undefined;
    const head = described.write({ noun, filters: filters.slice(0, Number(count)) }, pen);
    const where = placeHole.write(place, pen);
    const rest = filters.slice(Number(count));
    const tail = joints === '' ? having.write(rest, pen) : clauses.write(rest, pen, joints);
    if (head === undefined || where === undefined || tail === undefined) return undefined;
    return `${head} ${where}${joints === '' ? WITH : ''}${tail}`;
  },
};
