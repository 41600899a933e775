import { phrasesOf } from '../../phrase/phrase.ts';
import { TRASHED_UNDER } from './trash-under.ts';
import type { Action } from '../../tree/tree.ts';

const phrase = phrasesOf<Action>();
const OPPONENT = "your opponent's";
const MOST = '(1 player|a player|the player) with the most security cards';

/** Cards between hand, deck, trash, security stack and field. */
export const CARDS = [
  phrase(
    { kind: 'trash security', n: 1 },
    '~trash the top card of {side:allOfWhose} security (stack|stacks)',
  ),
  phrase(
    { kind: 'trash security' },
    '~trash the top {n} cards of {side:allOfWhose} security (stack|stacks)',
  ),
  phrase(
    { kind: 'trash security', form: 'from' },
    '~trash {n} (card|cards) from the top of {side:allOfWhose} security (stack|stacks)',
  ),
  phrase(
    { kind: 'trash security', n: 1, side: 'either', form: 'both' },
    "~trash both players' top security cards",
  ),
  phrase(
    { kind: 'trash security until' },
    '~trash (cards from the top|the top cards) of {side:allOfWhose} security (stack|stacks) (until it has|so that it has|until they have|until there are|until you have|so that they have|so that you have) {n} (left|card left|cards left|cards remaining|remaining)',
  ),
  phrase(
    { kind: 'trash security', n: 1, form: 'card' },
    '~trash {side:allOfWhose} top security card',
  ),
  phrase(
    { kind: 'trash security', form: 'cards' },
    '~trash {side:allOfWhose} top {n} security cards',
  ),
  phrase({ kind: 'trash hand', side: 'your' }, '~trash {n} (card|cards) in your hand'),
  phrase(
    { kind: 'trash hand', side: 'your', form: 'from' },
    '~trash {n} (card|cards) from your hand',
  ),
  phrase(
    { kind: 'trash hand', side: OPPONENT },
    'your opponent trashes {n} (card|cards) (in|from) their hand',
  ),
  phrase(
    { kind: 'trash hand', side: OPPONENT, form: 'their' },
    '~trash {n} (card|cards) (in|from) their (hand|hands)',
  ),
  phrase({ kind: 'trash deck', n: 1 }, '~trash the top card of {side:allOfWhose} (deck|decks)'),
  phrase({ kind: 'trash deck' }, '~trash the top {n} cards of {side:allOfWhose} (deck|decks)'),
  phrase(
    { kind: 'trash hand until', side: 'your' },
    '~trash cards (in|from) your hand (until|so that) (it has|you have) {n} (left|cards left|cards|cards in your hand|cards in hand)',
  ),
  phrase(
    { kind: 'trash hand until', side: OPPONENT },
    '~trash cards (in|from) their hand (until|so that) (they have|it has) {n} (left|cards left|cards|cards in their hand|cards in hand)',
  ),
  phrase({ kind: 'draw until', side: 'your' }, 'draw cards until there are {n} cards in your hand'),
  phrase(
    { kind: 'draw until', side: 'your', form: 'have' },
    '(draw|draw cards) until (you have|your hand has) {n} cards(| in your hand)',
  ),
  phrase(
    { kind: 'trash security until', n: 0, form: 'all' },
    '~trash all of {side:allOfWhose} security cards',
  ),
  phrase({ kind: 'trash most security', n: 1 }, `~trash the top security card of ${MOST}`),
  phrase(
    { kind: 'trash most security', n: 1, form: 'stack' },
    `~trash the top card of the security stack of ${MOST}`,
  ),
  phrase({ kind: 'reveal hand' }, '~reveal {side:allOfWhose} hand'),
  phrase(
    { kind: 'trash deck', form: 'from' },
    '~trash {n} (cards|card) from the top of {side:allOfWhose} (deck|decks)',
  ),
  ...TRASHED_UNDER,
  phrase({ kind: 'trash cards' }, '~trash {target}'),
  phrase({ kind: 'trash cards', unseen: true }, '~trash {target} without looking'),
  phrase(
    { kind: 'move this card', to: 'battle area', form: 'play' },
    '~play this card without paying (the|its memory|its) cost',
  ),
  phrase(
    { kind: 'move this card', to: 'hand', form: 'add' },
    "~add this card to (the|your|its owner's) hand",
  ),
  phrase(
    { kind: 'reveal', form: 'from' },
    '~reveal {n} (cards|card) from the top of {side:allOfWhose} deck',
  ),
  phrase({ kind: 'rest', to: 'hand' }, '~add (the rest|the remaining cards) to (your|the) hand'),
  phrase(
    { kind: 'rest', to: 'deck top', form: 'place' },
    '~place (the rest|the remaining cards) (on|at the) top of (your deck|the deck)(| in any order)',
  ),
  phrase(
    { kind: 'rest', to: 'deck top or bottom', form: 'place' },
    '~place (the rest|the remaining cards|those cards|them|the revealed cards) (at|on) the top or bottom of (your deck|the deck)(| in any order)',
  ),
  phrase(
    { kind: 'hatch' },
    '~hatch (in your breeding area|1 Digi-Egg card to an empty space in your breeding area|1 Digi-Egg card|1 Digi-Egg card in your breeding area|1 Digi-Egg|1 Digi-Egg in your breeding area|a Digi-Egg|a Digi-Egg in your breeding area)',
  ),
  phrase(
    { kind: 'move this card', to: 'battle area', form: 'place' },
    "~place this card (in the|in your|into your|in its owner's) battle area",
  ),
  phrase({ kind: 'reveal', n: 1 }, '~reveal the top card of {side:allOfWhose} deck'),
  phrase({ kind: 'reveal' }, '~reveal the top {n} cards of {side:allOfWhose} deck'),
  phrase(
    { kind: 'add to hand' },
    "~add {target} to (the|your|their|its owner's|their owner's) hand",
  ),
  phrase(
    { kind: 'rest', to: 'deck bottom' },
    '~return (the rest|the remaining cards|the remaining|the remaining card) to the bottom of (the deck|your deck|deck)(| in any order)',
  ),
  phrase(
    { kind: 'rest', to: 'deck bottom', form: 'place' },
    '~place (the remaining cards|the rest) (at|on) the bottom of (your deck|the deck|deck)( in any order|)',
  ),
  phrase(
    { kind: 'rest', to: 'deck top' },
    '~return (the rest|the remaining cards) to the top of (the deck|your deck)(| in any order)',
  ),
  phrase(
    { kind: 'rest', to: 'deck top or bottom' },
    '~return (the rest|them|the remaining cards|the revealed cards) to the top or (bottom|the bottom) of (the deck|your deck)(| in any order)',
  ),
  phrase({ kind: 'rest', to: 'trash' }, '~trash (the rest|the remaining cards|the other cards)'),
  phrase(
    { kind: 'rest under', end: 'bottom' },
    '~place (the rest|the remaining cards) as {under:owned} bottom digivolution cards(| in any order)',
  ),
  phrase(
    { kind: 'rest under', end: 'bottom', form: 'face' },
    '~place (the rest|the remaining cards) face down as {under:owned} bottom digivolution cards(| in any order)',
  ),
  phrase(
    { kind: 'rest under', end: 'any' },
    '~place (the rest|the remaining cards) under {under:target}(| in any order)',
  ),
  phrase(
    { kind: 'return', to: 'hand' },
    "~return {target} to (the|its owner's|your|their|their owners'|their owner's|the owner's) (hand|hands)",
  ),
  phrase({ kind: 'return', to: 'hand', form: 'bare' }, '~return {target} to hand'),
  phrase(
    { kind: 'return', to: 'deck bottom' },
    "~return {target} (to|at|on) the bottom of (the|your|its owner's|their owners'|the owner's|their|their owner's) (deck|decks)(| in any order)",
  ),
  phrase(
    { kind: 'return', to: 'deck bottom', eggs: true },
    "~return {target} to the bottom of (the|your|its owner's) Digi-Egg deck(| in any order)",
  ),
  phrase(
    { kind: 'return', to: 'deck bottom', form: 'place' },
    "~place {target} (at|on) the bottom of (the|your|its owner's|their owners'|their|their owner's|the owner's) (deck|decks)(| in any order)",
  ),
  phrase(
    { kind: 'return', to: 'deck top', form: 'place' },
    "~place {target} (on|at the) top of (the|your|its owner's|their owners'|their|their owner's) (deck|decks)(| in any order)",
  ),
  phrase(
    { kind: 'return', to: 'deck top' },
    "~return {target} to the top of (the|your|its owner's|their owners'|their|their owner's) (deck|decks)(| in any order)",
  ),
  phrase(
    { kind: 'return', to: 'deck top or bottom' },
    "~return {target} to the top or (bottom|the bottom) of (the|your|its owner's|their owners'|their|their owner's) (deck|decks)",
  ),
  phrase(
    { kind: 'return', to: 'deck top or bottom', form: 'place' },
    "~place {target} (at the|on the|on) top or (bottom|the bottom|at the bottom|on the bottom) of (the|your|its owner's|their owners'|their|their owner's) (deck|decks)",
  ),
  phrase({ kind: 'search' }, '~search {side:allOfWhose} {of:stack}'),
  phrase(
    { kind: 'search', of: 'security stack', form: 'look' },
    '~look at (|all of the cards in |all cards in ){side:allOfWhose} security stack',
  ),
  phrase({ kind: 'shuffle' }, '~shuffle {side:allOfWhose} {of:stack}'),
  phrase({ kind: 'link' }, '~link {target} to {to:target} without paying the (cost|costs)'),
  phrase(
    { kind: 'link', form: 'reduced' },
    '~link {target} to {to:target} with the (cost|link cost) reduced by {n}',
  ),
  phrase({ kind: 'link', form: 'alone' }, '~link {target} without paying the (cost|costs)'),
  phrase(
    { kind: 'link', form: 'alone reduced' },
    '~link {target} with the (cost|link cost) reduced by {n}',
  ),
  phrase({ kind: 'link', form: 'with' }, '~link {target} with {to:target} without paying the cost'),
  phrase({ kind: 'reveal cards' }, '~reveal {target}'),
  phrase(
    { kind: 'reveal until' },
    '~reveal cards from the top of {side:allOfWhose} deck until you reveal {target}',
  ),
  phrase(
    { kind: 'reveal until', form: 'passive' },
    '~reveal cards from the top of {side:allOfWhose} deck until {target:one} (is|are) revealed',
  ),
  phrase({ kind: 'look', n: 1 }, '~look at the top card of {side:allOfWhose} deck'),
  phrase({ kind: 'look' }, '~look at the top {n} cards of {side:allOfWhose} deck'),
  phrase(
    { kind: 'look', n: 1, of: 'security stack' },
    '~look at the top card of {side:allOfWhose} security stack',
  ),
  phrase(
    { kind: 'look', of: 'security stack' },
    '~look at the top {n} cards of {side:allOfWhose} security stack',
  ),
  phrase(
    { kind: 'look', n: 1, of: 'security stack', form: 'whose' },
    '~look at {side:allOfWhose} top security card',
  ),
  phrase({ kind: 'look', n: 0, of: 'hand' }, '~look at {side:allOfWhose} hand'),
  phrase({ kind: 'flip' }, '~flip {target}{faceDown}'),
  phrase({ kind: 'move', form: 'subject' }, '{target:subject}~move to (the|your) battle area'),
  phrase({ kind: 'move' }, '~move {target} to (the|your) battle area'),
  phrase(
    { kind: 'move', from: 'breeding area' },
    '~move {target} from (the|your) breeding area to (the|your) battle area',
  ),
  phrase(
    { kind: 'move', to: 'breeding area' },
    '~move {target} (to|into) (your|the|an) empty (space in your |)breeding area',
  ),
  phrase(
    { kind: 'move', to: 'breeding area', form: 'place' },
    '~place {target} (to|in|into) (your|the|an) empty (space in your |)breeding area',
  ),
];
