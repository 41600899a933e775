/** One player has more of something than the other. */
import { phrasesOf } from '../../phrase/phrase.ts';
import type { Test } from '../../tree/tree.ts';

const phrase = phrasesOf<Test>();
const OPPONENT = "your opponent's";

export const VERSUS_TESTS = [
  phrase(
    { kind: 'versus', side: 'your', compare: 'less' },
    'you have (fewer|less) {what:things} than (your opponent|your opponent does|they do)',
  ),
  phrase(
    { kind: 'versus', side: 'your', compare: 'more' },
    'you have more {what:things} than (your opponent|your opponent does|they do)',
  ),
  phrase(
    { kind: 'versus', side: OPPONENT, compare: 'more' },
    '(your opponent has|they have) more {what:things} than (you|you do)',
  ),
  phrase(
    { kind: 'versus', side: OPPONENT, compare: 'less' },
    '(your opponent has|they have) (fewer|less) {what:things} than (you|you do)',
  ),
  phrase(
    { kind: 'versus', side: 'your', compare: 'or less' },
    'you have as many or (fewer|less) {what:things} (as|than) your opponent',
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
    '(your opponent has|they have) as many or (fewer|less) {what:things} (as|than) you',
  ),
  phrase(
    { kind: 'versus', side: 'your', compare: 'same' },
    'you have (the same number of|as many) {what:things} as your opponent',
  ),
  phrase(
    { kind: 'versus', side: OPPONENT, compare: 'same' },
    '(your opponent has|they have) (the same number of|as many) {what:things} as you',
  ),
  phrase(
    { kind: 'versus', side: 'your', compare: 'same', form: 'both' },
    'you and your opponent have the same number of {what:things}',
  ),
  phrase(
    { kind: 'versus', side: 'your', what: 'security', compare: 'or less', form: 'number' },
    "the number of cards in your security stack is (less than or equal to|equal to or less than) your opponent's",
  ),
];
