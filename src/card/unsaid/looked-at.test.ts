import { describe, expect, test } from 'vitest';
import { readEffects } from '../../effect/read/read.ts';
import { makeAbility } from '../ability/make-ability.ts';

/** What of a text the engine does not play. */
function problemsOf(text: string): readonly string[] {
  const line = readEffects(text).lines[0];
  if (line?.kind !== 'effect') throw new Error(`no effect: ${text}`);
  return makeAbility(line, text).problems.map(({ found }) => found);
}

describe('the card that was looked at', () => {
  test.each([
    '[On Play] Look at the top card of your deck. You may add it to your hand.',
    '[On Play] Look at the top card of your deck. If you have a Tamer, add that card to your hand.',
    '[On Play] If you have a Tamer, look at the top card of your deck, and you may add it to your hand.',
    '[On Play] <Draw 1>. Then, look at the top card of your deck. Add that card to your hand.',
    '[On Play] Look at the top card of your deck. You may add it to your hand. If you do, <Draw 1>.',
  ])('is the one on top: %s', (text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  test.each([
    [
      'drawn',
      '[On Play] Look at the top card of your deck. <Draw 1>. Then, add that card to your hand.',
    ],
    [
      'under another one',
      '[On Play] Look at the top card of your security stack. <Recovery +1 (Deck)>. Then, add that card to your hand.',
    ],
    [
      'trashed',
      '[On Play] Look at the top card of your deck. Trash the top card of your deck. Then, add that card to your hand.',
    ],
    [
      'another one by then',
      '[On Play] Look at the top card of your deck. At the end of the turn, add that card to your hand.',
    ],
    [
      'none, if nothing was looked at',
      '[On Play] If you have a Tamer, look at the top card of your deck. Add that card to your hand.',
    ],
    [
      'something else that was named',
      "[On Play] Look at the top card of your deck. Delete 1 of your opponent's Digimon. You may add it to your hand.",
    ],
  ])('may be %s, which is refused', (_, text) => {
    expect(problemsOf(text)).toContain('"look"');
  });
});
