/** Any card of a stack that shows its backs, and all Digimon but the best of them. */
import { table } from '../phrase/make-hole.ts';
import { phrasesOf } from '../phrase/phrase.ts';
import type { Hole } from '../phrase/hole.ts';
import type { Filter, Target } from '../tree/tree.ts';

const phrase = phrasesOf<Target>();

export const ANY_OF_STACK = [
  phrase(
    { kind: 'cards', noun: 'card', filters: [], form: 'of stack' },
    '{upTo}{n} of {place:stackOf}',
  ),
  phrase(
    { kind: 'cards', noun: 'card', filters: [], upTo: false, form: 'any of stack' },
    'any {n} of {place:stackOf}',
  ),
];

const THEIRS = { side: "your opponent's", other: false, noun: 'Digimon' } as const;

/** The best are those with the highest or lowest value as long as the effect lasts. */
export const ALL_BUT = [
  phrase(
    { kind: 'any', ...THEIRS, none: true, said: 'none but' },
    "other than their {filters:butBest} Digimon, none of (your opponent's|their) Digimon",
  ),
  phrase(
    { kind: 'all', ...THEIRS, but: 'best' },
    "all of (your opponent's|their) Digimon other than their {filters:butBest} Digimon",
  ),
];

const best = table<Filter>([
  phrasesOf<Filter>(false)({ kind: 'extreme', form: 'before' }, '{which} {of}'),
]);

/** other than their "highest play cost" Digimon */
export const butBest: Hole<readonly Filter[]> = {
  read(cursor, at) {
    const got = best.read(cursor, at);
    return got === undefined
      ? undefined
      : { value: [{ kind: 'not', filters: [got.value] }], end: got.end };
  },
  write([filter], pen) {
    const [one] = filter?.kind === 'not' ? filter.filters : [];
    return one === undefined ? undefined : best.write(one, pen);
  },
};
