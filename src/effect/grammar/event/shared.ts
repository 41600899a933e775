/**
 * The second of two events that share what stands in front of them: "this Digimon would be deleted
 * or returned to the hand", "this Digimon is attacked or blocked". Whom it is about, and whether it
 * has happened, is said by the one before it (card/listens/subjects.ts).
 */
import { phrasesOf } from '../../phrase/phrase.ts';
import type { EventPhrase } from '../../tree/tree.ts';

const phrase = phrasesOf<EventPhrase>();
const OPPONENT = "your opponent's";

const HAND = "(the|your|its owner's|their owner's|your opponent's) hand";
const DECK = "(the|your|its owner's|their owner's|your opponent's) deck";
const BOTH =
  "(the hand or deck|your hand or deck|its owner's hand or deck|their owner's hand or deck|hands or decks)";

const OF_SOMEBODY = {
  your: { toWhose: 'your' },
  "your opponent's": { toWhose: OPPONENT },
} as const;
const BOTH_OF_YOURS = { 'your hand or deck': { toWhose: 'your' } } as const;

export const SHARED_EVENTS = [
  phrase({ kind: 'deleted', would: false, shares: 'subject' }, '{who:elided}deleted'),
  phrase({ kind: 'deleted', would: false, shares: 'subject' }, '{who:elided}deleted {cause}'),
  phrase(
    { kind: 'returned', would: false, to: 'hand', shares: 'subject' },
    `{who:elided}returned to ${HAND}` as const,
    OF_SOMEBODY,
  ),
  phrase(
    { kind: 'returned', would: false, to: 'hand', shares: 'subject' },
    `{who:elided}returned to ${HAND} {cause}` as const,
    OF_SOMEBODY,
  ),
  phrase(
    { kind: 'returned', would: false, to: 'deck', shares: 'subject' },
    `{who:elided}returned to ${DECK}` as const,
    OF_SOMEBODY,
  ),
  phrase(
    { kind: 'returned', would: false, to: 'deck', shares: 'subject' },
    `{who:elided}returned to ${DECK} {cause}` as const,
    OF_SOMEBODY,
  ),
  phrase(
    { kind: 'returned', would: false, to: 'hand or deck', shares: 'subject' },
    `{who:elided}returned to ${BOTH}` as const,
    BOTH_OF_YOURS,
  ),
  phrase(
    { kind: 'returned', would: false, to: 'hand or deck', shares: 'subject' },
    `{who:elided}returned to ${BOTH} {cause}` as const,
    BOTH_OF_YOURS,
  ),
  phrase(
    { kind: 'deleted', would: false, shares: 'effect' },
    '{who:elided}(delete|deletes) (it|them)',
  ),
  phrase(
    { kind: 'returned', would: false, to: 'hand', shares: 'effect' },
    `{who:elided}(return|returns) (it|them) to ${HAND}` as const,
    OF_SOMEBODY,
  ),
  phrase(
    { kind: 'returned', would: false, to: 'deck', shares: 'effect' },
    `{who:elided}(return|returns) (it|them) to ${DECK}` as const,
    OF_SOMEBODY,
  ),
  phrase(
    { kind: 'returned', would: false, to: 'hand or deck', shares: 'effect' },
    `{who:elided}(return|returns) (it|them) to ${BOTH}` as const,
    BOTH_OF_YOURS,
  ),
  phrase({ kind: 'played', would: false, by: 'your', shares: 'subject' }, 'play {who:target}'),
  phrase({ kind: 'played', would: false, by: OPPONENT, shares: 'subject' }, 'plays {who:target}'),
  phrase({ kind: 'used', would: false, shares: 'subject' }, 'use {who:target}'),
  phrase({ kind: 'used', would: false, by: OPPONENT, shares: 'subject' }, 'uses {who:target}'),
  phrase({ kind: 'unsuspends', shares: 'subject' }, '{who:elided}unsuspended'),
  phrase({ kind: 'suspends', shares: 'subject' }, '{who:elided}suspended'),
  phrase({ kind: 'blocked', shares: 'subject' }, '{who:elided}blocked'),
  phrase({ kind: 'attacked', shares: 'subject' }, '{who:elided}attacked'),
  phrase({ kind: 'linked', would: false, shares: 'subject' }, '{who:elided}linked'),
  phrase({ kind: 'digivolves', would: false, shares: 'into' }, '{who:elided}digivolved into'),
];
