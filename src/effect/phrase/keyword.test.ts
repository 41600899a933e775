import { describe, expect, test } from 'vitest';
import { KEYWORD_NAMES } from '../keyword/lookup.ts';
import { makeKeyword, parseKeyword } from './keyword.ts';

describe('parameters of keywords', () => {
  test.each([
    ['Piercing', { name: 'Piercing' }],
    ['Draw 2', { name: 'Draw', n: 2 }],
    ['Security A. +1', { name: 'Security A.', n: 1 }],
    ['Security Attack -1', { name: 'Security A.', n: -1 }],
    ['Recovery +1 (Deck)', { name: 'Recovery', n: 1, argument: 'Deck' }],
    ['De-Digivolve 2', { name: 'De-Digivolve', n: 2 }],
    ['De-Digivolve2', { name: 'De-Digivolve', n: 2 }],
    ['Digisorption -3', { name: 'Digisorption', n: -3 }],
    ['Material Save 4', { name: 'Material Save', n: 4 }],
    ['Link +1', { name: 'Link +', n: 1 }],
    ['Fragment (3)', { name: 'Fragment', n: 3 }],
    ['Decoy (Black)', { name: 'Decoy', argument: 'Black' }],
    ['Overclock ([Moss] trait)', { name: 'Overclock', argument: '[Moss] trait' }],
    [
      'Blast DNA Digivolve ([Alpha] + [Beta])',
      { name: 'Blast DNA Digivolve', argument: '[Alpha] + [Beta]' },
    ],
    ['Use Req. ([Moss] trait)', { name: 'Use Req.', argument: '[Moss] trait' }],
    ['Digi-Burst up to 4', { name: 'Digi-Burst', n: 4, upTo: true }],
    ['Ice Clad', { name: 'Iceclad' }],
  ])('%s', (inside, use) => {
    expect(parseKeyword(inside)).toEqual({ ...use, printed: inside });
  });

  test('names that chapter 16 does not have are refused', () => {
    for (const inside of ['', 'Flying', '1', 'draw!', '+1'])
      expect(parseKeyword(inside)).toBeUndefined();
  });

  test.each(KEYWORD_NAMES)('%s is made and parsed again', (name) => {
    for (const use of [{ name }, { name, n: 2 }, { name, n: 3, argument: 'Black' }]) {
      if (name === 'Link +' && use.n === undefined) continue;
      if (name === 'Fragment' && use.argument !== undefined) continue;
      const printed = makeKeyword(use);
      expect(parseKeyword(printed)).toEqual({ ...use, printed });
    }
  });
});
