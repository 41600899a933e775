/**
 * What else a player has: "you have [Rex] and 3 or fewer security cards", "your opponent has a
 * Tamer or 5 or more cards in their hand". Whose it is was said in front of the first.
 */
import { phrasesOf } from '../../phrase/phrase.ts';
import type { Side } from '../../tree/node.ts';
import type { Test } from '../../tree/tree.ts';
import { ALSO } from './same-player.ts';

const phrase = phrasesOf<Test>();

const piles = (side: Side) => [
  phrase({ kind: 'count', side, what: 'security', form: ALSO }, '{amount} security (cards|card)'),
  phrase(
    { kind: 'count', side, what: 'hand', form: ALSO },
    '{amount} (cards|card) in (your hand|hand|their hand|their hands)',
  ),
  phrase(
    { kind: 'count', side, what: 'trash', form: ALSO },
    '{amount} (cards|card) in (your trash|trash|their trash|their trashes)',
  ),
];

const things = (side: Side) => [
  phrase({ kind: 'count', side, compare: 'or more', n: 1, form: ALSO }, '(a|an) {counted}'),
  phrase({ kind: 'count', side, form: `${ALSO} many` }, '{amount} {counted}'),
  phrase(
    { kind: 'count', side, compare: 'or more', n: 1, form: `${ALSO} named` },
    '{counted}(| in the battle area)',
  ),
  phrase({ kind: 'count', side, what: 'placed', form: ALSO }, '{amount} {described} {place}'),
];

export const ALSO_TESTS = [
  ...piles('your'),
  ...things('your'),
  // Only written: the reader takes whose it is from the first.
  ...piles("your opponent's"),
  ...things("your opponent's"),
];
