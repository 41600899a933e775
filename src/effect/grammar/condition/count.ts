/** How many there are of something. Whose it is and how many is read by the same holes in all. */
import { phrasesOf } from '../../phrase/phrase.ts';
import type { Test } from '../../tree/tree.ts';

const phrase = phrasesOf<Test>();
const OPPONENT = "your opponent's";

/** Digivolution cards, Digimon and Tamers, cards that are described in an area. */
export const COUNT_TESTS = [
  phrase(
    { kind: 'count', side: 'your', what: 'digivolution cards' },
    'this Digimon has {n}{compare:count} (digivolution cards|digivolution card)',
  ),
  phrase(
    { kind: 'count', side: 'your', what: 'digivolution cards', form: 'you' },
    'you have {amount} digivolution cards under this Digimon',
  ),
  phrase(
    { kind: 'count', side: 'your', what: 'digivolution cards', form: 'there are' },
    'there are {amount} digivolution cards under this Digimon',
  ),
  phrase(
    { kind: 'count', side: 'either', what: 'trash', form: 'total' },
    "(there are|there're) {amount} total cards in both players' trashes",
  ),
  phrase({ kind: 'count' }, '{side:haver} {amount} {counted}(| in the battle area)'),
  phrase({ kind: 'count', side: 'your', other: true }, 'you have {amount} other {counted}'),
  phrase(
    { kind: 'count', side: 'your', other: true, form: 'than this' },
    'you have {amount} {counted} other than this Digimon',
  ),
  phrase(
    { kind: 'count', side: 'your', compare: 'exactly', n: 0, other: true, form: 'none than this' },
    "(you don't have|you do not have) (any|a|an) {counted} other than this Digimon",
  ),
  phrase({ kind: 'count', form: 'total' }, '{side:haver} {amount} total {counted}'),
  phrase({ kind: 'count', form: 'a total' }, '{side:haver} a total of {amount} {counted}'),
  phrase(
    { kind: 'count', side: 'either', form: 'a total' },
    "(there are|there're|there is|there's) a total of {amount} {counted}",
  ),
  phrase(
    { kind: 'count', side: 'your', form: 'in your area' },
    'you have {amount} {counted} in your battle area',
  ),
  phrase(
    { kind: 'count', side: 'your', compare: 'or more', n: 1, form: 'named in your area' },
    'you have {counted} in your battle area',
  ),
  phrase(
    { kind: 'count', side: OPPONENT, form: 'in their area' },
    '(your opponent has|they have) {amount} {counted} in their battle area',
  ),
  phrase(
    { kind: 'count', form: 'in the area' },
    "(there are|there're|there is|there's) {amount} {counted} in {side:pileOf} battle area",
  ),
  phrase(
    { kind: 'count', compare: 'or more', n: 1, form: 'is in the area' },
    '{counted} (is|are) in {side:pileOf} battle area',
  ),
  phrase(
    { kind: 'count', compare: 'or less', form: 'behind' },
    '{side:haver} {n} {counted} (or fewer|or less)',
  ),
  phrase(
    { kind: 'count', compare: 'or more', form: 'behind' },
    '{side:haver} {n} {counted} or more',
  ),
  phrase(
    { kind: 'count', compare: 'or more', n: 1, form: 'named' },
    '{side:haver} {counted}(| in the battle area)',
  ),
  phrase(
    { kind: 'count', side: 'your', compare: 'or more', n: 1, other: true, form: 'named' },
    'you have other {counted}',
  ),
  phrase(
    { kind: 'count', side: 'your', compare: 'exactly', form: 'only' },
    'you only have {n} {counted}',
  ),
  phrase(
    { kind: 'count', side: OPPONENT, compare: 'exactly', form: 'only' },
    '(your opponent only has|they only have) {n} {counted}',
  ),
  phrase(
    { kind: 'count', compare: 'exactly', n: 0, form: 'lacks' },
    '{side:lacker} (a |an |any |){counted}(| in the battle area)',
  ),
  phrase(
    { kind: 'count', side: 'your', compare: 'or more', n: 1, other: true, form: 'another' },
    'you have another {counted}',
  ),
  phrase(
    { kind: 'count', side: 'your', compare: 'exactly', n: 0, other: true, form: 'lacks' },
    "(you don't have|you do not have) (another|any other|other) {counted}",
  ),
  phrase({ kind: 'count', side: 'your', what: 'placed' }, 'you have {amount} {described} {place}'),
  phrase(
    { kind: 'count', side: 'your', what: 'placed', compare: 'or more', n: 1, form: 'named' },
    'you have {described} {place}',
  ),
  phrase(
    { kind: 'count', side: 'your', what: 'placed', compare: 'exactly', n: 0, form: 'lacks' },
    "(you don't have|you do not have) (a|an|any) {described} {place}",
  ),
  phrase(
    { kind: 'count', side: OPPONENT, what: 'placed' },
    '(your opponent has|they have) {amount} {described} {place}',
  ),
  phrase(
    { kind: 'count', side: 'either', what: 'placed', form: 'there are' },
    "(there are|there're|there is|there's) {amount} {described} {place}",
  ),
  phrase(
    { kind: 'count', side: 'either', what: 'placed', compare: 'or more', n: 1, form: 'there' },
    "(there is|there's|there are) {described} {place}",
  ),
  phrase(
    { kind: 'count', side: 'either', what: 'placed', compare: 'exactly', n: 0, form: 'none' },
    "(there isn't|there aren't|there is not|there are not) (a|an|any) {described} {place}",
  ),
  phrase({ kind: 'count', side: 'either', form: 'total' }, 'there are {amount} total {counted}'),
  phrase(
    { kind: 'count', side: 'either', what: 'placed', form: 'beneath' },
    'there are {amount} {described} {place:beneath}',
  ),
  phrase(
    { kind: 'count', side: 'your', what: 'placed', form: 'you beneath' },
    'you have {amount} {described} {place:beneath}',
  ),
  phrase(
    {
      kind: 'count',
      side: 'either',
      what: 'placed',
      compare: 'or more',
      n: 1,
      form: 'one beneath',
    },
    "(there is a|there's a|there is an|there's an|there is|there's|there are) {described} {place:beneath}",
  ),
  phrase(
    { kind: 'count', side: 'either', what: 'placed', compare: 'or more', n: 1, form: 'is beneath' },
    '(a|an) {described} is {place:beneath}',
  ),
  phrase(
    { kind: 'count', side: 'either', what: 'placed', form: 'has' },
    '{place:stock} has {amount} {described}',
  ),
  phrase({ kind: 'count again' }, '{side:haver} {n}{compare:count}'),
  phrase({ kind: 'count again', side: 'either' }, "(there are|there're) {n}{compare:count}"),
  phrase(
    { kind: 'count', side: 'either', form: 'there are' },
    "(there are|there is|there's|there're) {amount} {counted}",
  ),
  phrase(
    { kind: 'count', side: 'either', compare: 'or more', n: 1, form: 'there' },
    'there are {counted}',
  ),
  phrase(
    { kind: 'count', side: 'either', compare: 'exactly', n: 0, form: 'none' },
    "(there aren't|there isn't|there are not) (any|a|an) {counted}",
  ),
];

/** Behind what else reads such words: a count where nothing said it before. */
export const LATE_COUNT_TESTS = [
  phrase(
    {
      kind: 'count',
      side: 'your',
      what: 'digivolution cards',
      compare: 'exactly',
      form: 'exactly',
    },
    'this Digimon has (exactly|only) {n} (digivolution cards|digivolution card)',
  ),
  phrase(
    {
      kind: 'count',
      side: 'your',
      what: 'digivolution cards',
      compare: 'or more',
      n: 1,
      form: 'a',
    },
    'this Digimon has (a|any) (digivolution card|digivolution cards)',
  ),
  phrase(
    { kind: 'count', side: 'either', what: 'placed', compare: 'or more', form: 'are' },
    '{n} or more {described} (are|is) {place}',
  ),
  phrase(
    { kind: 'count', side: 'either', what: 'placed', compare: 'exactly', n: 0, form: 'none are' },
    'no {described} (are|is) {place}',
  ),
  phrase(
    { kind: 'count', side: 'either', what: 'placed', compare: 'exactly', n: 0, negated: true },
    "(|a |an ){described} (isn't|aren't|is not|are not) {place}",
  ),
  phrase({ kind: 'there again' }, "(there is|there's) (a|an) {described}"),
  phrase({ kind: 'there again', form: 'none' }, "(there isn't|there aren't|there is not)"),
];
