import { expect, test } from 'vitest';
import { areCards, kindsOf, NOUNS } from './noun.ts';

test.each(NOUNS)('"%s" is what it is called', (noun) => {
  const words = noun.toLowerCase();
  const kinds = ['Digimon', 'Tamer', 'Option', 'Token', 'Digi-Egg'] as const;
  expect(kinds.filter((kind) => kindsOf(noun).includes(kind))).toEqual(
    kinds.filter((kind) => words.includes(kind.toLowerCase())),
  );
  expect(areCards(noun)).toBe(/\bcards?$/.test(noun));
});
