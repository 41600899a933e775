import { phrasesOf } from '../../phrase/phrase.ts';
import type { Action } from '../../tree/tree.ts';

const phrase = phrasesOf<Action>();

/** Cards trashed from under Digimon and Tamers. */
export const TRASHED_UNDER = [
  phrase(
    { kind: 'trash under', end: 'any', form: 'under' },
    '~trash (|any ){n} (digivolution card|digivolution cards) under {who:target}',
  ),
  phrase(
    { kind: 'trash under', end: 'any', form: 'cards under' },
    '~trash (|any ){n} (card|cards) under {who:target}',
  ),
  phrase(
    { kind: 'trash under', n: 1, end: 'bottom', form: 'the one at' },
    '~trash the digivolution card at the bottom of {who:target}',
  ),
  phrase(
    { kind: 'trash under', end: 'bottom', form: 'at' },
    '~trash {n} (digivolution card|digivolution cards) at the bottom of {who:target}',
  ),
  phrase(
    { kind: 'trash under', end: 'bottom', form: 'whose' },
    '~trash {who:owned} bottom {n} digivolution cards',
  ),
  phrase(
    { kind: 'trash under', end: 'bottom', upTo: true },
    '~trash up to {n} digivolution cards from the bottom of {who:target}',
  ),
  phrase(
    { kind: 'trash under', end: 'top', upTo: true },
    '~trash up to {n} digivolution cards from the top of {who:target}',
  ),
  phrase(
    { kind: 'trash under', end: 'any', upTo: true },
    '~trash up to {n} digivolution cards (of|from|under) {who:target}',
  ),
  phrase(
    { kind: 'trash under', of: 'stacked cards', end: 'top' },
    '~trash the top {n} stacked cards of {who:target}',
  ),
  phrase(
    { kind: 'trash under', of: 'face-down cards', end: 'bottom' },
    '~trash {n} bottom face-down cards (from |)under {who:target}',
  ),
  phrase(
    { kind: 'trash under', end: 'any' },
    '~trash (|any ){n} (digivolution card|digivolution cards) (of|from) {who:target}',
  ),
  phrase(
    { kind: 'trash under', end: 'any', form: 'of' },
    '~trash (|any ){n} of {who:owned} digivolution cards',
  ),
  phrase(
    { kind: 'trash under', of: 'link cards', end: 'any' },
    '~trash (|any ){n} (link card|link cards) (of|from) {who:target}',
  ),
  phrase(
    { kind: 'trash under', of: 'link cards', end: 'any', form: 'any of' },
    '~trash any {n} of {who:owned} link cards',
  ),
  phrase(
    { kind: 'trash under', of: 'link cards', end: 'any', form: 'of' },
    '~trash {n} of {who:owned} link cards',
  ),
  phrase(
    { kind: 'trash under', end: 'top', form: 'from' },
    '~trash {n} (digivolution card|digivolution cards) from the top of {who:target}',
  ),
  phrase(
    { kind: 'trash under', end: 'bottom', form: 'from' },
    '~trash {n} (digivolution card|digivolution cards) from the bottom of {who:target}',
  ),
  phrase(
    { kind: 'trash under', end: 'bottom', form: 'of the cards' },
    '~trash {n} (card|cards) from the bottom of {who:owned} digivolution cards',
  ),
  phrase(
    { kind: 'trash under', end: 'top', form: 'of the cards' },
    '~trash {n} (card|cards) from the top of {who:owned} digivolution cards',
  ),
  phrase(
    { kind: 'trash under', n: 1, end: 'bottom' },
    '~trash the bottom digivolution card of {who:target}',
  ),
  phrase(
    { kind: 'trash under', n: 1, end: 'top' },
    '~trash the top digivolution card of {who:target}',
  ),
  phrase(
    { kind: 'trash under', end: 'bottom' },
    '~trash the bottom {n} digivolution cards of {who:target}',
  ),
  phrase(
    { kind: 'trash under', end: 'top' },
    '~trash the top {n} digivolution cards of {who:target}',
  ),
  phrase(
    { kind: 'trash under', n: 1, end: 'bottom', form: 'out of' },
    '~trash the bottom digivolution card (from|under) {who:target}',
  ),
  phrase(
    { kind: 'trash under', n: 1, end: 'top', form: 'out of' },
    '~trash the top digivolution card (from|under) {who:target}',
  ),
  phrase(
    { kind: 'trash under', end: 'bottom', form: 'out of' },
    '~trash the bottom {n} digivolution cards (from|under) {who:target}',
  ),
  phrase(
    { kind: 'trash under', end: 'top', form: 'out of' },
    '~trash the top {n} digivolution cards (from|under) {who:target}',
  ),
  phrase(
    { kind: 'trash under', n: 0, end: 'all' },
    '~trash all (|of the )digivolution cards (of|under|from) {who:target}',
  ),
  phrase(
    { kind: 'trash under', n: 0, end: 'all', form: 'whose' },
    '~trash (all of|all) {who:owned} digivolution cards',
  ),
  phrase(
    { kind: 'trash under', n: 1, end: 'bottom', form: 'whose' },
    '~trash {who:owned} bottom digivolution card',
  ),
  phrase(
    { kind: 'trash under', n: 1, end: 'bottom', of: 'face-down cards', form: 'whose' },
    '~trash {who:owned} bottom face-down digivolution card',
  ),
  phrase(
    { kind: 'trash under', n: 1, end: 'top', form: 'whose' },
    '~trash {who:owned} top digivolution card',
  ),
];
