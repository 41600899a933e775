/** Processing conditions: what stands behind "if" or "while" (15-6). */
import { table } from '../phrase/make-hole.ts';
import { allThere } from './condition/all-there.ts';
import { ALSO_TESTS } from './condition/also.ts';
import { BEING_TESTS } from './condition/being.ts';
import { COUNT_TESTS, LATE_COUNT_TESTS } from './condition/count.ts';
import { PILE_TESTS } from './condition/pile.ts';
import { eachPlayer } from './condition/each-player.ts';
import { RESULT_TESTS } from './condition/result.ts';
import { VERSUS_TESTS } from './condition/versus.ts';
import { described } from './described/described.ts';
import type { Hole } from '../phrase/hole.ts';
import type { Noun, Test } from '../tree/tree.ts';
import type { Spreads } from '../phrase/holes.ts';

export const TESTS = [
  ...PILE_TESTS,
  ...COUNT_TESTS,
  ...ALSO_TESTS,
  ...VERSUS_TESTS,
  ...BEING_TESTS,
  ...RESULT_TESTS,
  ...LATE_COUNT_TESTS,
];

const tests = table<Test>(TESTS);

export const testHole: Hole<Test> = {
  read: (cursor, at) =>
    eachPlayer.read(cursor, at) ?? allThere.read(cursor, at) ?? tests.read(cursor, at),
  write: (test, pen) =>
    eachPlayer.write(test, pen) ?? allThere.write(test, pen) ?? tests.write(test, pen),
};

const KINDS: { readonly [noun in Noun]?: Spreads['counted']['what'] } = {
  Digimon: 'Digimon',
  Tamer: 'Tamer',
  Tamers: 'Tamer',
  'Digimon or Tamer': 'Digimon or Tamer',
  'Digimon or Tamers': 'Digimon or Tamer',
  'Tamer or Digimon': 'Digimon or Tamer',
  Token: 'Token',
  Tokens: 'Token',
  'Digimon and Tamers': 'Digimon or Tamer',
  'Digimon and/or Tamers': 'Digimon or Tamer',
  'Option card in the battle area': 'card',
  'Option cards in the battle area': 'card',
  'security card': 'security',
  'security cards': 'security',
  '': 'card',
};

/** "a level 6 Digimon", "2 or more Tamers": the noun is kept where it is not what is counted. */
export const counted: Hole<Spreads['counted']> = {
  spread: ['what', 'noun', 'filters'],
  spelled: true,
  read(cursor, at) {
    const got = described.read(cursor, at);
    const what = got === undefined ? undefined : KINDS[got.value.noun];
    if (got === undefined || what === undefined) return undefined;
    const { noun, filters } = got.value;
    return {
      ...got,
      value: {
        what,
        ...(noun === what ? {} : { noun }),
        ...(filters.length === 0 ? {} : { filters }),
      },
    };
  },
  write({ what, noun, filters = [] }, pen, form) {
    // Security cards have rows of their own where nothing describes them.
    const said = noun ?? (what === 'security' ? undefined : what);
    return said !== undefined && KINDS[said] === what
      ? described.write({ noun: said, filters }, pen, form)
      : undefined;
  },
};
