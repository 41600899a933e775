/** Returned to a hand or a deck, and whose that is said to be. */
import { phrasesOf } from '../../phrase/phrase.ts';
import type { EventPhrase } from '../../tree/tree.ts';

const phrase = phrasesOf<EventPhrase>();
const OF_YOURS = { your: { toWhose: 'your' } } as const;
const OF_SOMEBODY = {
  ...OF_YOURS,
  their: { toWhose: 'their' },
  "your opponent's": { toWhose: "your opponent's" },
} as const;
const BOTH_OF_YOURS = { 'your hand or deck': { toWhose: 'your' } } as const;
const BOTH_OF_THEIRS = { 'their hand or deck': { toWhose: 'their' } } as const;

export const RETURNED = [
  phrase(
    { kind: 'returned', to: 'hand', form: 'returns' },
    "{who:subject}{would}~return to (the|your|its owner's) hand",
    OF_YOURS,
  ),
  phrase(
    { kind: 'returned', to: 'deck', form: 'returns' },
    "{who:subject}{would}~return to (the|your|its owner's) deck",
    OF_YOURS,
  ),
  phrase(
    { kind: 'returned', to: 'hand', form: 'by effect' },
    "{cause:agent}{would}~return {who:target} to (the|your|their|its owner's|their owner's|your opponent's) hand",
    OF_SOMEBODY,
  ),
  phrase(
    { kind: 'returned', to: 'deck', form: 'by effect' },
    "{cause:agent}{would}~return {who:target} to (the|your|their|its owner's|their owner's|your opponent's) deck",
    OF_SOMEBODY,
  ),
  phrase(
    { kind: 'returned', to: 'hand' },
    "{who:subject}{would}~are returned to (the|your|its owner's|your opponent's|their|their owner's) hand",
    OF_SOMEBODY,
  ),
  phrase(
    { kind: 'returned', to: 'hand' },
    "{who:subject}{would}~are returned to (the|your|its owner's|your opponent's|their|their owner's) hand {cause}",
    OF_SOMEBODY,
  ),
  phrase(
    { kind: 'returned', to: 'deck' },
    "{who:subject}{would}~are returned to (the|your|its owner's|your opponent's|their|their owner's) deck",
    OF_SOMEBODY,
  ),
  phrase(
    { kind: 'returned', to: 'deck' },
    "{who:subject}{would}~are returned to (the|your|its owner's|your opponent's|their|their owner's) deck {cause}",
    OF_SOMEBODY,
  ),
  phrase(
    { kind: 'returned', to: 'hand or deck' },
    "{who:subject}{would}~are returned to (the hand or deck|your hand or deck|hands or decks|its owner's hand or deck)",
    BOTH_OF_YOURS,
  ),
  phrase(
    { kind: 'returned', to: 'hand or deck' },
    "{who:subject}{would}~are returned to (the hand or deck|your hand or deck|hands or decks|its owner's hand or deck) {cause}",
    BOTH_OF_YOURS,
  ),
  phrase(
    { kind: 'returned', to: 'hand or deck', form: 'by effect' },
    "{cause:agent}{would}~return {who:target} to (the hand or deck|hands or decks|their hand or deck|your hand or deck|its owner's hand or deck|their owner's hand or deck|its owner's deck or hand)",
    { ...BOTH_OF_YOURS, ...BOTH_OF_THEIRS },
  ),
  phrase(
    { kind: 'returned', to: 'hand or deck', form: 'returns' },
    '{who:subject}{would}~return to (the hand or deck|hands or decks|their hand or deck)',
    BOTH_OF_THEIRS,
  ),
];
