import { phrasesOf } from '../../phrase/phrase.ts';
import type { EventPhrase } from '../../tree/tree.ts';

const phrase = phrasesOf<EventPhrase>();
const OPPONENT = "your opponent's";

/** Cards that are played, used or digivolved into. */
export const PLAY_EVENTS = [
  phrase({ kind: 'played' }, '{who:subject}{would}~are played'),
  phrase({ kind: 'played', fromHand: 'the' }, '{who:subject}{would}~are played from the hand'),
  phrase({ kind: 'played', fromHand: 'your' }, '{who:subject}{would}~are played from your hand'),
  phrase({ kind: 'played' }, '{who:subject}{would}~are played {cause}'),
  phrase({ kind: 'played', form: 'by effect' }, '{cause:agent}{would}~play {who:target}'),
  phrase({ kind: 'played', would: true, by: 'your' }, 'you would play {who:target}'),
  phrase(
    { kind: 'played', would: true, by: 'your', fromHand: 'your' },
    'you would play {who:target} from your hand',
  ),
  phrase(
    { kind: 'played', would: true, by: 'your', fromHand: 'the' },
    'you would play {who:target} from the hand',
  ),
  phrase({ kind: 'played', would: false, by: 'your' }, 'you play {who:target}'),
  phrase({ kind: 'played', would: false, by: 'your' }, 'you play {who:target} {cause}'),
  phrase(
    { kind: 'played', would: false, by: OPPONENT },
    'your opponent plays {who:target} {cause}',
  ),
  phrase(
    { kind: 'played', would: false, by: OPPONENT, form: 'an opponent' },
    'an opponent plays {who:target} {cause}',
  ),
  phrase({ kind: 'used', would: false, by: 'either' }, '{who:subject}~are used'),
  phrase({ kind: 'used', would: true, form: 'are' }, '{who:subject}would be used'),
  phrase({ kind: 'played', would: true, by: OPPONENT }, 'your opponent would play {who:target}'),
  phrase({ kind: 'played', would: false, by: OPPONENT }, 'your opponent plays {who:target}'),
  phrase(
    { kind: 'played', would: false, form: 'either' },
    '(you or your opponent play|either player plays|a player plays) {who:target}',
  ),
  phrase({ kind: 'used', would: true }, 'you would use {who:target}'),
  phrase({ kind: 'used', would: false }, 'you use {who:target}'),
  phrase({ kind: 'used', would: false, by: OPPONENT }, 'your opponent uses {who:target}'),
  phrase(
    { kind: 'used', would: false, by: OPPONENT, form: 'an opponent' },
    'an opponent uses {who:target}',
  ),
  phrase({ kind: 'digivolves' }, '{who:subject}{would}~digivolve'),
  phrase({ kind: 'digivolves' }, '{who:subject}{would}~digivolve {cause}'),
  phrase({ kind: 'played from' }, '{who:subject}{would}~are played from {from:origin}'),
  phrase({ kind: 'digivolves', form: 'by effect' }, '{cause:agent}{would}~digivolve {who:target}'),
  phrase(
    { kind: 'played', would: false, by: OPPONENT, form: 'an opponent' },
    'an opponent plays {who:target}',
  ),
  phrase({ kind: 'digivolves' }, '{who:subject}{would}~digivolve into {into:destination}'),
  phrase({ kind: 'digivolves' }, '{who:subject}{would}~digivolve into {into:destination} {cause}'),
  phrase(
    { kind: 'digivolves', form: 'by effect into' },
    '{cause:agent}{would}~digivolve {who:target} into {into:destination}',
  ),
  phrase(
    { kind: 'digivolves', dna: true },
    '{who:subject}{would}(DNA digivolve|DNA digivolves) into {into:destination}',
  ),
  phrase(
    { kind: 'digivolves', would: true, form: 'you' },
    '{who:yours}would digivolve into {into:destination}',
  ),
  phrase(
    { kind: 'digivolves', dna: true, form: 'alone' },
    '{who:subject}{would}(DNA digivolve|DNA digivolves)',
  ),
  phrase(
    { kind: 'digivolves', dna: true, form: 'you' },
    '{who:yours}{would}DNA digivolve into {into:destination}',
  ),
  phrase({ kind: 'digivolves', dna: true, form: 'you alone' }, '{who:yours}{would}DNA digivolve'),
  phrase(
    { kind: 'digivolves', would: false, form: 'you' },
    '{who:yours}digivolve into {into:destination}',
  ),
  phrase({ kind: 'digivolves', form: 'you one' }, 'you {would}digivolve {who:target}'),
  phrase(
    { kind: 'digivolves', form: 'you one into' },
    'you {would}digivolve {who:target} into {into:destination}',
  ),
  phrase(
    { kind: 'digivolves' },
    '{who:subject}{would}~digivolve from level {fromLevel:n} to level {toLevel:n}',
  ),
  phrase(
    { kind: 'digivolves', would: false, orPlayed: true },
    '{who:subject}~are played or ~digivolve',
  ),
  phrase(
    { kind: 'digivolves', would: false, orPlayed: true, form: 'by' },
    '{cause:agent}~play or ~digivolve {who:target}',
  ),
  phrase({ kind: 'played', would: true, by: 'your', form: 'playing' }, 'playing {who:target}'),
  phrase(
    { kind: 'played', would: true, by: 'your', fromHand: 'your', form: 'playing' },
    'playing {who:target} from your hand',
  ),
  phrase(
    { kind: 'played', would: true, by: 'your', fromHand: 'the', form: 'playing' },
    'playing {who:target} from the hand',
  ),
  phrase(
    { kind: 'digivolves', would: true, form: 'digivolving' },
    'digivolving {who:target} into {into:destination}',
  ),
];

/**
 * Only written: a cost that is reduced has not been paid, so that it has not digivolved yet
 * (8-1-2-4); whether it is one is known when the sentence is read (line/sentence.ts).
 */
export const OLDER_EVENTS = [
  phrase({ kind: 'played', would: true, by: 'your', form: 'older' }, 'you play {who:target}'),
  phrase(
    { kind: 'digivolves', would: true, form: 'older' },
    '{who:subject}~digivolve into {into:destination}',
  ),
];

/** "when one of your Digimon would next digivolve": waited for, and not set off each time. */
export const NEXT_EVENTS = [
  phrase({ kind: 'digivolves', would: true, next: true }, '{who:subject}would next digivolve'),
  phrase(
    { kind: 'digivolves', would: true, next: true, form: 'into' },
    '{who:subject}would next digivolve into {into:destination}',
  ),
];
