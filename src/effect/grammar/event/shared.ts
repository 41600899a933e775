/**
 * The second of two events that share what stands in front of them: "this Digimon would be deleted
 * or returned to the hand", "this Digimon is attacked or blocked". Whom it is about, and whether it
 * has happened, is said by the one before it (card/listens/subjects.ts).
 */
import { phrasesOf } from '../../phrase/phrase.ts';
import type { EventPhrase } from '../../tree/tree.ts';

const phrase = phrasesOf<EventPhrase>();
export const SHARED = 'shared';
/** "an effect would delete it or return it to the hand": by the same effect. */
export const AGENT = 'shared by effect';
/** "this card would be played or digivolved into": whichever of your Digimon does so. */
export const INTO = 'shared into';
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
  phrase({ kind: 'deleted', would: false, form: SHARED }, '{who:elided}deleted'),
  phrase({ kind: 'deleted', would: false, form: SHARED }, '{who:elided}deleted {cause}'),
  phrase(
    { kind: 'returned', would: false, to: 'hand', form: SHARED },
    `{who:elided}returned to ${HAND}` as const,
    OF_SOMEBODY,
  ),
  phrase(
    { kind: 'returned', would: false, to: 'hand', form: SHARED },
    `{who:elided}returned to ${HAND} {cause}` as const,
    OF_SOMEBODY,
  ),
  phrase(
    { kind: 'returned', would: false, to: 'deck', form: SHARED },
    `{who:elided}returned to ${DECK}` as const,
    OF_SOMEBODY,
  ),
  phrase(
    { kind: 'returned', would: false, to: 'deck', form: SHARED },
    `{who:elided}returned to ${DECK} {cause}` as const,
    OF_SOMEBODY,
  ),
  phrase(
    { kind: 'returned', would: false, to: 'hand or deck', form: SHARED },
    `{who:elided}returned to ${BOTH}` as const,
    BOTH_OF_YOURS,
  ),
  phrase(
    { kind: 'returned', would: false, to: 'hand or deck', form: SHARED },
    `{who:elided}returned to ${BOTH} {cause}` as const,
    BOTH_OF_YOURS,
  ),
  phrase({ kind: 'deleted', would: false, form: AGENT }, '{who:elided}(delete|deletes) (it|them)'),
  phrase(
    { kind: 'returned', would: false, to: 'hand', form: AGENT },
    `{who:elided}(return|returns) (it|them) to ${HAND}` as const,
    OF_SOMEBODY,
  ),
  phrase(
    { kind: 'returned', would: false, to: 'deck', form: AGENT },
    `{who:elided}(return|returns) (it|them) to ${DECK}` as const,
    OF_SOMEBODY,
  ),
  phrase(
    { kind: 'returned', would: false, to: 'hand or deck', form: AGENT },
    `{who:elided}(return|returns) (it|them) to ${BOTH}` as const,
    BOTH_OF_YOURS,
  ),
  phrase({ kind: 'played', would: false, by: 'your', form: SHARED }, 'play {who:target}'),
  phrase({ kind: 'played', would: false, by: OPPONENT, form: SHARED }, 'plays {who:target}'),
  phrase({ kind: 'used', would: false, form: SHARED }, 'use {who:target}'),
  phrase({ kind: 'used', would: false, by: OPPONENT, form: SHARED }, 'uses {who:target}'),
  phrase({ kind: 'unsuspends', form: SHARED }, '{who:elided}unsuspended'),
  phrase({ kind: 'suspends', form: SHARED }, '{who:elided}suspended'),
  phrase({ kind: 'blocked', form: SHARED }, '{who:elided}blocked'),
  phrase({ kind: 'attacked', form: SHARED }, '{who:elided}attacked'),
  phrase({ kind: 'linked', would: false, form: SHARED }, '{who:elided}linked'),
  phrase({ kind: 'digivolves', would: false, form: INTO }, '{who:elided}digivolved into'),
];
