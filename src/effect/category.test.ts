import { describe, expect, test } from 'vitest';
import { categoryOf, isOptional } from './category.ts';
import { readEffects } from './read/read.ts';
import type { EffectLine } from './tree/tree.ts';

const first = (text: string): EffectLine => {
  const [line] = readEffects(text).lines;
  if (line?.kind !== 'effect') throw new Error(`no effect line: ${text}`);
  return line;
};

describe('category (15-8)', () => {
  test.each([
    ['[On Deletion] Gain 1 memory.', 'trigger', '15-8-3'],
    ['[Your Turn] This Digimon gets +1000 DP.', 'persistent', '15-8-2'],
    ['[All Turns] When this Digimon is deleted, gain 1 memory.', 'trigger', '15-8-3'],
    [
      "[All Turns] When this Digimon would be deleted, by suspending it, it isn't deleted.",
      'immediate',
      '15-8-5',
    ],
    ['[Main] Gain 1 memory.', 'activation', '15-8-4'],
    ['[Main] When this Digimon attacks, gain 1 memory.', 'trigger', '15-8-3'],
    ['[Hand] [Counter] <Blast Digivolve>', 'activation', '15-16-14'],
    ['[Security] Gain 1 memory.', 'trigger', '15-16-10'],
    ['[Security] [All Turns] Your Digimon get +1000 DP.', 'persistent', '15-8-2'],
    [
      "While you have a Tamer, you can ignore this card's color requirements.",
      'persistent',
      '15-8-2',
    ],
    ['If this Digimon would be deleted, gain 1 memory.', 'immediate', '15-8-5'],
  ])('%s', (text, category, rule) => {
    expect(categoryOf(first(text))).toMatchObject({ category, rule });
  });
});

describe('optional (15-9)', () => {
  test.each([
    ['[On Play] Gain 1 memory.', false],
    ['[On Play] You may suspend this Digimon.', true],
    ['[On Play] You may suspend this Digimon. Then, gain 1 memory.', false],
    ['[On Play] You may suspend this Digimon to gain 1 memory. Then, delete this Digimon.', true],
    ['[On Play] By suspending this Digimon, gain 1 memory.', true],
    ['[On Play] Your opponent may delete 1 of their Digimon.', false],
    ['[On Play] This Digimon may attack.', true],
  ])('%s', (text, optional) => {
    expect(isOptional(first(text)).optional).toBe(optional);
  });
});
