import { phrasesOf } from '../../phrase/phrase.ts';
import type { EventPhrase } from '../../tree/tree.ts';
import { RETURNED } from './returned.ts';

const phrase = phrasesOf<EventPhrase>();
const OPPONENT = "your opponent's";
const FROM_YOURS = { your: { fromWhose: 'your' } } as const;
const IN_YOURS = { your: { whose: 'your' } } as const;
const FROM_YOUR_HAND = { from: 'hand', fromWhose: 'your' } as const;
const OF_YOUR_HAND = {
  ' in your hand': FROM_YOUR_HAND,
  ' from your hand': FROM_YOUR_HAND,
} as const;

/** Cards that come into an area or leave it. */
export const PILE_EVENTS = [
  phrase(
    { kind: 'security removed' },
    '(a card is|cards are|1 or more cards are|one or more cards are|any cards are) removed from {whose} security (stack|stacks)',
  ),
  phrase(
    { kind: 'security removed by', form: 'passive' },
    '(a card is|cards are) removed from {whose} security (stack|stacks) {cause}',
  ),
  phrase(
    { kind: 'security removed by', form: 'stack' },
    '{whose} security stack is removed from {cause}',
  ),
  phrase(
    { kind: 'security removed', form: 'stack' },
    '{whose} security stack (is removed from|is reduced|decreases)',
  ),
  phrase(
    { kind: 'security removed', whose: 'either', form: 'stacks' },
    'security stacks are removed from',
  ),
  phrase(
    { kind: 'security removed', whose: 'either', form: 'any stack' },
    'a card is removed from a security stack',
  ),
  phrase(
    { kind: 'trashed', would: false, from: 'hand' },
    '{who:subject}~are trashed from (the|your) hand',
    FROM_YOURS,
  ),
  phrase(
    { kind: 'trashed', would: false, from: 'deck' },
    '{who:subject}~are trashed from (the|your) deck',
    FROM_YOURS,
  ),
  phrase(
    { kind: 'trashed', would: false, from: 'hand', form: 'caused' },
    '{who:subject}~are trashed from (the|your) hand {cause}',
    FROM_YOURS,
  ),
  phrase(
    { kind: 'trashed', would: false, from: 'deck', form: 'caused' },
    '{who:subject}~are trashed from (the|your) deck {cause}',
    FROM_YOURS,
  ),
  phrase(
    { kind: 'security removed by' },
    '{cause:agent}~remove (cards|a card) from {whose} security (stack|stacks)',
  ),
  phrase(
    { kind: 'security removed', form: 'removed' },
    '{whose} security is (removed from|reduced)',
  ),
  phrase(
    { kind: 'trashed', would: false, from: 'security stack' },
    '{who:subject}~are trashed from (the|your|a) security stack',
    FROM_YOURS,
  ),
  phrase(
    { kind: 'trashed', would: false, from: 'security stack', fromWhose: OPPONENT, form: 'theirs' },
    "{who:subject}~are trashed from your opponent's security stack",
  ),
  phrase(
    { kind: 'trashed', would: false, from: 'security stack', form: 'by effect' },
    '{cause:agent}~trash {who:target} from (the|your|a) security stack',
    FROM_YOURS,
  ),
  phrase(
    { kind: 'trashed', would: false, from: 'deck', form: 'by effect' },
    '{cause:agent}~trash {who:target} from (the|your) deck',
    FROM_YOURS,
  ),
  phrase(
    { kind: 'trashed', would: false, from: 'hand', form: 'by effect' },
    '{cause:agent}~trash {who:target} (from|in) (the|your) hand',
    FROM_YOURS,
  ),
  phrase(
    { kind: 'trashed', would: false, from: 'battle area', form: 'by effect' },
    '{cause:agent}~trash {who:target} (in|from) (the|your) battle area',
  ),
  phrase(
    { kind: 'cards added', form: 'by effect' },
    '{cause:agent}~add (to|digivolution cards to|cards to|digivolution cards under|cards under|cards to the digivolution cards of) {to:target}',
  ),
  phrase({ kind: 'cards added', form: 'place' }, '{cause:agent}~place {who:target} as {to:target}'),
  phrase(
    { kind: 'trashed', would: false, from: 'hand', fromWhose: OPPONENT, form: 'theirs' },
    "{who:subject}~are trashed from your opponent's hand",
  ),
  phrase(
    { kind: 'trashed', would: false, from: 'hand', fromWhose: OPPONENT, form: 'theirs' },
    "{who:subject}~are trashed from your opponent's hand {cause}",
  ),
  phrase(
    { kind: 'trashed', would: false, from: 'deck', fromWhose: OPPONENT, form: 'theirs' },
    "{who:subject}~are trashed from your opponent's deck",
  ),
  phrase(
    { kind: 'trashed', would: false, from: 'deck', fromWhose: OPPONENT, form: 'theirs' },
    "{who:subject}~are trashed from your opponent's deck {cause}",
  ),
  phrase(
    { kind: 'trashed', would: false, from: 'security stack', fromWhose: OPPONENT, form: 'theirs' },
    "{who:subject}~are trashed from your opponent's security stack {cause}",
  ),
  phrase(
    { kind: 'trashed', would: false, from: 'security stack', form: 'caused' },
    '{who:subject}~are trashed from (the|your) security stack {cause}',
    FROM_YOURS,
  ),
  phrase(
    { kind: 'trashed', would: false, from: 'battle area', form: 'in' },
    '{who:subject}~are trashed (in|from) (the|your) battle area',
  ),
  phrase(
    { kind: 'trashed', would: false, by: 'Digi-Burst', form: 'due' },
    "{who:subject}~are trashed due to activating this Digimon's <Digi-Burst>",
  ),
  phrase({ kind: 'trashed', would: false }, '{who:subject}~are trashed from {of:target}'),
  phrase({ kind: 'trashed', would: false }, '{who:subject}~are trashed from {of:target} {cause}'),
  phrase({ kind: 'trashed', would: false, form: 'alone' }, '{who:subject}~are trashed'),
  phrase({ kind: 'trashed', would: false, form: 'alone' }, '{who:subject}~are trashed {cause}'),
  phrase({ kind: 'trashed', would: false, form: 'by effect' }, '{cause:agent}~trash {who:target}'),
  phrase(
    { kind: 'trashed', would: false, form: 'by effect' },
    '{cause:agent}~trash {who:target} (of|from) {of:target}',
  ),
  phrase(
    { kind: 'trashed', would: false, yours: true, form: 'you' },
    'you trash {who:target}(| in your hand| from your hand)(| using one of your effects| with one of your effects| by one of your effects| using your effects| with your effects| by your effects)',
    OF_YOUR_HAND,
  ),
  phrase(
    { kind: 'trashed', would: false, yours: true, form: 'you' },
    'you trash {who:target} (of|from) {of:target}(| using one of your effects| with one of your effects| by one of your effects| using your effects| with your effects| by your effects)',
  ),
  ...RETURNED,
  phrase(
    { kind: 'added', would: false, form: 'by effect' },
    '{cause:agent}~add {who:target} to {whose} {to:pile}',
  ),
  phrase(
    { kind: 'added', would: false, whose: 'either', to: 'deck', form: 'placed' },
    "{who:subject}~are placed from {of:owned} digivolution cards at the bottom of (its owner's|their owner's|their owners') deck",
  ),
  phrase(
    { kind: 'added', would: false, whose: 'either', to: 'deck', form: 'returns' },
    '{who:subject}~return to the bottom of the deck from {of:owned} digivolution cards',
  ),
  phrase(
    { kind: 'added', would: false, whose: 'either', to: 'deck', form: 'returned' },
    '{who:subject}~are returned to the bottom of the deck from {of:owned} digivolution cards',
  ),
  phrase(
    {
      kind: 'added',
      would: false,
      whose: 'your',
      to: 'deck',
      from: 'your trash',
      form: 'returned',
    },
    '{who:subject}~are returned from your trash to (your|the) deck',
  ),
  phrase(
    { kind: 'added', would: false, whose: 'your', to: 'hand', from: 'your trash', form: 'returns' },
    '{who:subject}~return from your trash to (your|the) hand',
  ),
  phrase(
    {
      kind: 'added',
      would: false,
      whose: 'your',
      to: 'hand',
      from: 'your trash',
      form: 'returned',
    },
    '{who:subject}~are returned from your trash to (your|the) hand',
  ),
  phrase(
    { kind: 'added', would: false, faceUp: true, form: 'face-up' },
    'face-up {who:subject}~are added to {whose} {to:pile}',
  ),
  phrase(
    { kind: 'added', would: false, to: 'security stack', faceUp: true, form: 'face-up placed' },
    'face-up {who:subject}~are placed in {whose} security stack',
  ),
  phrase({ kind: 'added', would: false }, '{who:subject}~are added to {whose} {to:pile}'),
  phrase({ kind: 'added', would: false }, '{who:subject}~are added to {whose} {to:pile} {cause}'),
  phrase(
    { kind: 'pile', how: 'added to', whose: 'either', pile: 'deck', form: 'by effect' },
    '{cause:agent}~add to (decks|a deck)',
  ),
  phrase(
    { kind: 'pile', how: 'added to', whose: 'either', pile: 'hand', form: 'by effect' },
    '{cause:agent}~add to (hands|a hand)',
  ),
  phrase(
    { kind: 'pile', how: 'added to', form: 'by effect' },
    '{cause:agent}~add to {whose} {pile}',
  ),
  phrase(
    { kind: 'pile', how: 'trashed from', form: 'by effect' },
    '{cause:agent}~trash from {whose} {pile}',
  ),
  phrase({ kind: 'pile', how: 'added to', form: 'caused' }, '{whose} {pile} is added to {cause}'),
  phrase(
    { kind: 'pile', how: 'trashed from', form: 'caused' },
    '{whose} {pile} is trashed from {cause}',
  ),
  phrase({ kind: 'pile', how: 'added to' }, '{whose} {pile} is added to'),
  phrase({ kind: 'pile', how: 'trashed from' }, '{whose} {pile} is trashed from'),
  phrase({ kind: 'placed', would: false }, '{who:subject}~are placed under {under:target}'),
  phrase({ kind: 'placed', would: false }, '{who:subject}~are placed under {under:target} {cause}'),
  phrase(
    { kind: 'placed', would: false, form: 'face under' },
    '{who:subject}~are placed{faceDown} under {under:target}',
  ),
  phrase(
    { kind: 'placed', would: false, form: 'face in' },
    '{who:subject}~are placed{faceDown} in {under:owned} digivolution cards',
  ),
  phrase(
    { kind: 'placed', would: false, form: 'cards' },
    '{who:subject}~are placed in {under:owned} digivolution cards',
  ),
  phrase(
    { kind: 'placed', would: false, form: 'cards' },
    '{who:subject}~are placed in {under:owned} digivolution cards {cause}',
  ),
  phrase(
    { kind: 'placed', would: false, form: 'by effect' },
    '{cause:agent}~place {who:target} (under|in) {under:target}',
  ),
  phrase({ kind: 'placed', would: false, form: 'among' }, '{cause:agent}~place {who:target}'),
  phrase(
    { kind: 'placed', would: false, to: 'security stack' },
    '{who:subject}~are placed in {whose} security stack',
  ),
  phrase(
    { kind: 'placed', would: false, to: 'security stack', form: 'face' },
    '{who:subject}~are placed{faceDown} in {whose} security stack',
  ),
  phrase(
    { kind: 'placed', would: false, to: 'security stack' },
    '{who:subject}~are placed in {whose} security stack {cause}',
  ),
  phrase(
    { kind: 'placed', would: false, to: 'security stack', form: 'face' },
    '{who:subject}~are placed{faceDown} in {whose} security stack {cause}',
  ),
  phrase(
    { kind: 'placed', would: false, to: 'security stack', form: 'face by effect' },
    '{cause:agent}~place {who:target}{faceDown} in {whose} security stack',
  ),
  phrase(
    { kind: 'placed', would: false, to: 'battle area' },
    '{who:subject}~are placed in (the|your) battle area',
    IN_YOURS,
  ),
  phrase(
    { kind: 'placed', would: false, to: 'battle area', whose: 'your', form: 'you' },
    'you place {who:target} in (the|your) battle area',
  ),
];
