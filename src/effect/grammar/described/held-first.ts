/** "Digimon you have in play with [X] in its name": whose it is in front of what it must be. */
import { described } from './described.ts';
import { having } from './joined-filters.ts';
import type { Hole } from '../../phrase/hole.ts';
import type { Spreads } from '../../phrase/holes.ts';
import type { Side } from '../../tree/node.ts';

const WITH = ' with ';

/** Who has it, the longer words first. */
const OWNERS: readonly (readonly [words: string, side: Side])[] = [
  [' you have in play', 'your'],
  [' you have', 'your'],
  [' your opponent has in play', "your opponent's"],
  [' your opponent has', "your opponent's"],
];

/** The form: how many filters stand in front, and which words say who has it. */
export const heldFirst: Hole<Spreads['heldFirst']> = {
  spread: ['noun', 'filters', 'side'],
  spelled: true,
  read(cursor, at) {
    const what = described.read(cursor, at);
    if (what === undefined || what.form !== undefined) return undefined;
    const i = OWNERS.findIndex(([words]) => cursor.text.startsWith(words + WITH, what.end));
    const owner = OWNERS[i];
    if (owner === undefined) return undefined;
    const got = having.read(cursor, what.end + owner[0].length + WITH.length);
    if (got === undefined) return undefined;
    const { noun, filters } = what.value;
    return {
      value: { noun, filters: [...filters, ...got.value], side: owner[1] },
      end: got.end,
      form: `${filters.length};${i}`,
    };
  },
  write({ noun, filters, side }, pen, form = '') {
    const [count = '', i = ''] = form.split(';');
    const owner = OWNERS[Number(i)];
    if (owner?.[1] !== side || !/^\d+$/.test(count)) return undefined;
    const head = described.write({ noun, filters: filters.slice(0, Number(count)) }, pen);
    const tail = having.write(filters.slice(Number(count)), pen);
    return head === undefined || tail === undefined ? undefined : head + owner[0] + WITH + tail;
  },
};
