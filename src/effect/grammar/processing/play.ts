import { phrasesOf } from '../../phrase/phrase.ts';
import type { Action, PlayCost } from '../../tree/tree.ts';

const phrase = phrasesOf<Action>();
const costPhrase = phrasesOf<PlayCost>();

/** Playing, using and digivolving, and what is paid for it. */
export const PLAYING = [
  phrase({ kind: 'play' }, '~play {target} {cost}'),
  phrase({ kind: 'play', form: 'place ahead' }, '{placedAhead}'),
  phrase({ kind: 'play', suspended: true }, '~play {target} suspended {cost}'),
  phrase({ kind: 'play', form: 'token' }, '~play {target}(| to your battle area)'),
  phrase(
    { kind: 'play', suspended: true, form: 'token' },
    '~play {target} suspended(| to your battle area)',
  ),
  phrase(
    { kind: 'play', to: 'breeding area' },
    '~play {target} to (an|your) empty (space in your |)breeding area {cost}',
  ),
  phrase({ kind: 'play', form: 'this' }, '~play {target:thisPlaced} {cost}'),
  phrase({ kind: 'play', form: 'another' }, '~play {target} as another Digimon {cost}'),
  phrase({ kind: 'play', withoutBattle: true }, '~play {target} without battling and {cost}'),
  phrase({ kind: 'use', form: 'first' }, 'from your hand and {cost}, use {target}'),
  phrase(
    { kind: 'digivolve', ignoring: true, form: 'cost last' },
    '{who:subject}~digivolve into {into:destination}, ignoring (its digivolution requirements|digivolution requirements|all digivolution requirements)(,|) and {cost}',
  ),
  phrase(
    { kind: 'digivolve', ignoring: 'level' },
    '{who:subject}~digivolve into {into:destination} {cost}(,| and|, and) ignoring (its level|level)',
  ),
  phrase(
    { kind: 'digivolve', ignoring: 'level', form: 'free' },
    '{who:subject}~digivolve into {into:destination}, ignoring (its level|level)',
  ),
  phrase(
    { kind: 'digivolve', ignoring: 'level', ordered: true },
    '~digivolve {who:target} into {into:destination} {cost}(,| and|, and) ignoring (its level|level)',
  ),
  phrase(
    { kind: 'digivolve', ignoring: 'level', form: 'cost last' },
    '{who:subject}~digivolve into {into:destination}, ignoring (its level|level)(,|) and {cost}',
  ),
  phrase(
    { kind: 'digivolve', ignoring: true, ordered: true, form: 'cost last' },
    '~digivolve {who:target} into {into:destination}, ignoring (its digivolution requirements|digivolution requirements|all digivolution requirements)(,|) and {cost}',
  ),
  phrase(
    { kind: 'digivolve onto' },
    '~digivolve this card from your hand onto {onto:one} as if (the Tamer|that card|this Tamer) is a level {level:n} {colours} Digimon',
  ),
  phrase(
    { kind: 'digivolve onto', form: 'cost' },
    '~digivolve this card from your hand onto {onto:one} as if (the Tamer|that card|this Tamer) is a level {level:n} {colours} Digimon for a (memory|digivolution) cost of {n}',
  ),
  phrase(
    { kind: 'digivolve onto', form: 'any' },
    '~digivolve this card from your hand onto {onto:one} as if (the Tamer|that card|this Tamer) is a level {level:n} Digimon',
  ),
  // "as if", in all its orders, in front of the same words without it.
  phrase(
    { kind: 'digivolve', ordered: true, form: 'as if' },
    '~digivolve {who:target} into {into:destination} {cost} as if (this Tamer|that card|that Tamer|the Tamer|it|this card) (is|were) a level {level:n} {colours} Digimon',
  ),
  phrase(
    { kind: 'digivolve', ordered: true, form: 'as if any' },
    '~digivolve {who:target} into {into:destination} {cost} as if (this Tamer|that card|that Tamer|the Tamer|it|this card) (is|were) a level {level:n} Digimon',
  ),
  phrase(
    { kind: 'digivolve', ordered: true, form: 'as if first' },
    '~digivolve {who:target} into {into:destination} as if (this Tamer|that card|that Tamer|the Tamer|it|this card) (is|were) a level {level:n} {colours} Digimon {cost}',
  ),
  phrase(
    { kind: 'digivolve', form: 'as if' },
    '{who:subject}~digivolve into {into:destination} {cost} as if (this Tamer|that card|that Tamer|the Tamer|it|this card) (is|were) a level {level:n} {colours} Digimon',
  ),
  phrase(
    { kind: 'digivolve', form: 'as if any' },
    '{who:subject}~digivolve into {into:destination} {cost} as if (this Tamer|that card|that Tamer|the Tamer|it|this card) (is|were) a level {level:n} Digimon',
  ),
  phrase(
    { kind: 'digivolve', form: 'as if first' },
    '{who:subject}~digivolve into {into:destination} as if (this Tamer|that card|that Tamer|the Tamer|it|this card) (is|were) a level {level:n} {colours} Digimon {cost}',
  ),
  phrase({ kind: 'play or use' }, '(play or use|playing or using) {target} {cost}'),
  phrase({ kind: 'use' }, '~use {target} {cost}'),
  phrase({ kind: 'digivolve' }, '{who:subject}~digivolve into {into:destination} {cost}'),
  phrase(
    { kind: 'digivolve', form: 'can' },
    '{who:subject}can digivolve into {into:destination} {cost}',
  ),
  phrase(
    { kind: 'digivolve', dna: true },
    '{who:subject}(DNA digivolve|DNA digivolves) into {into:destination}',
  ),
  phrase({ kind: 'digivolve' }, '{who:subject}~digivolve into {into:destination}'),
  phrase(
    { kind: 'digivolve', ordered: true },
    '~digivolve {who:target} into {into:destination} {cost}',
  ),
  phrase(
    { kind: 'digivolve', ordered: true, form: 'onto' },
    '~digivolve {into:destination} onto {who:target} {cost}',
  ),
  phrase(
    { kind: 'digivolve', ignoring: true },
    '{who:subject}~digivolve into {into:destination} {cost}(,| and|, and) ignoring (its digivolution requirements|digivolution requirements|all digivolution requirements|their digivolution requirements)',
  ),
  phrase(
    { kind: 'digivolve', ignoring: true, form: 'can' },
    "{who:subject}can digivolve into {into:destination} {cost}(,| and|, and) ignoring (its digivolution requirements|digivolution requirements|all digivolution requirements|this card's digivolution requirements)",
  ),
  phrase(
    { kind: 'digivolve', ignoring: true, ordered: true },
    '~digivolve {who:target} into {into:destination} {cost}(,| and|, and) ignoring (its digivolution requirements|digivolution requirements|all digivolution requirements)',
  ),
  phrase(
    { kind: 'digivolve', dna: true, form: 'cost' },
    '{who:subject}(DNA digivolve|DNA digivolves) into {into:destination} {cost}',
  ),
  phrase(
    { kind: 'digivolve', dna: true, ordered: true },
    '(DNA digivolve|DNA digivolving) {who:target} into {into:destination}(| by paying its DNA digivolve cost| by paying its cost| for its DNA digivolve cost)',
  ),
  phrase(
    { kind: 'digivolve', dna: true, ordered: true, form: 'cost' },
    '(DNA digivolve|DNA digivolving) {who:target} into {into:destination} {cost}',
  ),
  phrase(
    { kind: 'digivolve', appFusion: true, ordered: true },
    '(app fuse|app fusing) {who:target} into {into:destination}',
  ),
  phrase(
    { kind: 'digivolve', appFusion: true },
    '{who:subject}(app fuse|app fuses|App Fuse) into {into:destination}',
  ),
];

export const COSTS = [
  costPhrase(
    { kind: 'free' },
    'without paying (the cost|its memory cost|its cost|the costs|their costs|their memory costs|the digivolution cost|its digivolution cost|its play cost|the play cost|the memory cost|their play costs|the play costs|the memory costs|its use cost|the use cost)',
  ),
  costPhrase(
    { kind: 'reduced' },
    'with (the|its|their) (play cost|digivolution cost|cost|use cost|memory cost|play costs|costs|link cost) reduced by {n}',
  ),
  costPhrase(
    { kind: 'fixed' },
    'for (a |its |the |)(digivolution cost|play cost|cost|memory cost|use cost) of {n}',
  ),
  costPhrase(
    { kind: 'paid' },
    'for (the|its) (digivolution cost|play cost|cost|memory cost|use cost)',
    { 'digivolution cost': { named: 'digivolution' }, 'play cost': { named: 'play' } },
  ),
  costPhrase(
    { kind: 'paid', form: 'paying' },
    'by paying (its|the) (DNA digivolve |digivolution |play |memory |)cost',
    {
      'DNA digivolve ': { named: 'digivolution' },
      'digivolution ': { named: 'digivolution' },
      'play ': { named: 'play' },
    },
  ),
];
