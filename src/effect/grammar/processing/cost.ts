import { phrasesOf } from '../../phrase/phrase.ts';
import type { Action } from '../../tree/tree.ts';

const phrase = phrasesOf<Action>();

/** Costs, requirements and what a card counts as. */
export const COST_CHANGES = [
  phrase(
    { kind: 'reduce', of: 'play cost' },
    "~reduce (the|its|this card's|their) (play cost|memory cost|play costs) by {n}",
    { 'memory cost': { memory: true } },
  ),
  phrase(
    { kind: 'reduce', of: 'digivolution cost' },
    '~reduce (the|its) (digivolution cost|memory cost of the digivolution|cost of the digivolution|memory cost to digivolve|cost to digivolve) by {n}',
  ),
  phrase({ kind: 'reduce', of: 'cost' }, '~reduce (the|its) (cost|costs) by {n}'),
  phrase(
    { kind: 'reduce', of: 'play or digivolution cost' },
    '~reduce (the|its) play or digivolution cost by {n}',
  ),
  phrase({ kind: 'reduce', of: 'use cost' }, '~reduce (the|its) use cost by {n}'),
  phrase(
    { kind: 'reduce', of: 'cost', form: 'memory' },
    '~reduce the memory cost of this card by {n}',
  ),
  phrase(
    { kind: 'reduce', of: 'cost of this card' },
    '~reduce the (memory|play) cost (of|to play) this card (in|from) your hand by {n}',
  ),
  phrase(
    { kind: 'reduce', of: 'cost of this card', form: 'when' },
    '~reduce the memory cost when playing this card from your hand by {n}',
  ),
  phrase(
    { kind: 'reduce', of: "this effect's digivolution cost" },
    "~reduce this effect's digivolution cost by {n}",
  ),
  phrase(
    { kind: 'reduce', of: "this effect's play cost" },
    "~reduce this effect's play cost by {n}",
  ),
  phrase(
    { kind: 'reduce by', of: 'play cost' },
    '~reduce (the|its) play cost by the {measure} of {whose:target}',
  ),
  phrase(
    { kind: 'reduce by', of: 'play cost', form: 'whose' },
    '~reduce (the|its) play cost by {whose:owned} {measure}',
  ),
  phrase(
    { kind: 'reduce by', of: 'digivolution cost' },
    '~reduce (the|its) digivolution cost by the {measure} of {whose:target}',
  ),
  phrase(
    { kind: 'reduce by', of: 'digivolution cost', form: 'whose' },
    '~reduce (the|its) digivolution cost by {whose:owned} {measure}',
  ),
  phrase(
    { kind: 'reduce by', of: 'cost' },
    '~reduce (the|its) cost by the {measure} of {whose:target}',
  ),
  phrase(
    { kind: 'reduce by', of: 'cost', form: 'whose' },
    '~reduce (the|its) cost by {whose:owned} {measure}',
  ),
  phrase({ kind: 'increase', of: 'use cost' }, "add {n} to this card's use cost"),
  phrase({ kind: 'meets colours' }, "{colours} also meets this card's color requirements"),
  phrase(
    { kind: 'meets colours', form: 'may' },
    'this card may also have its color requirements met by {colours}',
  ),
  phrase(
    { kind: 'stands for' },
    '(this card|this Digimon) is also treated as {words:names} for (a DigiXros|DigiXros)',
  ),
  phrase(
    { kind: 'stands for', form: 'level' },
    "(this card|this Digimon) is also treated as (Lv.|level |){level:n} {words:names} for {of:names}'s (DNA digivolution|assembly|DigiXros)",
  ),
  phrase({ kind: 'reduce', of: 'cost', further: true }, 'further reduce it by {n}'),
  phrase({ kind: 'increase', of: 'play cost' }, '~increase (the|its) play cost by {n}'),
  phrase(
    { kind: 'increase', of: 'digivolution cost' },
    '~increase (the|its) digivolution cost by {n}',
  ),
  phrase({ kind: 'increase', of: 'cost' }, '~increase (the|its) cost by {n}'),
  phrase(
    { kind: 'reduce', of: 'play cost', form: 'is' },
    "(this card's|its|the) play cost is reduced by {n}",
  ),
  phrase(
    { kind: 'reduce', of: 'digivolution cost', form: 'is' },
    '(its|the) digivolution cost is reduced by {n}',
  ),
  phrase({ kind: 'ignore colours' }, "you can ignore this card's color requirements"),
  phrase({ kind: 'ignore colours', form: 'order' }, "~ignore this card's color requirements"),
  phrase(
    { kind: 'ignore colours', form: 'use' },
    '~use (this card|this Option card) (without meeting|ignoring) its color requirements',
  ),
  phrase(
    { kind: 'treated as', as: 'trait', form: 'has' },
    '(this Digimon|this card) has the {words:names} trait',
  ),
  phrase(
    { kind: 'treated as', as: 'name' },
    '(this card/Digimon|this card) is also treated as {words:names}',
  ),
  phrase(
    { kind: 'treated as', as: 'trait' },
    '(this card/Digimon|this card) is also treated as having the {words:names} trait',
  ),
];
