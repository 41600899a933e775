/** How much memory there is, and how many cards in an area, whatever they are. */
import { phrasesOf } from '../../phrase/phrase.ts';
import type { Test } from '../../tree/tree.ts';

const phrase = phrasesOf<Test>();
const OPPONENT = "your opponent's";

/** Whose it is and how many is read by the same holes in all. */
export const PILE_TESTS = [
  phrase({ kind: 'memory' }, '{side:haver} (|exactly ){n}{compare:dp} memory'),
  phrase({ kind: 'memory', form: 'behind' }, '{side:haver} {n} memory{compare:dp}'),
  phrase({ kind: 'memory', form: 'is' }, '{side:pileOf} memory is {n}{compare:dp}'),

  phrase({ kind: 'count', what: 'security' }, '{side:haver} {amount} security (cards|card)'),
  phrase(
    { kind: 'count', what: 'security', compare: 'exactly', n: 0, form: 'lacks' },
    '{side:lacker} (any |a |)security (cards|card)',
  ),
  phrase(
    { kind: 'count', what: 'security', form: 'stack' },
    '{side:pileOf} security stack has {amount} (cards|card)',
  ),
  phrase(
    { kind: 'count', what: 'security', form: 'in the stack' },
    "(there are|there're|there is) {amount} (cards|card) in {side:pileOf} security stack",
  ),
  phrase(
    { kind: 'count', side: 'your', what: 'security', form: 'you in the stack' },
    'you have {amount} (cards|card) in your security stack',
  ),
  phrase(
    { kind: 'count', side: OPPONENT, what: 'security', form: 'they in the stack' },
    '(your opponent has|they have) {amount} (cards|card) in their security stack',
  ),
  phrase(
    { kind: 'count', side: 'either', what: 'security', form: 'both' },
    "(there are|there're) {amount} total cards in both players' security stacks",
  ),
  phrase(
    { kind: 'count', side: 'either', what: 'security', form: 'both have' },
    '(you and your opponent have|both players have) a total of {amount} security (cards|card)',
  ),
  phrase(
    { kind: 'count', side: 'either', what: 'security', form: 'both total' },
    '(you and your opponent have|both players have) {amount} total security (cards|card)',
  ),
  phrase(
    { kind: 'count', what: 'security', faceUp: true },
    '{side:haver} {amount} (face-up|face up) security (cards|card)',
  ),
  phrase(
    { kind: 'count', what: 'security', faceUp: true, compare: 'exactly', n: 0, form: 'lacks' },
    '{side:lacker} (any |a |)(face-up|face up) security (cards|card)',
  ),
  phrase(
    { kind: 'count', what: 'security', faceUp: true, form: 'stack' },
    '{side:pileOf} security stack has {amount} (face-up|face up) (cards|card)',
  ),
  phrase(
    { kind: 'count', what: 'security', faceUp: true, form: 'in the stack' },
    "(there are|there're|there is|there's) {amount} (face-up|face up) (cards|card) in {side:pileOf} security stack",
  ),
  phrase(
    { kind: 'count', what: 'face-down security' },
    '{side:haver} {amount} (face-down|face down) security (cards|card)',
  ),

  phrase(
    { kind: 'count', what: 'deck', form: 'deck' },
    '{side:pileOf} deck has {amount} (cards|card)',
  ),
  phrase(
    { kind: 'count', what: 'hand', form: 'hand' },
    '{side:pileOf} hand has {amount} (cards|card)',
  ),
  phrase(
    { kind: 'count', what: 'hand', compare: 'exactly', n: 0, form: 'empty' },
    '{side:pileOf} hand is empty',
  ),
  phrase(
    { kind: 'count', what: 'trash', compare: 'exactly', n: 0, form: 'empty' },
    '{side:pileOf} trash is empty',
  ),
  phrase(
    { kind: 'count', side: 'your', what: 'hand' },
    'you have {amount} (cards|card) in (your hand|hand)',
  ),
  phrase(
    { kind: 'count', side: OPPONENT, what: 'hand' },
    '(your opponent has|they have) {amount} (cards|card) in (their hand|hand)',
  ),
  phrase(
    { kind: 'count', side: 'your', what: 'hand', compare: 'exactly', n: 0, form: 'lacks' },
    "(you don't have|you do not have) (any cards|a card|cards) in (your hand|hand)",
  ),
  phrase(
    { kind: 'count', side: OPPONENT, what: 'hand', compare: 'exactly', n: 0, form: 'lacks' },
    "(your opponent doesn't have|they don't have) (any cards|a card|cards) in (their hand|hand)",
  ),
  phrase(
    { kind: 'count', what: 'hand', form: 'in' },
    "(there are|there're|there is) {amount} (cards|card) in {side:pileOf} hand",
  ),
  phrase(
    { kind: 'count', what: 'trash', form: 'trash' },
    '{side:pileOf} trash has {amount} (cards|card)',
  ),
  phrase(
    { kind: 'count', side: 'your', what: 'trash' },
    'you have {amount} (cards|card) in (your trash|trash)',
  ),
  phrase(
    { kind: 'count', side: OPPONENT, what: 'trash' },
    '(your opponent has|they have) {amount} (cards|card) in (their trash|trash)',
  ),
];
