/**
 * The second of two events that share what stands in front of them: "this Digimon would be deleted
 * or returned to the hand", "this Digimon is attacked or blocked". Whom it is about, and whether it
 * has happened, is said by the one before it (card/ability/subjects.ts).
 */
import { phrasesOf } from '../../phrase/phrase.ts';
import type { EventPhrase } from '../../tree/tree.ts';

const phrase = phrasesOf<EventPhrase>();
export const SHARED = 'shared';

const HAND = "(the|your|its owner's|their owner's|your opponent's) hand";
const DECK = "(the|your|its owner's|their owner's|your opponent's) deck";
const BOTH =
  "(the hand or deck|your hand or deck|its owner's hand or deck|their owner's hand or deck|hands or decks)";

export const SHARED_EVENTS = [
  phrase({ kind: 'deleted', would: false, form: SHARED }, '{who:elided}deleted'),
  phrase({ kind: 'deleted', would: false, form: SHARED }, '{who:elided}deleted {cause}'),
  phrase(
    { kind: 'returned', would: false, to: 'hand', form: SHARED },
    `{who:elided}returned to ${HAND}` as const,
  ),
  phrase(
    { kind: 'returned', would: false, to: 'hand', form: SHARED },
    `{who:elided}returned to ${HAND} {cause}` as const,
  ),
  phrase(
    { kind: 'returned', would: false, to: 'deck', form: SHARED },
    `{who:elided}returned to ${DECK}` as const,
  ),
  phrase(
    { kind: 'returned', would: false, to: 'deck', form: SHARED },
    `{who:elided}returned to ${DECK} {cause}` as const,
  ),
  phrase(
    { kind: 'returned', would: false, to: 'hand or deck', form: SHARED },
    `{who:elided}returned to ${BOTH}` as const,
  ),
  phrase(
    { kind: 'returned', would: false, to: 'hand or deck', form: SHARED },
    `{who:elided}returned to ${BOTH} {cause}` as const,
  ),
  phrase({ kind: 'blocked', form: SHARED }, '{who:elided}blocked'),
  phrase({ kind: 'attacked', form: SHARED }, '{who:elided}attacked'),
  phrase({ kind: 'linked', would: false, form: SHARED }, '{who:elided}linked'),
];
