/** Cards that belong to Digimon and Tamers: their digivolution cards, link cards, stacks. */
import { phrasesOf } from '../phrase/phrase.ts';
import type { Target } from '../tree/tree.ts';

const phrase = phrasesOf<Target>();

/** Cards beneath something, named by whose they are. */
export const BENEATH = [
  phrase({ kind: 'cards', form: 'of' }, '{upTo}{n} {beneathCards} {place:beneathOf}'),
  phrase({ kind: 'cards', form: 'of whose' }, '{upTo}{n} of {place:ownedBy} {beneathDetailed}'),
  phrase(
    { kind: 'cards', upTo: false, form: 'of whose any' },
    'any {n} of {place:ownedBy} {beneathDetailed}',
  ),
  phrase({ kind: 'cards', form: 'of whose cards' }, '{upTo}{n} of {place:ownedBy} {beneathBare}'),
  phrase(
    { kind: 'cards', upTo: false, form: 'of whose any cards' },
    'any {n} of {place:ownedBy} {beneathBare}',
  ),
  phrase({ kind: 'cards', n: 1, upTo: false, form: 'of a' }, '{beneathCards} {place:beneathOf}'),
];

/** Behind "for each of". */
export const BENEATH_EACH = [
  phrase(
    { kind: 'cards', n: 1, upTo: false, form: 'of whose each' },
    '{place:ownedBy} {beneathDetailed}',
  ),
];

/** Behind "for each of": of those that were spoken of before. */
export const BENEATH_THEM = [
  phrase(
    { kind: 'belonging', of: 'face-down digivolution cards', form: 'their' },
    '{who:their} face-down digivolution cards',
  ),
  phrase(
    { kind: 'belonging', of: 'digivolution cards', form: 'their' },
    '{who:their} digivolution cards',
  ),
];

/** They begin with a target of their own. */
export const OWNED = [
  phrase({ kind: 'stacked card', end: 'top', form: 'whose' }, '{who:owned} top stacked card'),
  phrase(
    { kind: 'belonging', of: 'digivolution cards', all: true },
    '(all of|all) {who:owned} digivolution cards',
  ),
  phrase({ kind: 'belonging', of: 'link cards', form: 'any of' }, 'any of {who:owned} link cards'),
  phrase({ kind: 'belonging', of: 'link cards' }, '{who:owned} link cards'),
  phrase({ kind: 'belonging', of: 'digivolution cards' }, '{who:owned} digivolution cards'),
];

export const FACE_DOWN = [
  phrase(
    { kind: 'belonging', of: 'digivolution cards', form: 'one of' },
    'one of {who:owned} digivolution cards',
  ),
  phrase({ kind: 'belonging', of: 'link cards', form: 'one of' }, 'one of {who:owned} link cards'),
  phrase({ kind: 'belonging', of: 'link cards', form: 'a' }, 'a link card of {who:target}'),
  phrase(
    { kind: 'belonging', of: 'link cards', form: 'behind' },
    '(all|all of the|the) link cards (of|from) {who:target}',
  ),
  phrase(
    { kind: 'belonging', of: 'link cards', form: 'has' },
    '(link card|link cards) {who:one} (has|have)',
  ),
  phrase(
    { kind: 'belonging', of: 'face-down digivolution cards', form: 'has' },
    '(face-down digivolution card|face-down digivolution cards) {who:one} (has|have)',
  ),
  phrase(
    { kind: 'belonging', of: 'digivolution cards', all: true, form: 'behind' },
    '(all|all of the) digivolution cards (of|under|from) {who:target}',
  ),
  phrase(
    { kind: 'belonging', of: 'digivolution cards', form: 'a' },
    'a digivolution card of {who:target}',
  ),
  phrase(
    { kind: 'belonging', of: 'digivolution cards', form: 'the' },
    'the digivolution cards of {who:target}',
  ),
  phrase(
    { kind: 'belonging', of: 'digivolution cards', form: 'card' },
    '{who:owned} digivolution card',
  ),
  phrase(
    { kind: 'belonging', of: 'face-down digivolution cards' },
    '{who:owned} face-down digivolution cards',
  ),
  phrase({ kind: 'belonging', of: 'stacked cards' }, '{who:owned} stacked cards'),
];
