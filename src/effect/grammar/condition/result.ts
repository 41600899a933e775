/** What was done before: by this effect, by a cost, and how a card came or went. */
import { phrasesOf } from '../../phrase/phrase.ts';
import type { Test } from '../../tree/tree.ts';

const phrase = phrasesOf<Test>();
const OPPONENT = "your opponent's";
/** The card with the effect, of which it is asked how it came. */
const OWN = '(this Digimon was|this card was|this Tamer was)';

const TO_DIGIMON = { doneTo: 'Digimon' } as const;
const TO_TAMER = { doneTo: 'Tamer' } as const;
const TO_YOUR_HAND = { hand: 'your' } as const;

export const RESULT_TESTS = [
  phrase(
    { kind: 'deleted' },
    '(deleted|this card was deleted|that Digimon was deleted|it was deleted|this Digimon was deleted) {cause}',
  ),
  phrase(
    { kind: 'by keyword', what: 'deleted' },
    '(|this Digimon was |this card was |it was )deleted by {use}',
  ),
  phrase(
    { kind: 'by keyword', what: 'played' },
    '(|this Digimon was |this card was |it was )played by {use}',
  ),
  phrase({ kind: 'way', way: 'DNA digivolving' }, '(DNA digivolving|DNA Digivolving)'),
  phrase({ kind: 'way', way: 'digivolving' }, 'digivolving from {from:target}'),
  phrase(
    { kind: 'way', way: 'digivolving', form: 'done' },
    '(|this Digimon |it )digivolved from {from:target}',
  ),
  phrase({ kind: 'way', way: 'battling' }, 'battling {from:target}'),
  phrase({ kind: 'way', way: 'played' }, '(|it was )played {cause}'),
  phrase({ kind: 'way', way: 'played', own: true }, `${OWN} played {cause}`),
  phrase(
    { kind: 'way', way: 'played', own: true, form: 'active' },
    '{cause:agent}played (this Digimon|this card|this Tamer)',
  ),
  phrase({ kind: 'way', way: 'played', own: true, form: 'from' }, `${OWN} played from {origin}`),
  phrase({ kind: 'way', way: 'played or digivolved' }, 'played or digivolved {cause}'),
  phrase({ kind: 'way', way: 'played', form: 'from' }, 'played from {origin}'),
  phrase({ kind: 'way', way: 'digivolved' }, '(|it )digivolved {cause}'),
  phrase(
    { kind: 'way', way: 'digivolving', origin: 'the trash', form: 'from' },
    '(|this card is |is |this )(digivolving|digivolved) from the trash',
  ),
  phrase({ kind: 'way', way: 'during an attack' }, 'during an attack'),
  phrase(
    { kind: 'way', way: 'digivolved this turn' },
    "(you've|you have|you) digivolved this turn",
  ),
  phrase(
    { kind: 'way', way: 'attacking', form: 'player' },
    '(attacking|this Digimon is attacking) (a player|the player|your opponent)',
  ),
  phrase({ kind: 'way', way: 'attacking' }, 'attacking {from:target}'),
  phrase({ kind: 'way', way: 'attacking', form: 'own' }, 'this Digimon is attacking {from:target}'),
  phrase({ kind: 'way', way: 'DigiXrosing' }, 'DigiXrosing with {n} cards'),
  phrase({ kind: 'way', way: 'DigiXrosing', form: 'any' }, 'DigiXrosing'),
  phrase(
    { kind: 'result', done: false },
    "(this effect|this) didn't {verb:done}(| any| a card| any cards| any Digimon| a Digimon| any Tamers| a Tamer)",
    {
      ' any Digimon': TO_DIGIMON,
      ' a Digimon': TO_DIGIMON,
      ' any Tamers': TO_TAMER,
      ' a Tamer': TO_TAMER,
    },
  ),
  phrase(
    { kind: 'result', done: true, whose: 'your', ...TO_DIGIMON, form: 'your' },
    'this effect {verb:passive} (your Digimon|one of your Digimon)',
  ),
  phrase(
    { kind: 'result', done: true, whose: OPPONENT, ...TO_DIGIMON, form: 'theirs' },
    "this effect {verb:passive} (an opponent's Digimon|your opponent's Digimon)",
  ),
  phrase(
    { kind: 'result', done: false, whose: OPPONENT, ...TO_DIGIMON, form: 'theirs' },
    "this effect didn't {verb:done} (an opponent's Digimon|your opponent's Digimon)",
  ),
  phrase(
    { kind: 'result', done: false, whose: OPPONENT, ...TO_DIGIMON, form: 'passive' },
    "an opponent's Digimon (wasn't|isn't) {verb:passive} by this effect",
  ),
  phrase(
    { kind: 'result', done: false, form: 'no' },
    'no (Digimon|card|cards|Tamer|Tamers|Digimon or Tamers) (was|is|were|are) {verb:passive} (by|with) this effect',
    { Digimon: TO_DIGIMON, Tamer: TO_TAMER, Tamers: TO_TAMER },
  ),
  phrase(
    { kind: 'result', done: true },
    'this effect {verb:passive}(| a Digimon| a card| any| to a hand| a Tamer| any cards| a card to your hand| cards to your hand| a card to the hand)',
    {
      ' a Digimon': TO_DIGIMON,
      ' a Tamer': TO_TAMER,
      ' a card to your hand': TO_YOUR_HAND,
      ' cards to your hand': TO_YOUR_HAND,
    },
  ),
  phrase(
    { kind: 'result', done: true, form: 'yes' },
    '(a Digimon|a card|a Tamer) was {verb:passive} by this effect',
    { 'a Digimon': TO_DIGIMON, 'a Tamer': TO_TAMER },
  ),
  phrase(
    { kind: 'result', done: true, form: 'you' },
    'you {verb:passive}(| a card| any cards| 1 card| it| cards| a card to your hand| cards to your hand| with this effect| by this effect| a card with this effect| a card by this effect| cards with this effect| cards by this effect| any cards with this effect| any cards by this effect| 1 card with this effect| 1 or more cards with this effect| a card to your hand with this effect| cards to your hand with this effect)',
    {
      ' a card to your hand': TO_YOUR_HAND,
      ' cards to your hand': TO_YOUR_HAND,
      ' a card to your hand with this effect': TO_YOUR_HAND,
      ' cards to your hand with this effect': TO_YOUR_HAND,
    },
  ),
  phrase(
    { kind: 'result', done: false, form: 'opponent' },
    "your opponent didn't {verb:done} (with|by) this effect",
  ),
  phrase(
    { kind: 'result count' },
    '(this effect|you) {verb:passive} {n}{compare:count} cards(| with this effect| by this effect)',
  ),
  phrase(
    { kind: 'result count', form: 'passive' },
    '{n}{compare:count} cards (were|are) {verb:passive} (by|with) this effect',
  ),
  phrase(
    { kind: 'result count', form: 'now' },
    'you {verb:done} {n}{compare:count} cards (with|by) this effect',
  ),
  phrase(
    { kind: 'result of', done: true, form: 'number' },
    '(this effect|you) {verb:passive} {n}{compare:count} {of:one}(| with this effect| by this effect)',
  ),
  phrase(
    { kind: 'result of', done: true, form: 'number passive' },
    '{n}{compare:count} {of:one} (was|were|is|are) {verb:passive} (by|with) this effect',
  ),
  phrase({ kind: 'result of', done: true }, 'this effect {verb:passive} {of:target}'),
  phrase(
    { kind: 'result of', done: true, form: 'passive' },
    '{of:one} (is|was|are|were) {verb:passive} (by|with) this effect',
  ),
  phrase(
    { kind: 'result', done: true, verb: 'digivolve', ofDna: true },
    'this effect DNA digivolved',
  ),
  phrase({ kind: 'result', done: true, form: 'now' }, 'this effect {verb:third}'),
  phrase(
    { kind: 'result', done: true, whose: 'your', ...TO_DIGIMON, form: 'yours now' },
    'this effect {verb:third} (your Digimon|one of your Digimon)',
  ),
  phrase(
    { kind: 'result', done: true, whose: OPPONENT, ...TO_DIGIMON, form: 'theirs now' },
    "this effect {verb:third} (an opponent's Digimon|your opponent's Digimon)",
  ),
  phrase({ kind: 'result', done: true, verb: 'do', form: 'did' }, 'you did'),
  phrase({ kind: 'result', done: true, verb: 'do', form: 'it does' }, '(it does|it did)'),
  phrase(
    { kind: 'result', done: false, verb: 'do', form: "they didn't" },
    "(they didn't|you didn't)",
  ),
  phrase({ kind: 'result', done: false, verb: 'do', form: "you don't" }, "you don't"),
  phrase({ kind: 'result', done: false, verb: 'do', form: "they don't" }, "they don't"),
  phrase({ kind: 'result', done: true, verb: 'do', form: 'you' }, 'you do'),
  phrase({ kind: 'result', done: true, verb: 'do', form: 'they' }, 'they do'),
  // Behind those that ask for no more than whether it was done.
  phrase({ kind: 'result of', done: true, form: 'now' }, 'this effect {verb:third} {of:target}'),
  phrase(
    { kind: 'result of', done: true, form: 'you' },
    'you {verb:passive} {of:target}(| with this effect| by this effect)',
  ),
  phrase(
    { kind: 'result of', done: true, form: 'you now' },
    'you {verb:done} {of:target}(| with this effect| by this effect)',
  ),
];
