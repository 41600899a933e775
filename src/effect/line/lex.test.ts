import { describe, expect, test } from 'vitest';
import { readEffects, unreadParts } from '../read/read.ts';
import { writeEffects } from '../read/write.ts';

describe('mends', () => {
  test('a bullet that begins a text is one mend, not thousands', () => {
    const { text, mends } = readEffects('・Gain 1 memory.');
    expect(text).toBe('・Gain 1 memory.');
    expect(mends).toEqual([{ name: 'bullet', was: '・', became: '\n・' }]);
  });

  test.each([
    ['＜Raid＞', '<Raid>', 'full-width brackets'],
    [
      '[On Play][When Attacking] Gain 1 memory.',
      '[On Play] [When Attacking] Gain 1 memory.',
      'space',
    ],
    [
      '[Your turn] This Digimon gets +1000\u00a0DP.',
      '[Your Turn] This Digimon gets +1000 DP.',
      'tag',
    ],
    [
      '[On Play] Gain 1 memory.[On Deletion] Gain 2 memory.',
      '[On Play] Gain 1 memory.\n[On Deletion] Gain 2 memory.',
      'glued effects',
    ],
    ['[On Play] <Draw 1>. (Take a card.)', '[On Play] <Draw 1>.', 'note'],
    ['(At blocker timing, do this.)', '<Blocker>', 'lost keyword'],
    [
      'Digivolve: 2 from Lv.3 red (At blocker timing, do this.) [On Play] Gain 1 memory.',
      'Digivolve: 2 from Lv.3 red\n<Blocker>\n[On Play] Gain 1 memory.',
      'lost keyword',
    ],
    [
      '[On Play] <Draw 1>. [When Digivolving] Gain 1 memory. (At blocker timing, do this.)',
      '[On Play] <Draw 1>.\n[When Digivolving] Gain 1 memory.\n<Blocker>',
      'lost keyword',
    ],
    [
      "[On Play] If you have a Tamer, 1 of your opponent's Digimon (Trash the top card. You can't trash past level 3 cards)",
      "[On Play] If you have a Tamer, <De-Digivolve 1> 1 of your opponent's Digimon",
      'lost keyword',
    ],
    [
      '[On Play] 1 of your Digimon gains <Blocker> for the turn. (At blocker timing, do this.)',
      '[On Play] 1 of your Digimon gains <Blocker> for the turn.',
      'note',
    ],
    [
      '[Main] <Digi-Burst 1>\n・Gain 1 memory. (Trash 1 card to do this.)',
      '[Main] <Digi-Burst 1>\n・Gain 1 memory.',
      'note',
    ],
    [
      "[Your Turn] While you have don't have a Tamer, gain 1 memory.",
      "[Your Turn] While you don't have a Tamer, gain 1 memory.",
      'doubled words',
    ],
    [
      '[Main] if you have a Tamer, gain 1 memory.',
      '[Main] If you have a Tamer, gain 1 memory.',
      'capital',
    ],
    [
      '[All Turns] All of your [Beast] or [Old One] Digimon get +1000 DP.',
      '[All Turns] All of your [Beast] or [Old One] trait Digimon get +1000 DP.',
      'lost word',
    ],
    [
      '[Main] Add 1 option card among them to the hand.',
      '[Main] Add 1 Option card among them to the hand.',
      'capital',
    ],
    [
      '[On Play] You may play 1 [Beast] trait from your hand without paying the cost.',
      '[On Play] You may play 1 [Beast] trait card from your hand without paying the cost.',
      'lost word',
    ],
    [
      '[On Play] You may play 1 [Rex] in its name from your trash without paying the cost.',
      '[On Play] You may play 1 card with [Rex] in its name from your trash without paying the cost.',
      'lost word',
    ],
    [
      '[On Play] Return 1 card with the [Beast] trait card from your trash to the hand.',
      '[On Play] Return 1 card with the [Beast] trait from your trash to the hand.',
      'stray word',
    ],
    ['[On Play] Gain 1 memory."', '[On Play] Gain 1 memory.', 'stray mark'],
    [
      '[All Turns] When any your [Rex] attack, gain 1 memory.',
      '[All Turns] When any of your [Rex] attack, gain 1 memory.',
      'lost word',
    ],
    [
      '[Main] By suspending this Tamer and trash 1 card in your hand, gain 1 memory.',
      '[Main] By suspending this Tamer and trashing 1 card in your hand, gain 1 memory.',
      'lost letter',
    ],
    [
      '[On Play] If you have 1 of fewer security cards, gain 1 memory.',
      '[On Play] If you have 1 or fewer security cards, gain 1 memory.',
      'lost letter',
    ],
  ])('%s', (printed, text, name) => {
    const tree = readEffects(printed);
    expect(tree.text).toBe(text);
    expect(tree.mends.map((mend) => mend.name)).toContain(name);
    expect(writeEffects(tree)).toBe(text);
    expect(unreadParts(tree)).toEqual([]);
  });
});

test('a note that explains a keyword which is missing is no note', () => {
  const tree = readEffects('[Main] (After this, carry out the rest.)\n[On Play] Gain 1 memory.');
  expect(unreadParts(tree)).not.toEqual([]);
});
