/** How many there are, and who has them: "you have 2 or fewer", "they don't have any". */
import type { Cursor, Got, Hole } from './hole.ts';
import { stands } from './hole.ts';
import { words } from './make-hole.ts';
import { count, n } from './words.ts';
import type { Compare, Side } from '../tree/tree.ts';

interface AmountSaid {
  readonly compare: Compare;
  readonly n: number;
}

/** Words that say a number by themselves. */
const SAID: readonly (readonly [string, AmountSaid])[] = [
  ['no', { compare: 'exactly', n: 0 }],
  ['a', { compare: 'or more', n: 1 }],
  ['an', { compare: 'or more', n: 1 }],
  ['any', { compare: 'or more', n: 1 }],
];

/** In front of a number that is meant as it is. */
const EXACTLY = ['exactly ', 'only '] as const;

function readExactly(cursor: Cursor, at: number): Got<AmountSaid> | undefined {
  const word = EXACTLY.find((each) => stands(cursor, each, at));
  const got = word === undefined ? undefined : n.read(cursor, at + word.length);
  return word === undefined || got === undefined
    ? undefined
    : { value: { compare: 'exactly', n: got.value }, end: got.end, form: word.trim() };
}

/** "3", "2 or more", "2 or fewer", "exactly 2", "no", "a": a number and how it is compared. */
export const amount: Hole<AmountSaid> = {
  spread: ['compare', 'n'],
  spelled: true,
  read(cursor, at) {
    const said = SAID.find(([word]) => stands(cursor, `${word} `, at));
    if (said !== undefined) {
      const [word, value] = said;
      return { value, end: at + word.length, form: word };
    }
    const exactly = readExactly(cursor, at);
    if (exactly !== undefined) return exactly;
    const number = n.read(cursor, at);
    const compare = number === undefined ? undefined : count.read(cursor, number.end);
    if (number === undefined || compare === undefined) return undefined;
    return { ...compare, value: { compare: compare.value, n: number.value } };
  },
  write(value, pen, form = '') {
    const said = SAID.find(([word]) => word === form)?.[1];
    if (said !== undefined)
      return said.compare === value.compare && said.n === value.n ? form : undefined;
    const number = n.write(value.n, pen);
    if (number === undefined) return undefined;
    if (EXACTLY.some((word) => word.trim() === form))
      return value.compare === 'exactly' ? `${form} ${number}` : undefined;
    const compare = count.write(value.compare, pen, form);
    return compare === undefined ? undefined : number + compare;
  },
};

/** Whose things are counted, in front of their number. */
export const haver = words<Side>([
  ['you have', 'your'],
  ['your opponent has', "your opponent's"],
  ['they have', "your opponent's"],
  ['opponent has', "your opponent's"],
]);

/** Whose hand, trash or security stack has so many cards: of both, nothing says if together. */
export const pileOf = words<Side>([
  ['your', 'your'],
  ["your opponent's", "your opponent's"],
  ['their', "your opponent's"],
]);

/** Who has none of what follows. */
export const lacker = words<Side>([
  ["you don't have", 'your'],
  ['you do not have', 'your'],
  ["your opponent doesn't have", "your opponent's"],
  ['your opponent does not have', "your opponent's"],
  ["they don't have", "your opponent's"],
  ['they do not have', "your opponent's"],
]);
