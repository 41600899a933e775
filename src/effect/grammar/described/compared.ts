/** Filters that compare: with another card, with a number that is counted, or by their total. */
import { phrasesOf } from '../../phrase/phrase.ts';
import type { Filter } from '../../tree/tree.ts';

const phrase = phrasesOf<Filter>(false);

/** "as much or less" of something, said with "to", "than" or "as". */
const EQUAL =
  '(less than or equal to|equal to or less than|equal to or lower than|lower than or equal to)';

/** Whose value it is: "than this Digimon", "than this Digimon's", "than its play cost". */
const THAN =
  "(|the DP of |the level of |the play cost of ){than:one}(|'s level|'s DP|'s play cost|'s)";

/** Behind "with" or "has". */
export const COMPARED = [
  phrase(
    { kind: 'alike', of: 'name' },
    '(the same name|the same names|the same card name) as {than:one}',
  ),
  phrase({ kind: 'alike', of: 'color' }, '(the same color|the same colors) as {than:one}'),
  phrase({ kind: 'alike', of: 'card number' }, 'the same card number as {than:one}'),
  phrase({ kind: 'like' }, `(|a ){of} ${EQUAL} ${THAN}`),
  phrase({ kind: 'like', form: 'number' }, `(|a ){of} ${EQUAL} the number of {count:thing}`),
  phrase({ kind: 'like', form: 'as much' }, 'as much or less {of} (as|than) {than:one}'),
  phrase(
    { kind: 'like', compare: 'or more', form: 'as much' },
    'as much or more {of} (as|than) {than:one}',
  ),
  phrase({ kind: 'like', form: 'or less' }, 'as much {of} as {than:one} or less'),
  phrase({ kind: 'like', form: 'as high' }, 'as (high or lower|low or lower) a {of} as {than:one}'),
  phrase(
    { kind: 'like', form: 'as high number' },
    'as high or lower a {of} as the number of {count:thing}',
  ),
  phrase({ kind: 'like', form: 'same or' }, 'the same {of} or (lower|less) (as|than) {than:one}'),
  phrase({ kind: 'like', form: 'or same' }, 'the same or (lower|less) {of} (as|than) {than:one}'),
  phrase(
    { kind: 'like', form: 'equal' },
    '(an |)equal or (lower|less) {of} (than|to|as) {than:one}',
  ),
  phrase({ kind: 'like', compare: 'less' }, `(|a ){of} (lower|less) than ${THAN}`),
  phrase({ kind: 'like', compare: 'more' }, `(|a ){of} (higher|greater|more) than ${THAN}`),
  phrase(
    { kind: 'like', compare: 'less', form: 'less' },
    '(less|a lower|lower) {of} than {than:one}',
  ),
  phrase(
    { kind: 'like', compare: 'more', form: 'more' },
    '(more|a higher|higher) {of} than {than:one}',
  ),
  phrase(
    { kind: 'like', compare: 'same', form: 'same' },
    '(the same|the same card) {of} as {than:one}',
  ),
  phrase(
    { kind: 'like', of: 'digivolution cards', compare: 'more' },
    'more digivolution cards than {than:one}',
  ),
  phrase(
    { kind: 'like', of: 'digivolution cards', compare: 'less' },
    '(fewer|less) digivolution cards than {than:one}',
  ),
  phrase(
    { kind: 'like', of: 'digivolution cards', form: 'alone' },
    'as many or fewer digivolution cards',
  ),
  phrase(
    { kind: 'like', of: 'digivolution cards' },
    '(as many or fewer|equal or fewer|the same number or fewer|no more) digivolution cards (as|than) {than:one}',
  ),
  phrase(
    { kind: 'like', of: 'digivolution cards', compare: 'or more' },
    'as many or more digivolution cards (as|than) {than:one}',
  ),
  phrase(
    { kind: 'total' },
    '(a total|total|a combined|combined) {of} (of|adding up to|that adds up to|that add up to) {n}{compare:dp}',
  ),
  phrase({ kind: 'total', form: 'adding' }, '{of} (adding up to|that add up to) {n}{compare:dp}'),
];

/** Behind "whose". */
export const WHOSE = [
  phrase({ kind: 'like' }, `{of} is ${EQUAL} ${THAN}`),
  phrase({ kind: 'like', form: 'number' }, `{of} is ${EQUAL} the number of {count:thing}`),
  phrase({ kind: 'DP', form: 'whose' }, 'DP is {n}{compare:dp}'),
  phrase({ kind: 'level', form: 'whose' }, '(level|levels) (is|are) {n}{compare:level}'),
  phrase({ kind: 'play cost', form: 'whose' }, '(play cost|play costs) (is|are) {n}{compare:dp}'),
  phrase({ kind: 'total' }, '(total |combined |){of} (adds up to|add up to) {n}{compare:dp}'),
  phrase({ kind: 'total', form: 'is' }, '(total|combined) {of} (is|are) {n}{compare:dp}'),
];

/** Behind "that share". */
export const SHARED = [
  phrase({ kind: 'alike', of: 'name', form: 'shared' }, 'a name with {than:one}'),
  phrase({ kind: 'alike', of: 'color', form: 'shared' }, 'a color with {than:one}'),
  phrase({ kind: 'alike', of: 'level', form: 'shared' }, 'a level with {than:one}'),
];
