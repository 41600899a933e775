/** What something is or has, where it is, and whose turn it is. */
import { phrasesOf } from '../../phrase/phrase.ts';
import type { Test } from '../../tree/tree.ts';

const phrase = phrasesOf<Test>();
const OPPONENT = "your opponent's";

export const BEING_TESTS = [
  phrase({ kind: 'stack' }, "this Digimon's stack has {n}{compare:count} same-level cards"),
  phrase({ kind: 'state' }, '{who:subject}~are {state}'),
  phrase({ kind: 'state', state: 'unsuspended', negated: true }, "{who:subject}~aren't suspended"),
  phrase(
    { kind: 'state', state: 'unsuspended', negated: true, form: 'not' },
    '{who:subject}~are not suspended',
  ),
  phrase({ kind: 'has' }, '{who:subject}~have {filters:having}'),
  phrase({ kind: 'has', form: 'lacks' }, "{who:subject}~don't have {filters:lacking}"),
  phrase({ kind: 'has', form: 'does not' }, '{who:subject}~do not have {filters:lacking}'),
  phrase(
    { kind: 'count colours' },
    '{of:one} (have|has) {n}{compare:count} (total|different) colors',
  ),
  phrase({ kind: 'has', past: true }, '{who:subject}had {filters:having}'),
  phrase({ kind: 'has', past: true, form: 'was' }, '{who:subject}was {filters:being}'),
  phrase({ kind: 'has', form: 'value' }, '{who:owned} {filters:valued}'),
  phrase(
    { kind: 'count colours', form: 'among' },
    '(you have|there are) {n}{compare:count} (colors|total colors|different colors) among {of:one}',
  ),
  phrase(
    { kind: 'count colours', form: 'in' },
    "(there are|there're) {n}{compare:count} (colors|total colors|different colors) in {of:one}",
  ),
  phrase(
    { kind: 'count colours', form: 'its' },
    'this Digimon has {n}{compare:count} (colors|total colors|different colors) in {of:one}',
  ),
  phrase({ kind: 'has', form: 'is' }, '{who:subject}~are {filters:being}'),
  phrase({ kind: 'has', form: "it's" }, '{who:itIs} {filters:being}'),
  phrase({ kind: 'is' }, '{who:itIs} (a|an) {described}'),
  phrase({ kind: 'is', form: 'that' }, '{who:subject}~are (a|an) {described}'),
  phrase({ kind: 'has', form: "isn't" }, "{who:subject}~aren't {filters:notBeing}"),
  phrase({ kind: 'has', form: 'is not' }, '{who:subject}~are not {filters:notBeing}'),
  phrase(
    { kind: 'turn', side: 'your' },
    "(it's your turn|it is your turn|it isn't your opponent's turn|it's not your opponent's turn|it is not your opponent's turn)",
  ),
  phrase(
    { kind: 'turn', side: OPPONENT },
    "(it's your opponent's turn|it is your opponent's turn|it's the opponent's turn|it is the opponent's turn|it isn't your turn|it's not your turn|it is not your turn)",
  ),
  phrase(
    { kind: 'under', all: false },
    "{words:names} (is|are) in this Digimon's digivolution cards",
  ),
  phrase(
    { kind: 'under', all: true },
    "{words:allNames} (are|is) in this Digimon's digivolution cards",
  ),
  phrase(
    { kind: 'under', all: true, form: 'has' },
    'this Digimon has (|both ){words:allNames} in its digivolution cards',
  ),
  phrase({ kind: 'placed' }, '{who:target} (is|are) {place}'),
  phrase({ kind: 'placed', form: 'or' }, '{who:one} or {also:names} (is|are) {place}'),
  phrase({ kind: 'placed', form: 'either' }, '{who:couple} (is|are) {place}'),
];
