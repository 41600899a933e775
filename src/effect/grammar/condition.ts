/** Processing conditions: what stands behind "if" or "while" (15-6). */
import { table } from '../phrase/make-hole.ts';
import { described } from './described.ts';
import type { Hole } from '../phrase/hole.ts';
import { phrasesOf } from '../phrase/phrase.ts';
import type { Noun, Test } from '../tree/tree.ts';
import type { Spreads } from '../phrase/holes.ts';

const phrase = phrasesOf<Test>();
const OPPONENT = "your opponent's";

export const TESTS = [
  phrase({ kind: 'memory', side: 'your' }, 'you have {n}{compare:dp} memory'),
  phrase({ kind: 'memory', side: OPPONENT }, 'your opponent has {n}{compare:dp} memory'),
  phrase({ kind: 'memory', side: 'your', form: 'behind' }, 'you have {n} memory{compare:dp}'),
  phrase(
    { kind: 'memory', side: OPPONENT, form: 'behind' },
    'your opponent has {n} memory{compare:dp}',
  ),

  phrase(
    { kind: 'count', side: 'your', what: 'security' },
    'you have {n}{compare:count} security (cards|card)',
  ),
  phrase(
    { kind: 'count', side: OPPONENT, what: 'security' },
    '(your opponent has|they have) {n}{compare:count} security (cards|card)',
  ),
  phrase(
    { kind: 'count', side: 'either', what: 'security', form: 'both' },
    "(there are|there're) {n}{compare:count} total cards in both players' security stacks",
  ),
  phrase(
    { kind: 'count', side: 'your', what: 'security', faceUp: true },
    'you have {n}{compare:count} (face-up|face up) security (cards|card)',
  ),
  phrase(
    {
      kind: 'count',
      side: 'your',
      what: 'security',
      faceUp: true,
      compare: 'exactly',
      n: 0,
      form: 'no',
    },
    'you have no (face-up|face up) security cards',
  ),
  phrase(
    {
      kind: 'count',
      side: 'your',
      what: 'security',
      faceUp: true,
      compare: 'or more',
      n: 1,
      form: 'a',
    },
    'you have a (face-up|face up) security card',
  ),
  phrase(
    { kind: 'count', side: 'your', what: 'hand', form: 'hand' },
    'your hand has {n}{compare:count} (cards|card)',
  ),
  phrase(
    { kind: 'count', side: OPPONENT, what: 'hand', form: 'hand' },
    "(their|your opponent's) hand has {n}{compare:count} (cards|card)",
  ),
  phrase(
    { kind: 'count', side: 'your', what: 'hand' },
    'you have {n}{compare:count} (cards|card) in (your hand|hand)',
  ),
  phrase(
    { kind: 'count', side: OPPONENT, what: 'hand' },
    '(your opponent has|they have) {n}{compare:count} (cards|card) in (their hand|hand)',
  ),
  phrase(
    { kind: 'count', side: 'your', what: 'trash' },
    'you have {n}{compare:count} (cards|card) in (your trash|trash)',
  ),
  phrase(
    { kind: 'count', side: OPPONENT, what: 'trash' },
    '(your opponent has|they have) {n}{compare:count} (cards|card) in their trash',
  ),
  phrase(
    { kind: 'count', side: 'your', what: 'digivolution cards' },
    'this Digimon has {n}{compare:count} (digivolution cards|digivolution card)',
  ),
  phrase(
    { kind: 'count', side: 'your', what: 'digivolution cards', form: 'you' },
    'you have {n}{compare:count} digivolution cards under this Digimon',
  ),

  phrase(
    { kind: 'count', side: 'your', what: 'digivolution cards', form: 'there are' },
    'there are {n}{compare:count} digivolution cards under this Digimon',
  ),
  phrase(
    { kind: 'count', side: 'either', what: 'trash', form: 'total' },
    "(there are|there're) {n}{compare:count} total cards in both players' trashes",
  ),
  phrase(
    { kind: 'count', side: 'your', what: 'face-down security' },
    'you have {n}{compare:count} face-down security (cards|card)',
  ),
  phrase({ kind: 'count', side: 'your' }, 'you have {n}{compare:count} {counted}'),
  phrase(
    { kind: 'count', side: OPPONENT },
    '(your opponent has|they have) {n}{compare:count} {counted}',
  ),
  phrase(
    { kind: 'count', side: 'your', other: true },
    'you have {n}{compare:count} other {counted}',
  ),
  phrase(
    { kind: 'count', side: 'your', compare: 'or more', n: 1, form: 'a' },
    'you have (a|an) {counted}(| in the battle area)',
  ),
  phrase(
    { kind: 'count', side: 'your', compare: 'or more', n: 1, form: 'named' },
    'you have {counted}(| in the battle area)',
  ),
  phrase(
    { kind: 'count', side: 'your', compare: 'or more', n: 1, form: 'also' },
    '(a|an) {counted}',
  ),
  phrase(
    { kind: 'count', side: 'your', what: 'placed' },
    'you have {n}{compare:count} {described} {place}',
  ),
  phrase(
    { kind: 'count', side: 'your', what: 'placed', compare: 'or more', n: 1, form: 'a' },
    'you have (a|an) {described} {place}',
  ),
  phrase(
    { kind: 'count', side: 'either', what: 'placed', form: 'there are' },
    'there are {n}{compare:count} {described} {place}',
  ),
  phrase(
    { kind: 'count', side: 'your', what: 'security', compare: 'exactly', form: 'exactly' },
    'you have exactly {n} security (cards|card)',
  ),
  phrase(
    { kind: 'count', side: 'either', form: 'total' },
    'there are {n}{compare:count} total {counted}',
  ),
  phrase(
    { kind: 'count', side: 'either', what: 'placed', form: 'beneath' },
    'there are {n}{compare:count} {described} {place:beneath}',
  ),
  phrase(
    {
      kind: 'count',
      side: 'either',
      what: 'placed',
      compare: 'or more',
      n: 1,
      form: 'there is',
    },
    "(there is|there's) (a|an) {described} {place}",
  ),
  phrase({ kind: 'count again', side: 'your' }, 'you have {n}{compare:count}'),
  phrase(
    { kind: 'count again', side: OPPONENT },
    '(they have|your opponent has) {n}{compare:count}',
  ),
  phrase({ kind: 'count again', side: 'either' }, "(there are|there're) {n}{compare:count}"),
  phrase(
    { kind: 'deleted' },
    '(deleted|this card was deleted|that Digimon was deleted|it was deleted|this Digimon was deleted) {cause}',
  ),
  phrase({ kind: 'stack' }, "this Digimon's stack has {n}{compare:count} same-level cards"),
  phrase(
    { kind: 'count', side: 'either', form: 'there are' },
    'there are {n}{compare:count} {counted}',
  ),
  phrase(
    { kind: 'versus', side: 'your', compare: 'less' },
    'you have (fewer|less) {what:things} than your opponent',
  ),
  phrase(
    { kind: 'versus', side: 'your', compare: 'more' },
    'you have more {what:things} than your opponent',
  ),
  phrase(
    { kind: 'versus', side: OPPONENT, compare: 'more' },
    'your opponent has more {what:things} than you',
  ),
  phrase(
    { kind: 'versus', side: 'your', compare: 'or less' },
    'you have as many or fewer {what:things} (as|than) your opponent',
  ),
  phrase(
    { kind: 'versus', side: 'your', compare: 'or more' },
    'you have as many or more {what:things} (as|than) your opponent',
  ),
  phrase(
    { kind: 'versus', side: OPPONENT, compare: 'or more' },
    '(your opponent has|they have) as many or more {what:things} (as|than) you',
  ),
  phrase(
    { kind: 'versus', side: OPPONENT, compare: 'or less' },
    '(your opponent has|they have) as many or fewer {what:things} (as|than) you',
  ),
  phrase(
    { kind: 'versus', side: 'your', what: 'security', compare: 'or less', form: 'number' },
    "the number of cards in your security stack is (less than or equal to|equal to or less than) your opponent's",
  ),
  phrase(
    { kind: 'count', side: OPPONENT, compare: 'or more', n: 1, form: 'a' },
    '(your opponent has|they have|opponent has) (a|an) {counted}',
  ),
  phrase(
    { kind: 'count', side: 'your', compare: 'or more', n: 1, other: true, form: 'another' },
    'you have another {counted}',
  ),
  phrase(
    { kind: 'count', side: 'your', compare: 'exactly', n: 0, form: 'no' },
    "(you have no|you don't have a|you don't have an|you don't have) {counted}(| in the battle area)",
  ),
  phrase(
    { kind: 'count', side: OPPONENT, compare: 'exactly', n: 0, form: 'no' },
    "(your opponent has no|they have no|your opponent doesn't have a) {counted}",
  ),
  phrase(
    { kind: 'count', side: 'your', compare: 'exactly', n: 0, other: true, form: 'no' },
    "(you have no other|you don't have another) {counted}",
  ),

  phrase(
    { kind: 'count', side: 'either', compare: 'or more', n: 1, form: 'there' },
    "(there is|there are|there's) (a|an) {counted}",
  ),
  phrase({ kind: 'state' }, '{who:subject}~are {state}'),
  phrase({ kind: 'has' }, '{who:subject}~have {filters:having}'),
  phrase({ kind: 'count colours' }, '{of:one} (have|has) {n}{compare:count} total colors'),
  phrase({ kind: 'has', past: true }, '{who:subject}had {filters:having}'),
  phrase({ kind: 'has', form: 'is' }, '{who:subject}~are {filters:being}'),
  phrase({ kind: 'turn', side: 'your' }, "(it's your turn|it is your turn)"),
  phrase(
    { kind: 'turn', side: OPPONENT },
    "(it's your opponent's turn|it is your opponent's turn)",
  ),
  phrase(
    { kind: 'under', all: false },
    "{words:names} (is|are) in this Digimon's digivolution cards",
  ),
  phrase(
    { kind: 'under', all: true },
    "{words:allNames} (are|is) in this Digimon's digivolution cards",
  ),
  phrase({ kind: 'placed' }, '{who:target} (is|are) {place}'),
  phrase({ kind: 'placed', form: 'or' }, '{who:one} or {also:names} (is|are) {place}'),
  phrase({ kind: 'placed', form: 'either' }, '{who:couple} (is|are) {place}'),
  phrase({ kind: 'way', way: 'DNA digivolving' }, '(DNA digivolving|DNA Digivolving)'),
  phrase({ kind: 'way', way: 'digivolving' }, 'digivolving from {from:target}'),
  phrase({ kind: 'way', way: 'battling' }, 'battling {from:target}'),
  phrase({ kind: 'way', way: 'played' }, 'played {cause}'),
  phrase({ kind: 'way', way: 'played or digivolved' }, 'played or digivolved {cause}'),
  phrase({ kind: 'way', way: 'played', form: 'from' }, 'played from {origin}'),
  phrase({ kind: 'way', way: 'digivolved' }, 'digivolved {cause}'),
  phrase(
    { kind: 'way', way: 'digivolving', origin: 'the trash', form: 'from' },
    '(|this card is |is |this )(digivolving|digivolved) from the trash',
  ),
  phrase({ kind: 'way', way: 'during an attack' }, 'during an attack'),
  phrase({ kind: 'way', way: 'attacking' }, 'attacking {from:target}'),
  phrase({ kind: 'way', way: 'DigiXrosing' }, 'DigiXrosing with {n} cards'),
  phrase({ kind: 'way', way: 'DigiXrosing', form: 'any' }, 'DigiXrosing'),
  phrase({ kind: 'result', done: false }, "this effect didn't {verb:done}(| any| a card)"),
  phrase(
    { kind: 'result', done: true, whose: 'your', form: 'your' },
    'this effect {verb:passive} (your Digimon|one of your Digimon)',
  ),
  phrase(
    { kind: 'result', done: true, whose: OPPONENT, form: 'theirs' },
    "this effect {verb:passive} (an opponent's Digimon|your opponent's Digimon)",
  ),
  phrase(
    { kind: 'result', done: false, whose: OPPONENT, form: 'theirs' },
    "this effect didn't {verb:done} (an opponent's Digimon|your opponent's Digimon)",
  ),
  phrase(
    { kind: 'result', done: false, whose: OPPONENT, form: 'passive' },
    "an opponent's Digimon (wasn't|isn't) {verb:passive} by this effect",
  ),
  phrase(
    { kind: 'result', done: false, form: 'no' },
    'no Digimon (was|is|were) {verb:passive} (by|with) this effect',
  ),
  phrase(
    { kind: 'result', done: true },
    'this effect {verb:passive}(| a Digimon| a card| any| to a hand| a Tamer)',
  ),
  phrase(
    { kind: 'result', done: true, form: 'yes' },
    '(a Digimon|a card|a Tamer) was {verb:passive} by this effect',
  ),
  phrase(
    { kind: 'result', done: true, form: 'you' },
    'you {verb:passive} (a card|any cards|1 card|it|cards|a card to your hand|cards to your hand|with this effect|by this effect)',
  ),
  phrase(
    { kind: 'result', done: false, form: 'opponent' },
    "your opponent didn't {verb:done} (with|by) this effect",
  ),
  phrase(
    { kind: 'result count' },
    '(this effect|you) {verb:passive} {n}{compare:count} cards(| with this effect| by this effect)',
  ),
  phrase(
    { kind: 'result count', form: 'now' },
    'you {verb:done} {n}{compare:count} cards (with|by) this effect',
  ),
  phrase({ kind: 'result of', done: true }, 'this effect {verb:passive} {of:target}'),
  phrase(
    { kind: 'result of', done: true, form: 'passive' },
    '{of:one} (is|was|are|were) {verb:passive} (by|with) this effect',
  ),
  phrase(
    { kind: 'result', done: true, verb: 'digivolve', form: 'DNA' },
    'this effect DNA digivolved',
  ),
  phrase({ kind: 'result', done: true, form: 'now' }, 'this effect {verb:third}'),
  phrase(
    { kind: 'result', done: true, whose: 'your', form: 'yours now' },
    'this effect {verb:third} (your Digimon|one of your Digimon)',
  ),
  phrase(
    { kind: 'result', done: true, whose: OPPONENT, form: 'theirs now' },
    "this effect {verb:third} (an opponent's Digimon|your opponent's Digimon)",
  ),
  phrase({ kind: 'result', done: true, verb: 'do', form: 'did' }, 'you did'),
  phrase({ kind: 'result', done: true, verb: 'do', form: 'it does' }, '(it does|it did)'),
  phrase(
    { kind: 'result', done: false, verb: 'do', form: "they didn't" },
    "(they didn't|you didn't)",
  ),
  phrase({ kind: 'result', done: false, verb: 'do', form: "you don't" }, "you don't"),
  phrase({ kind: 'result', done: false, verb: 'do', form: "they don't" }, "they don't"),
  phrase({ kind: 'result', done: true, verb: 'do', form: 'you' }, 'you do'),
  phrase({ kind: 'result', done: true, verb: 'do', form: 'they' }, 'they do'),
];

export const testHole = table<Test>(TESTS);

const KINDS: { readonly [noun in Noun]?: Spreads['counted']['what'] } = {
  Digimon: 'Digimon',
  Tamer: 'Tamer',
  Tamers: 'Tamer',
  'Digimon or Tamer': 'Digimon or Tamer',
  'Digimon or Tamers': 'Digimon or Tamer',
  'Tamer or Digimon': 'Digimon or Tamer',
  Token: 'Token',
  Tokens: 'Token',
  'Digimon and Tamers': 'Digimon or Tamer',
  'Digimon and/or Tamers': 'Digimon or Tamer',
  'security card': 'security',
  'security cards': 'security',
  '': 'card',
};

/** "a level 6 Digimon", "2 or more Tamers": the noun is kept where it is not what is counted. */
export const counted: Hole<Spreads['counted']> = {
  spread: ['what', 'noun', 'filters'],
  spelled: true,
  read(cursor, at) {
    const got = described.read(cursor, at);
    const what = got === undefined ? undefined : KINDS[got.value.noun];
    if (got === undefined || what === undefined) return undefined;
    const { noun, filters } = got.value;
    return {
      ...got,
      value: {
        what,
        ...(noun === what ? {} : { noun }),
        ...(filters.length === 0 ? {} : { filters }),
      },
    };
  },
  write({ what, noun, filters = [] }, pen, form) {
    // Security cards have rows of their own where nothing describes them.
    const said = noun ?? (what === 'security' ? undefined : what);
    return said !== undefined && KINDS[said] === what
      ? described.write({ noun: said, filters }, pen, form)
      : undefined;
  },
};
