import { expect, test } from 'vitest';
import { parseOlderRuleLine, parseRuleLine } from './rule-line.ts';

test.each([
  ['Trait: Has the [Beast] type.', { traits: ['Beast'], alsoNamed: [], nameAlsoHas: [] }],
  [
    'Name: Also treated as [Rex]/[Pup].',
    { traits: [], alsoNamed: ['Rex', 'Pup'], nameAlsoHas: [] },
  ],
  ['Name: Also treated as having [Rex].', { traits: [], alsoNamed: [], nameAlsoHas: ['Rex'] }],
  ['Card Number: Also treated as [X-01].', { traits: [], alsoNamed: [], nameAlsoHas: [] }],
])('a fact behind the icon: %s', (words, facts) => {
  expect(parseRuleLine(words)).toEqual(facts);
});

test.each([
  ['This card/Digimon is also treated as having [Rex] in its name.', 'nameAlsoHas'],
  ['The name of this card/Digimon is also treated as [Rex].', 'alsoNamed'],
  ['This card/Digimon is also treated as if its name is [Rex].', 'alsoNamed'],
] as const)('the same as a sentence: %s', (line, field) => {
  expect(parseOlderRuleLine(line)?.[field]).toEqual(['Rex']);
});

test.each(['Colour: Also treated as [Red].', 'Trait: Has something.', ''])(
  'what is not understood is no fact: %s',
  (words) => {
    expect(parseRuleLine(words)).toBeNull();
  },
);
