import { phrasesOf } from '../../phrase/phrase.ts';
import type { Action, PlayCost } from '../../tree/tree.ts';

const phrase = phrasesOf<Action>();
const costPhrase = phrasesOf<PlayCost>();

/** Playing, using and digivolving, and what is paid for it. */
export const PLAYING = [
  phrase({ kind: 'play' }, '~play {target} {cost}'),
  phrase({ kind: 'play', suspended: true }, '~play {target} suspended {cost}'),
  phrase({ kind: 'play', form: 'token' }, '~play {target}'),
  phrase({ kind: 'play or use' }, '(play or use|playing or using) {target} {cost}'),
  phrase({ kind: 'use' }, '~use {target} {cost}'),
  phrase({ kind: 'digivolve' }, '{who:subject}~digivolve into {into:target} {cost}'),
  phrase(
    { kind: 'digivolve', form: 'can' },
    '{who:subject}can digivolve into {into:target} {cost}',
  ),
  phrase(
    { kind: 'digivolve', dna: true },
    '{who:subject}(DNA digivolve|DNA digivolves) into {into:target}',
  ),
  phrase({ kind: 'digivolve' }, '{who:subject}~digivolve into {into:target}'),
  phrase({ kind: 'digivolve', form: 'order' }, '~digivolve {who:target} into {into:target} {cost}'),
  phrase(
    { kind: 'digivolve', ignoring: true },
    '{who:subject}~digivolve into {into:target} {cost}, ignoring (its digivolution requirements|digivolution requirements|all digivolution requirements|their digivolution requirements)',
  ),
  phrase(
    { kind: 'digivolve', ignoring: true, form: 'can' },
    '{who:subject}can digivolve into {into:target} {cost}, ignoring (its digivolution requirements|digivolution requirements|all digivolution requirements)',
  ),
  phrase(
    { kind: 'digivolve', ignoring: true, form: 'order' },
    '~digivolve {who:target} into {into:target} {cost}, ignoring (its digivolution requirements|digivolution requirements|all digivolution requirements)',
  ),
  phrase(
    { kind: 'digivolve', dna: true, form: 'cost' },
    '{who:subject}(DNA digivolve|DNA digivolves) into {into:target} {cost}',
  ),
  phrase(
    { kind: 'digivolve', dna: true, form: 'order' },
    '(DNA digivolve|DNA digivolving) {who:target} into {into:target}(| by paying its DNA digivolve cost)',
  ),
  phrase(
    { kind: 'digivolve', appFusion: true },
    '{who:subject}(app fuse|app fuses|App Fuse) into {into:target}',
  ),
];

export const COSTS = [
  costPhrase(
    { kind: 'free' },
    'without paying (the cost|its memory cost|its cost|the costs|their costs|their memory costs)',
  ),
  costPhrase(
    { kind: 'reduced' },
    'with (the|its) (play cost|digivolution cost|cost) reduced by {n}',
  ),
  costPhrase(
    { kind: 'fixed' },
    'for (a|its|the) (digivolution cost|play cost|cost|memory cost) of {n}',
  ),
  costPhrase({ kind: 'paid' }, 'for (the|its) (digivolution cost|play cost|cost|memory cost)'),
  costPhrase(
    { kind: 'paid', form: 'paying' },
    'by paying its (DNA digivolve|digivolution|play) cost',
  ),
];
