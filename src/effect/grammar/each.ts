/** "for each of your opponent's Digimon": what a number is multiplied by. */
import { table } from '../phrase/make-hole.ts';
import { phrasesOf } from '../phrase/phrase.ts';
import type { Counted, EachPhrase } from '../tree/tree.ts';

const phrase = phrasesOf<EachPhrase>();
const counted = phrasesOf<Counted>();

export const EACHES = [
  phrase({ per: 1, form: 'beneath them' }, 'for each of {of:beneathThem}'),
  // In front of targets with a number: "2 of its digivolution cards" are counted by twos.
  phrase({ form: 'every of' }, 'for every {per:n} of {of:thing}'),
  phrase({ form: 'each of' }, 'for every {per:n} (|of ){of:target}'),
  phrase({ per: 1 }, 'for (each of|every|each) {of:target}'),
  phrase({ per: 1, form: 'each beneath' }, 'for each of {of:beneathEach}'),
  phrase({ form: 'every' }, 'for every {per:n} {of:thing}'),
  phrase({ per: 1, form: 'counted of' }, 'for each of {of:thing}'),
  // Behind those with a number: "2 of your Tamers' colors" are 2 colors.
  phrase({ per: 1, form: 'counted' }, 'for (each|every) {of:thing}'),
  // Behind all others: what a target can be is read by them.
  phrase({ per: 1, form: 'beneath' }, 'for (each|every) {of:destination}'),
  phrase({ form: 'every beneath' }, 'for every {per:n} {of:destination}'),
];

const THINGS_DONE = {
  card: { thing: 'card' },
  cards: { thing: 'card' },
  Digimon: { thing: 'Digimon' },
  'security card': { thing: 'security card' },
  'security cards': { thing: 'security card' },
  'digivolution card': { thing: 'digivolution card' },
  'digivolution cards': { thing: 'digivolution card' },
  Tamer: { thing: 'Tamer' },
  'Digimon or Tamer': { thing: 'Digimon or Tamer' },
  'link card': { thing: 'link card' },
} as const;

const VERBS_DONE = {
  trashed: { did: 'trashed' },
  placed: { did: 'placed' },
  returned: { did: 'returned' },
  deleted: { did: 'deleted' },
  played: { did: 'played' },
  suspended: { did: 'suspended' },
  added: { did: 'added' },
  unsuspended: { did: 'unsuspended' },
} as const;

export const THINGS = [
  counted(
    { kind: 'counted', what: 'done', side: 'your' },
    '(card placed|card trashed|Digimon card you placed|card returned|card this effect placed|card this effect trashed|card this effect returned|Digimon this effect deleted|card deleted)',
    {
      'card placed': { thing: 'card', did: 'placed' },
      'card trashed': { thing: 'card', did: 'trashed' },
      'Digimon card you placed': { thing: 'Digimon', did: 'placed' },
      'card returned': { thing: 'card', did: 'returned' },
      'card this effect placed': { thing: 'card', did: 'placed' },
      'card this effect trashed': { thing: 'card', did: 'trashed' },
      'card this effect returned': { thing: 'card', did: 'returned' },
      'Digimon this effect deleted': { thing: 'Digimon', did: 'deleted' },
      'card deleted': { thing: 'card', did: 'deleted' },
    },
  ),
  counted(
    { kind: 'counted', what: 'done', side: 'your', form: 'by' },
    '(card|cards|Digimon|security card|security cards|digivolution card|digivolution cards|Tamer|Digimon or Tamer|link card) (trashed|placed|returned|deleted|played|suspended|added|unsuspended) (by|with) this effect',
    { ...THINGS_DONE, ...VERBS_DONE },
  ),
  counted(
    { kind: 'counted', what: 'done', side: 'your', form: 'other' },
    "(Digimon deleted|Digimon played|card added to your hand by this effect|security card you trashed|card you return this way|one|Tamer deleted|card you trashed|card trashed by this card's effect|of your opponent's Digimon suspended by this effect|placed card|returned card|trashed card|deleted Digimon|Digimon this effect suspended|Tamer this effect suspended|Digimon suspended|security card trashed|card added|card added to your hand|card added to the hand|digivolution card trashed|Digimon returned|card this effect added|Digimon this effect played|Tamer this effect played|card this effect played|card this effect deleted)",
    {
      'Digimon deleted': { thing: 'Digimon', did: 'deleted', byAnything: true },
      'Digimon played': { thing: 'Digimon', did: 'played' },
      'card added to your hand by this effect': { thing: 'card', did: 'added' },
      'security card you trashed': { thing: 'security card', did: 'trashed' },
      'card you return this way': { thing: 'card', did: 'returned' },
      'Tamer deleted': { thing: 'Tamer', did: 'deleted' },
      'card you trashed': { thing: 'card', did: 'trashed' },
      "card trashed by this card's effect": { thing: 'card', did: 'trashed' },
      "of your opponent's Digimon suspended by this effect": {
        thing: 'Digimon',
        did: 'suspended',
        theirs: true,
      },
      'placed card': { thing: 'card', did: 'placed' },
      'returned card': { thing: 'card', did: 'returned' },
      'trashed card': { thing: 'card', did: 'trashed' },
      'deleted Digimon': { thing: 'Digimon', did: 'deleted', byAnything: true },
      'Digimon this effect suspended': { thing: 'Digimon', did: 'suspended' },
      'Tamer this effect suspended': { thing: 'Tamer', did: 'suspended' },
      'Digimon suspended': { thing: 'Digimon', did: 'suspended' },
      'security card trashed': { thing: 'security card', did: 'trashed' },
      'card added': { thing: 'card', did: 'added' },
      'card added to your hand': { thing: 'card', did: 'added' },
      'card added to the hand': { thing: 'card', did: 'added' },
      'digivolution card trashed': { thing: 'digivolution card', did: 'trashed' },
      'Digimon returned': { thing: 'Digimon', did: 'returned' },
      'card this effect added': { thing: 'card', did: 'added' },
      'Digimon this effect played': { thing: 'Digimon', did: 'played' },
      'Tamer this effect played': { thing: 'Tamer', did: 'played' },
      'card this effect played': { thing: 'card', did: 'played' },
      'card this effect deleted': { thing: 'card', did: 'deleted' },
    },
  ),
  counted(
    { kind: 'counted', what: 'done', side: 'your', form: 'first' },
    '(returned|deleted|trashed|placed) (Tamer|Digimon|Digimon or Tamer|security card|digivolution card|link card|cards)',
    {
      returned: { did: 'returned' },
      deleted: { did: 'deleted' },
      trashed: { did: 'trashed' },
      placed: { did: 'placed' },
      Tamer: { thing: 'Tamer' },
      Digimon: { thing: 'Digimon' },
      'Digimon or Tamer': { thing: 'Digimon or Tamer' },
      'security card': { thing: 'security card' },
      'digivolution card': { thing: 'digivolution card' },
      'link card': { thing: 'link card' },
      cards: { thing: 'card' },
    },
  ),
  counted(
    { kind: 'counted', what: 'done to', side: 'your' },
    '{of:one} {verb:passive} (by|with) this effect',
  ),
  counted(
    { kind: 'counted', what: 'done to', side: 'your', form: 'active' },
    '{of:one} this effect {verb:passive}',
  ),
  counted(
    { kind: 'counted', what: 'total', side: 'either' },
    "(total cards|total card|cards|card) in both players' {both}",
  ),
  counted({ kind: 'counted', what: 'memory', side: "your opponent's" }, 'memory your opponent has'),
  counted(
    { kind: 'counted', what: 'hand', side: "your opponent's" },
    "(card|cards) in (your opponent's|their) hand",
  ),
  counted(
    { kind: 'counted', what: 'trash', side: "your opponent's" },
    "(card|cards) in (your opponent's|their) trash",
  ),
  counted(
    { kind: 'counted', what: 'same-level cards', side: 'your' },
    "same-level cards this Digimon's stack has",
  ),
  counted(
    { kind: 'counted', what: 'colours', side: 'your', form: 'whose' },
    '{of:owned} (colors|color)',
  ),
  counted(
    { kind: 'counted', what: 'colours', side: 'your', form: 'one' },
    '{of:one} (colors|color)',
  ),
  counted(
    { kind: 'counted', what: 'colours', side: 'your', form: 'have' },
    '(color|colors) {of:one} (have|has)',
  ),
  counted(
    { kind: 'counted', what: 'colours', side: 'your', form: 'of' },
    '(color|colors) of {of:one}',
  ),
  counted(
    { kind: 'counted', what: 'colours', side: 'your', form: 'among' },
    '(color|colors|different color|different colors) among {of:one}',
  ),
  counted(
    { kind: 'counted', what: 'colours', side: 'your', form: 'in' },
    '(color|colors) in {of:one}',
  ),
  counted(
    { kind: 'counted', what: 'colours', inTrash: true },
    '(color|colors) in {side:whose} trash',
  ),
  counted(
    { kind: 'counted', what: 'security', side: 'your' },
    '(security card you have|card in your security stack|of your security cards|cards in your security stack|security cards you have)',
  ),
  counted(
    { kind: 'counted', what: 'hand', side: 'your' },
    '(card in your hand|cards in your hand)',
  ),
  counted(
    { kind: 'counted', what: 'trash', side: 'your' },
    '(card in your trash|cards in your trash|of the cards in your trash)',
  ),
  counted(
    { kind: 'counted', what: 'digivolution cards', side: 'your' },
    "(digivolution card this Digimon has|of this Digimon's digivolution cards|digivolution cards this Digimon has|this Digimon's digivolution cards)",
  ),
  counted(
    { kind: 'counted', what: 'digivolution cards', side: 'your', ofIt: true },
    '(digivolution card it has|digivolution cards it has|of its digivolution cards)',
  ),
];

export const eachHole = table<EachPhrase>(EACHES);
export const thingHole = table<Counted>(THINGS);
