import { describe, expect, test } from 'vitest';
import { allParts, explain, type LineTold, type PartKind } from './explain.ts';

const only = (text: string): LineTold => {
  const [line] = explain(text).lines;
  if (line === undefined) throw new Error(`no line: ${text}`);
  return line;
};
const wordsOf = (text: string, kind: PartKind): readonly string[] =>
  allParts(only(text).parts).flatMap((part) => (part.kind === kind ? [part.words] : []));

const LATER = /also affects cards that come into play later/;

describe('"all": what is done once is not done to cards that come later (15-11-2-2)', () => {
  test.each([
    "Delete all of your opponent's level 3 Digimon.",
    "<De-Digivolve 1> all of your opponent's Digimon.",
    "Return all of your opponent's level 3 Digimon to the hand.",
    "Suspend all of your opponent's Digimon.",
    'Unsuspend all of your Digimon.',
    "Trash the bottom digivolution card of all of your opponent's Digimon.",
    'Return all Digimon cards from your trash to the bottom of the deck.',
    'Your opponent deletes all of their Digimon.',
    'By deleting all of your Digimon, gain 1 memory.',
    "At the end of the turn, delete all of your opponent's Digimon.",
  ])('[On Play] %s', (words) => {
    expect(wordsOf(`[On Play] ${words}`, 'all')).toEqual([
      expect.stringContaining('not to cards that come later'),
    ]);
  });

  test.each([
    'All of your Digimon get +1000 DP for the turn.',
    "All of your opponent's Digimon gain <Security A. -1> for the turn.",
    "All of your opponent's Digimon can't attack for the turn.",
    "All of your Digimon aren't affected by your opponent's effects for the turn.",
    'All of your Digimon gain "[On Deletion] Gain 1 memory." for the turn.',
  ])('[On Play] %s', (words) => {
    expect(wordsOf(`[On Play] ${words}`, 'all')[0]).toMatch(LATER);
    expect(wordsOf(`[On Play] ${words}`, 'duration')).toEqual([expect.stringMatching(LATER)]);
  });

  test('what is only counted or asked for is not affected at all', () => {
    expect(
      wordsOf('[On Play] If all of your Digimon are suspended, gain 1 memory.', 'all'),
    ).toEqual(['Nothing is chosen. It means every card that fits.']);
  });
});

test.each([
  ["None of your opponent's Digimon can block for the turn.", LATER],
  ["Your opponent can't play Digimon by effects until the end of their turn.", /^How long it lasts\.$/],
  ["1 of your opponent's Digimon can't block for the turn.", /becomes a new card/],
])('how long "%s" holds', (words, said) => {
  expect(wordsOf(`[On Play] ${words}`, 'duration')).toEqual([expect.stringMatching(said)]);
}); // prettier-ignore

describe('a card that is not affected can be chosen on the field alone (15-15-5-3)', () => {
  test.each([
    ["Delete 1 of your opponent's Digimon.", "isn't affected by it can be chosen"],
    ["Suspend 1 of your opponent's Digimon.", 'or is already suspended'],
    ['Unsuspend 1 of your Digimon.', 'or is already unsuspended'],
    ["Delete one of your opponent's Digimon.", "isn't affected by it can be chosen"],
    ['Your opponent suspends 1 of their Digimon.', 'or is already suspended'],
  ])('[On Play] %s', (words, said) => {
    expect(only(`[On Play] ${words}`).targets?.because).toContain(said);
  });

  test.each([
    'Reveal the top 3 cards of your deck. Add 1 of them to the hand. Return the rest to the bottom of the deck.',
    'Add 1 Digimon card from your trash to the hand.',
    'You may play 1 level 3 Digimon card from your hand without paying the cost.',
    "Delete all of your opponent's Digimon.",
  ])('[On Play] %s', (words) => {
    expect(only(`[On Play] ${words}`).targets).toBeUndefined();
  });
});

describe('"one of your Digimon" is chosen where something is done to it (15-10-2-1)', () => {
  test.each([
    "Delete one of your opponent's Digimon.",
    'By suspending one of your Digimon, gain 1 memory.',
    "Trash the top digivolution card of one of your opponent's Digimon.",
    "An opponent's Digimon gets -1000 DP for the turn.",
  ])('[On Play] %s', (words) => {
    expect(wordsOf(`[On Play] ${words}`, 'target')).toEqual(['Exactly 1 is chosen.']);
    expect(wordsOf(`[On Play] ${words}`, 'all')).toEqual([]);
  });

  test.each([
    '[On Play] If one of your Digimon is suspended, gain 1 memory.',
    '[Your Turn] When one of your Digimon attacks, gain 1 memory.',
  ])('%s', (text) => {
    expect(wordsOf(text, 'target')).toEqual([]);
    expect(wordsOf(text, 'all')).toEqual(['Nothing is chosen. Any card that fits will do.']);
  });
});

test('"1 each of" chooses one of each description (15-10-2-1)', () => {
  const text = "[On Play] Delete 1 each of your opponent's level 3 and level 4 Digimon.";
  expect(wordsOf(text, 'target')).toEqual(['1 of each is chosen.']);
});

test('colors are spelled as in the manual', () => {
  const [words = ''] = wordsOf("[On Play] Delete 1 of your opponent's red Digimon.", 'target');
  expect(words).toContain('(color)');
  expect(words).not.toContain('colour');
});

describe('part of it may be declined, the rest must be done (15-9)', () => {
  test.each([
    ['You may play 1 level 3 Digimon card from your trash without paying the cost. The Digimon this effect played gains <Rush> for the turn.', 'part'],
    ["Gain 1 memory. Then, you may delete 1 of your opponent's Digimon.", 'part'],
    ['Gain 1 memory. Then, by suspending this Digimon, <Draw 1>.', 'part'],
    ['You may gain 1 memory. Then, <Draw 1>.', 'part'],
    ['Gain 1 memory. Then, <Draw 1>.', 'mandatory'],
    ['You may gain 1 memory.', 'optional'],
    ['By suspending this Digimon, gain 1 memory. Then, <Draw 1>.', 'optional'],
    ['Gain 1 memory. Then, your opponent may delete 1 of their Digimon.', 'mandatory'],
  ])('[On Play] %s', (words, choice) => {
    const told = only(`[On Play] ${words}`).choice;
    expect(told?.choice).toBe(choice);
    if (choice === 'part') expect(told?.because).toMatch(/^Only part of it/);
  }); // prettier-ignore
});
