/** What a card must be like to be meant: in front of its noun, or behind "with". */
import { phrasesOf } from '../../phrase/phrase.ts';
import type { Filter } from '../../tree/tree.ts';
import { COMPARED, SHARED, WHOSE } from './compared.ts';
import { table } from '../../phrase/make-hole.ts';

export const phrase = phrasesOf<Filter>(false);

/** "[Dramon] trait", "level 4 or lower", "suspended": each followed by a space and the noun. */
export const BEFORE = [
  phrase({ kind: 'suspended' }, 'suspended'),
  phrase({ kind: 'unsuspended' }, 'unsuspended'),
  phrase({ kind: 'colour' }, '{colours}'),
  phrase({ kind: 'level' }, '(level |level|Lv.){n}{compare:level}'),
  phrase({ kind: 'DP', form: 'before' }, '{n} DP{compare:level}'),
  phrase(
    { kind: 'play cost', form: 'before' },
    '(play cost|use cost|play or use cost|memory cost)(| of) {n}{compare:level}',
  ),
  phrase({ kind: 'extreme', form: 'before' }, '{which} {of}'),
  phrase({ kind: 'extreme', form: 'hyphen' }, '{which}-{of}'),
  phrase(
    { kind: 'trait', match: 'exact', form: 'before' },
    '{words:names} (trait|type|attribute|form)',
  ),
  phrase({ kind: 'name', match: 'exact' }, '{words:names}(|s)'),
  phrase({ kind: 'text', form: 'before' }, '{words:names} text'),
  phrase({ kind: 'text', form: 'icon before' }, '{words:icons} text'),
  phrase({ kind: 'not colour' }, 'non-{colours}'),
  phrase({ kind: 'colours', compare: 'exactly', n: 1, form: 'single' }, 'single-color'),
  phrase({ kind: 'colours', compare: 'exactly', n: 2, form: 'two' }, 'two-color'),
  phrase({ kind: 'colours', compare: 'exactly', n: 3, form: 'three' }, 'three-color'),
  phrase({ kind: 'non-Digi-Egg' }, 'non-Digi-Egg'),
  phrase({ kind: 'colours', compare: 'exactly', form: 'before' }, '{n}-color'),
  phrase({ kind: 'not named', form: 'before' }, 'non-{words:names}'),
  phrase({ kind: 'all colours' }, '{n}-color {colours:allColours}'),
  phrase({ kind: 'colour pair' }, '{colours:allColours}'),
  phrase({ kind: 'the same', of: 'levels', form: 'before' }, 'same-level'),
  phrase(
    { kind: 'colours', compare: 'or more', n: 2, form: 'many' },
    '(multicolored|multicolor|multi-color|multi-colored)',
  ),
  phrase({ kind: 'face up' }, 'face(-| )up'),
  phrase({ kind: 'face down' }, 'face(-| )down'),
];

/** Behind "with", "has" or "that has". */
export const BEHIND = [
  phrase({ kind: 'DP' }, '{n} DP{compare:dp}'),
  phrase({ kind: 'DP', form: 'of' }, '(DP|a DP) of {n}{compare:dp}'),
  phrase({ kind: 'DP', compare: 'or more', form: 'middle' }, '{n} or (more|higher) DP'),
  phrase({ kind: 'DP', compare: 'or less', form: 'middle' }, '{n} or (less|fewer|lower) DP'),
  phrase(
    { kind: 'play cost' },
    '(a play cost|play cost|play costs|cost|a cost|a use cost|use cost|a memory cost|memory cost|a play or use cost) of {n}{compare:dp}',
  ),
  phrase({ kind: 'level', form: 'behind' }, '(level|a level of|levels of) {n}{compare:level}'),
  phrase({ kind: 'keyword' }, '{use}'),
  phrase({ kind: 'extreme' }, 'the {which} {of}'),
  phrase(
    { kind: 'extreme', of: 'digivolution cards', which: 'lowest' },
    'the fewest digivolution cards',
  ),
  phrase(
    { kind: 'extreme', of: 'digivolution cards', which: 'highest' },
    'the most digivolution cards',
  ),
  phrase(
    { kind: 'name', match: 'contains' },
    '{words:names} in (its name|their names|its names|their name|its card name|their card names)',
  ),
  phrase(
    { kind: 'name', match: 'contains', form: 'but' },
    '{words:names} (other than {except:names})(|,) in (its name|their names)',
  ),
  phrase(
    { kind: 'name', match: 'contains', form: 'behind but' },
    '{words:names} in (its name|their names) (other than {except:names})',
  ),
  phrase(
    { kind: 'trait', match: 'exact' },
    '(the |a |an |){words:names} (trait|traits|type|Trait|form|attribute)',
  ),
  phrase(
    { kind: 'trait', match: 'exact', form: 'in' },
    '{words:names} in (its|their) (traits|trait|form|attribute|type|types|forms|attributes|form or type|type or form|form or attribute|attribute or type)',
  ),
  phrase(
    { kind: 'trait', match: 'contains' },
    '{words:names} in (any of its|one of its|any of their|one of their) (traits|types)',
  ),
  phrase(
    { kind: 'trait', match: 'contains', form: 'but' },
    '{words:names}, other than {except:names}, in (any of its|one of its|any of their|one of their) traits',
  ),
  phrase(
    { kind: 'trait', match: 'contains', form: 'behind' },
    '{words:names} in (any of its|one of its|any of their|one of their) traits (other than {except:names})',
  ),
  phrase({ kind: 'text' }, '{words:names} in (its|their) (text|texts)'),
  phrase({ kind: 'text', form: 'icon' }, '{words:icons} in (its|their) (text|texts)'),
  phrase(
    { kind: 'digivolution cards', compare: 'exactly', n: 0, form: 'no' },
    'no (digivolution cards|cards under it|cards under them)',
  ),
  phrase(
    { kind: 'digivolution cards' },
    '{n}{compare:count} (digivolution cards|digivolution card)',
  ),
  phrase({ kind: 'colours' }, '{n}{compare:count} (colors|color)'),
  phrase(
    { kind: 'same-level cards' },
    '{n}{compare:count} same-level cards in (its stack|their stacks)',
  ),
  phrase(
    { kind: 'face-down digivolution cards' },
    '{n}{compare:count} face-down (digivolution cards|digivolution card)',
  ),
  phrase(
    { kind: 'face-down digivolution cards', compare: 'or more', n: 1, form: 'some' },
    '(face-down digivolution cards|a face-down digivolution card)',
  ),
  phrase(
    { kind: 'has a DigiXros requirement' },
    '(a DigiXros requirement|DigiXros requirements|a DigiXros condition)',
  ),
  phrase({ kind: 'link cards' }, '{n}{compare:count} (link cards|link card)'),
  phrase({ kind: 'link cards', compare: 'or more', n: 1, form: 'a' }, '(a link card|link cards)'),
  phrase({ kind: 'has effect' }, '(an |a |){effect:tag} (effect|effects)'),
  phrase({ kind: 'no level' }, 'no level'),
  phrase({ kind: 'has no DP' }, 'no DP'),
  phrase(
    { kind: 'different', of: 'names' },
    '(different names|different card names|a different name)',
  ),
  phrase({ kind: 'different', of: 'levels' }, 'different levels'),
  phrase({ kind: 'different', of: 'colours' }, 'different colors'),
  phrase({ kind: 'different', of: 'card numbers' }, 'different card numbers'),
  phrase({ kind: 'the same', of: 'levels' }, 'the same level'),
  phrase(
    { kind: 'the same', of: 'names', asThere: true },
    'the same name as the cards in your battle area or trash',
  ),
  phrase({ kind: 'the same', of: 'names' }, 'the same (name|card name)'),
  phrase(
    { kind: 'digivolution cards', compare: 'or more', n: 1, form: 'some' },
    '(digivolution cards|a digivolution card|any digivolution cards|cards under it|cards under them|any cards under it|any cards under them)',
  ),
  phrase(
    { kind: 'under', compare: 'exactly', n: 0, form: 'no' },
    'no {described} in its digivolution cards',
  ),
  phrase({ kind: 'under' }, '{n}{compare:count} {described} in its digivolution cards'),
  phrase(
    { kind: 'under', compare: 'or more', n: 1, form: 'a' },
    '(|a |an ){described} in (its|their) digivolution cards',
  ),
  phrase({ kind: 'under colour' }, '(a|an) {words:colours} digivolution card'),
  phrase({ kind: 'under name' }, '(a|an) {words:names} digivolution card'),
  phrase(
    { kind: 'under', compare: 'or more', n: 1, noun: 'digivolution card', form: 'with' },
    'a digivolution card with {filters:having}',
  ),
  phrase({ kind: 'under', compare: 'or more', n: 1, form: 'lying' }, '(a|an) {beneathDetailed}'),
  phrase({ kind: 'under', form: 'many lying' }, '{n}{compare:count} {beneathDetailed}'),
  phrase({ kind: 'has inherited effects' }, '(inherited effects|an inherited effect)'),
  ...COMPARED,
];

/** Print that leaves out of what: "1 Option card with [X] from your trash". */
const WITH_WORDS = [phrase({ kind: 'with words' }, '{words:names}')];

const IN_PLAY = { 'in play': { inPlay: true } } as const;

/** "in play" behind all the rest. */
const WHERE = [
  phrase({ kind: 'the same', of: 'levels', form: 'of' }, 'of the same level'),
  phrase({ kind: 'alike', of: 'level', form: 'of' }, 'of the same level as {than:one}'),
  phrase({ kind: 'alike', of: 'color', form: 'of' }, 'of the same color as {than:one}'),
  phrase({ kind: 'on the field' }, '(on the field|in play)', IN_PLAY),
  phrase({ kind: 'in the breeding area' }, 'in (the|your) breeding area'),
];

/** The same in front of "with": "a Digimon in play with [X] in its name". */
const FIRST = [phrase({ kind: 'on the field', form: 'first' }, '(on the field|in play)', IN_PLAY)];

/** Behind whose it is: "this Digimon's level is 5 or higher". */
const VALUED = [
  phrase({ kind: 'level', form: 'is' }, 'level is {n}{compare:level}'),
  phrase({ kind: 'DP', form: 'is' }, 'DP is {n}{compare:dp}'),
  phrase({ kind: 'play cost', form: 'is' }, '(play cost|memory cost|cost) is {n}{compare:dp}'),
];

const EXCEPT = [phrase({ kind: 'not named' }, '(other than|except) {words:names}')];

const COMMAS = [phrase({ kind: 'not named', form: 'commas' }, ', other than {words:names},')];

const BARE = [phrase({ kind: 'not named', form: 'bare' }, 'other than {words:names}')];

export const plainBefore = table<Filter>(BEFORE);

export const behind = table<Filter>(BEHIND);

export const withWords = table<Filter>(WITH_WORDS);

export const whose = table<Filter>(WHOSE);

export const shared = table<Filter>(SHARED);

export const except = table<Filter>(EXCEPT);

/** The same without parentheses. */
export const bareExcept = table<Filter>(BARE);

/** The same between commas. */
export const commaExcept = table<Filter>(COMMAS);

export const where = table<Filter>(WHERE);

export const whereFirst = table<Filter>(FIRST);

export const valuedOne = table<Filter>(VALUED);
