// @vitest-environment node
/** What is misspelled finds what was meant; what means nothing here finds nothing. */
import { describe, expect, test } from 'vitest';
import { filesIn } from '../../../scripts/files.ts';
import { find } from '../../search/query/find.ts';
import { sampleIndex } from './search-sample.ts';

const whole = sampleIndex(filesIn);

/** Typed -> meant: a letter missing, doubled, swapped with the next, or another one. */
const MISSPELLED =
  'piercng piercing, peircing piercing, decoi decoy, digivoluton digivolution, digivovle digivolve, blcoker blocker, bloker blocker, barier barrier, scapgoat scapegoat, retalition retaliation, securty security, secruity security, deleton deletion, evaed evade, alliace alliance, jaming jamming, recovry recovery, overclok overclock, partiton partition, vortx vortex, suspnd suspend, unsupend unsuspend, atack attack, defnder defender, oponent opponent, memry memory, interuptive interruptive, triger trigger, continous continuous, optinal optional, mandatry mandatory, breding breeding, colision collision, frgment fragment, executee execute, tranning training, burts burst, ascention ascension, iceclda iceclad, declre declare, pendng pending, digmon digimon, tamr tamer, effcet effect, keywrod keyword, chekcs checks, traash trash, revael reveal'
    .split(', ')
    .map((pair) => pair.split(' '));

/** Keys pressed at random, and words that the game doesn't have. */
const NONSENSE =
  'asdfgh asdf qwerty qwertz zxcvb hjkl lorem ipsum foobar blubb xyzzy hello pizza banana kitten bitcoin football weather dsfkjh aaaa abcabc trololo ghjkl fasdf sdfsdf wibble tomato charizard spaghetti umbrella blah lalala mnbvcx poiuyt asdfasdf qqqqq adsf klasjd oiuwer test123x'.split(
    ' ',
  );

describe('misspelled', () => {
  test.each(MISSPELLED)('%s: %s', (typed = '', meant = '') => {
    const found = find(whole, typed);
    expect(found.total).toBeGreaterThan(0);
    expect(found.unknown).toEqual([]);
    expect(found.meant.map(({ query }) => query)).toEqual([meant]);
  });
});

describe('nonsense', () => {
  test.each(NONSENSE)('%s', (typed) => {
    for (const typing of [true, false]) {
      const { total, meant, unknown } = find(whole, typed, { typing });
      expect({ total, meant, unknown }).toEqual({ total: 0, meant: [], unknown: [typed] });
    }
  });

  test('beside a word that is known it is named, and the other is found', () => {
    const { unknown, groups } = find(whole, 'asdfgh piercing');
    expect(unknown).toEqual(['asdfgh']);
    expect(groups[0]?.hits[0]?.url).toBe('/keywords/piercing/');
  });
});
