import { expect, test } from 'vitest';
import { withTokens } from '../line/token.ts';
import { readEffects } from './read.ts';

const CUB = {
  name: 'Cub',
  level: null,
  cost: null,
  dp: 3000,
  colours: ['yellow'],
  traits: [],
  text: '',
};

test.each([
  ['[On Play] Play 1 [Cub] Token. (Digimon/Yellow/3000 DP)', [CUB]],
  ['[On Play] Play 1 [Cub] Token (Digimon/Yellow/3000 DP).', [CUB]],
  [
    '[On Play] Play 1 [Cub] (Digimon/Yellow/3000 DP) Token and 1 [Pup] (Digimon/Red/1000 DP) Token.',
    [CUB, { ...CUB, name: 'Pup', dp: 1000, colours: ['red'] }],
  ],
  [
    '[On Play] Play 2 [Cub] Tokens. (Digimon/Cost 14/Lv. 6/White/Mega/Data/Beast/3000 DP)',
    [{ ...CUB, level: 6, cost: 14, colours: ['white'], traits: ['Beast', 'Data', 'Mega'] }],
  ],
  [
    '[On Play] Play 1 [Cub] Token. (Cub Tokens are level 6 white Digimon with a memory cost of 14, 3000 DP, and are Mega form, Beast type, and Data attribute.)',
    [{ ...CUB, level: 6, cost: 14, colours: ['white'], traits: ['Beast', 'Data', 'Mega'] }],
  ],
  [
    '[On Play] Play 1 [Cub] Token. (Digimon/Yellow/3000 DP/<Blocker>/<Decoy (Red/Black)>)',
    [{ ...CUB, text: '<Blocker>\n<Decoy (Red/Black)>' }],
  ],
  ['[On Play] Play 1 [Cub] Token. (A note of something else.)', undefined],
  ['[On Play] Play 1 [Cub] Token. (Digimon/Yellow/strange.)', undefined],
])('what %s says of its Tokens', (printed, tokens) => {
  const read = readEffects(printed);
  expect(read.tokens).toEqual(tokens);
  // The note is no part of the text, and stands for the same behind it.
  expect(read.text).not.toContain('Digimon/');
  const again = readEffects(withTokens(read.text, read));
  expect([again.text, again.tokens]).toEqual([read.text, read.tokens]);
});
