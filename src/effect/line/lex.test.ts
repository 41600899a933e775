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
      '[Your Turn] While you have don’t have a Tamer, gain 1 memory.',
      "[Your Turn] While you don't have a Tamer, gain 1 memory.",
      'doubled words',
    ],
    [
      '[Main] if you have a Tamer, gain 1 memory.',
      '[Main] If you have a Tamer, gain 1 memory.',
      'capital',
    ],
  ])('%s', (printed, text, name) => {
    const tree = readEffects(printed);
    expect(tree.text).toBe(text);
    expect(tree.mends.map((mend) => mend.name)).toContain(name);
    expect(writeEffects(tree)).toBe(text);
    expect(unreadParts(tree)).toEqual([]);
  });
});
