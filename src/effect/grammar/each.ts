/** "for each of your opponent's Digimon": what a number is multiplied by. */
import { table } from '../phrase/make-hole.ts';
import { phrasesOf } from '../phrase/phrase.ts';
import type { Counted, EachPhrase } from '../tree/tree.ts';

const phrase = phrasesOf<EachPhrase>();
const counted = phrasesOf<Counted>();

export const EACHES = [
  phrase({ per: 1 }, 'for (each of|every|each) {of:target}'),
  phrase({ per: 1, form: 'counted' }, 'for (each|every) {of:thing}'),
  phrase({ form: 'every' }, 'for every {per:n} {of:thing}'),
  phrase({ form: 'each of' }, 'for every {per:n} {of:target}'),
];

export const THINGS = [
  counted(
    { kind: 'counted', what: 'done', side: 'your' },
    '(card placed|card trashed|Digimon card you placed|card returned|card this effect placed|card this effect trashed|Digimon this effect deleted|card deleted)',
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
    "(digivolution card this Digimon has|of this Digimon's digivolution cards|digivolution cards this Digimon has|digivolution card it has|digivolution cards it has|of its digivolution cards)",
  ),
  counted(
    { kind: 'counted', what: 'colours', side: 'your' },
    "color in this Digimon's digivolution cards",
  ),
];

export const eachHole = table<EachPhrase>(EACHES);
export const thingHole = table<Counted>(THINGS);
