import { phrasesOf } from '../../phrase/phrase.ts';
import type { Action } from '../../tree/tree.ts';

const phrase = phrasesOf<Action>();
const OPPONENT = "your opponent's";

/** Cards put under Digimon and Tamers, into a security stack, into the battle area. */
export const PLACING = [
  phrase(
    { kind: 'place', to: 'digivolution cards', end: 'bottom' },
    '~place {target} as {under:owned} bottom digivolution (card|cards)(| in any order)',
  ),
  phrase(
    { kind: 'place', to: 'digivolution cards', end: 'bottom' },
    '~place {target}{faceDown} as {under:owned} bottom digivolution (card|cards)(| in any order)',
  ),
  phrase(
    { kind: 'place', to: 'digivolution cards', end: 'top' },
    '~place {target} as {under:owned} top digivolution (card|cards)(| in any order)',
  ),
  phrase(
    { kind: 'place', to: 'digivolution cards', end: 'top', form: 'under' },
    '~place {target} under {under:target} as its top digivolution (card|cards)',
  ),
  phrase(
    { kind: 'place', to: 'digivolution cards', end: 'bottom', form: 'under at' },
    '~place {target} under {under:target} at the bottom of its digivolution cards',
  ),
  phrase(
    { kind: 'place', to: 'digivolution cards', end: 'bottom', form: 'face under' },
    '~place {target}{faceDown} as the bottom digivolution (card|cards) of {under:target}',
  ),
  phrase(
    { kind: 'place', to: 'digivolution cards', end: 'bottom', form: 'order first' },
    '~place {target} in any order as {under:owned} bottom digivolution cards',
  ),
  phrase(
    { kind: 'place', to: 'digivolution cards', end: 'anywhere', form: 'in' },
    '~place {target} in {under:owned} digivolution cards(| in any order)',
  ),
  phrase(
    { kind: 'place', to: 'digivolution cards', end: 'anywhere', form: 'one of' },
    '~place {target} under {under:target} as one of its digivolution cards',
  ),
  phrase(
    { kind: 'place', to: 'digivolution cards', end: 'anywhere', form: 'as one of' },
    '~place {target} as one of {under:owned} digivolution cards',
  ),
  phrase(
    { kind: 'place', to: 'security top or bottom' },
    '~place {target} (as the top or bottom security card|at the top or bottom of your security stack|as your top or bottom security card|on top or bottom of your security stack|on the top or bottom of your security stack|at the top or bottom of the security stack|on top or at the bottom of your security stack)',
  ),
  phrase(
    { kind: 'place', to: 'security top or bottom', form: 'face' },
    '~place {target}{faceDown} as the top or bottom security card',
  ),
  phrase(
    { kind: 'place', to: 'security top or bottom', form: 'face last' },
    '~place {target} (at the top or bottom of your security stack|on top or bottom of your security stack|at the top or bottom of the security stack){faceDown}',
  ),
  phrase(
    { kind: 'place', to: 'digivolution cards', end: 'any', eitherEnd: true },
    '~place {target} as {under:owned} top or bottom digivolution (card|cards)',
  ),
  phrase(
    { kind: 'place', to: 'digivolution cards', end: 'bottom', form: 'of' },
    '~place {target} as the bottom digivolution (card|cards) of {under:target}',
  ),
  phrase(
    { kind: 'place', to: 'digivolution cards', end: 'bottom', form: 'under' },
    '~place {target} under {under:target} as its bottom digivolution (card|cards)(| in any order)',
  ),
  phrase(
    { kind: 'place', to: 'digivolution cards', end: 'bottom', form: 'at' },
    '~place {target} (at|on) the bottom of {under:owned} digivolution cards(| in any order)',
  ),
  phrase(
    { kind: 'place', to: 'digivolution cards', end: 'top', form: 'at' },
    '~place {target} (at the|on) top of {under:owned} digivolution cards(| in any order)',
  ),
  phrase(
    { kind: 'place', to: 'digivolution cards', end: 'any' },
    '~place {target} under {under:target}(| in any order)',
  ),
  phrase(
    { kind: 'place', to: 'digivolution cards', end: 'bottom', form: 'order' },
    '~place {target} under {under:target} in any order as its bottom digivolution cards',
  ),
  phrase(
    { kind: 'place', to: 'digivolution cards', end: 'any' },
    '~place {target}{faceDown} under {under:target}',
  ),
  phrase(
    { kind: 'place', to: 'digivolution cards', end: 'any', form: 'this' },
    '~place {target:thisPlaced}{faceDown} under {under:target}',
  ),
  phrase(
    { kind: 'place', to: 'security bottom' },
    '~place {target} (as your bottom security card|as the bottom security card|at the bottom of your security stack|at the bottom of the security stack|as the bottom security cards|as your bottom security cards|on the bottom of your security stack)',
  ),
  phrase(
    { kind: 'place', to: 'security top' },
    '~place {target} (as your top security card|as the top security card|on top of your security stack|at the top of your security stack|as the top security cards|as your top security cards)',
  ),
  phrase(
    { kind: 'place', to: 'security bottom' },
    '~place {target}{faceDown} (as your bottom security card|as the bottom security card|at the bottom of your security stack|at the bottom of the security stack)',
  ),
  phrase(
    { kind: 'place', to: 'security top' },
    '~place {target}{faceDown} (as your top security card|as the top security card|on top of your security stack)',
  ),
  phrase(
    { kind: 'place', to: 'security bottom', form: 'face last' },
    '~place {target} as (the|your) bottom security card{faceDown}',
  ),
  phrase(
    { kind: 'place', to: 'security top', form: 'face last' },
    '~place {target} as (the|your) top security card{faceDown}',
  ),
  phrase(
    { kind: 'place used', to: 'security top' },
    '~place the Option card used (with|by) this effect (on top of your security stack face down|on top of your security stack) instead of (placing it in your trash|trashing it)',
  ),
  phrase(
    { kind: 'place used', to: 'security bottom' },
    '~place the Option card used (with|by) this effect at the bottom of your security stack instead of (placing it in your trash|trashing it)',
  ),
  phrase(
    { kind: 'place', to: 'digivolution cards', end: 'bottom', form: 'or under' },
    '~place {target} as {under:owned} bottom digivolution (card|cards) or under {or:target}',
  ),
  phrase(
    { kind: 'place', to: 'digivolution cards', end: 'bottom', form: 'under or under' },
    '~place {target} under {under:target} as its bottom digivolution (card|cards) or under {or:target}',
  ),
  phrase(
    { kind: 'place', to: 'security top', whose: OPPONENT, form: 'as' },
    "~place {target} as (their|its owner's|your opponent's) top security card",
  ),
  phrase(
    { kind: 'place', to: 'security top', whose: OPPONENT, form: 'as' },
    "~place {target}{faceDown} as (their|its owner's|your opponent's) top security card",
  ),
  phrase(
    { kind: 'place', to: 'security top', whose: OPPONENT, form: 'face first' },
    "~place {target}{faceDown} (on top of its owner's|at the top of its owner's|on top of their|on top of your opponent's) security stack",
  ),
  phrase(
    { kind: 'place', to: 'security top', whose: OPPONENT, form: 'face last' },
    "~place {target} as (their|its owner's|your opponent's) top security card{faceDown}",
  ),
  phrase(
    { kind: 'place', to: 'security bottom', whose: OPPONENT, form: 'face last' },
    "~place {target} as (their|its owner's|your opponent's) bottom security card{faceDown}",
  ),
  phrase(
    { kind: 'place', to: 'security bottom', whose: OPPONENT, form: 'as' },
    "~place {target} as (their|its owner's|your opponent's) bottom security card",
  ),
  phrase(
    { kind: 'place', to: 'security bottom', whose: OPPONENT, form: 'as' },
    "~place {target}{faceDown} as (their|its owner's|your opponent's) bottom security card",
  ),
  phrase(
    { kind: 'place', to: 'security bottom', whose: OPPONENT, form: 'face first' },
    "~place {target}{faceDown} (at the bottom of its owner's|on the bottom of its owner's|at the bottom of their|at the bottom of your opponent's) security stack",
  ),
  phrase({ kind: 'place', to: 'battle area' }, '~place {target} (in|into) (the|your) battle area'),
  phrase(
    { kind: 'place', to: 'security top', form: 'face' },
    '~place {target} (on|at the) top of (your|the) security stack{faceDown}',
  ),
  phrase(
    { kind: 'place', to: 'security bottom', form: 'face' },
    '~place {target} at the bottom of (your|the) security stack{faceDown}',
  ),
  phrase(
    { kind: 'place', to: 'security top', whose: OPPONENT },
    "~place {target} (on top of their|at the top of their|on top of your opponent's|on top of its owner's|on top of their owners'|on top of their owner's) (security stack|security stacks)",
  ),
  phrase(
    { kind: 'place', to: 'security bottom', whose: OPPONENT },
    "~place {target} (at the bottom of|on the bottom of) (their|your opponent's|its owner's|their owners'|their owner's) (security stack|security stacks)",
  ),
  phrase(
    { kind: 'place', to: 'security top', whose: OPPONENT },
    "~place {target} (on top of their|at the top of their|on top of your opponent's|on top of its owner's) security stack{faceDown}",
  ),
  phrase(
    { kind: 'place', to: 'security bottom', whose: OPPONENT },
    "~place {target} at the bottom of (their|your opponent's|its owner's) security stack{faceDown}",
  ),
];
