import { describe, expect, test } from 'vitest';
import { allParts, explain, type LineTold } from './explain.ts';

const only = (text: string): LineTold => {
  const [line] = explain(text).lines;
  if (line === undefined) throw new Error(`no line: ${text}`);
  return line;
};

describe('what depends on words that were not read is not told', () => {
  test.each<[string, string | undefined, string | undefined, readonly string[]]>([
    ['[On Play] Shout out loud. Then, gain 1 memory.', 'trigger', undefined, ['choice', 'targets']],
    ['[On Play] You may shout out loud.', 'trigger', undefined, ['choice', 'targets']],
    // What must be done stands in front, so that no "by ..." can come before it.
    ['[On Play] Gain 1 memory. Then, shout out loud.', 'trigger', 'mandatory', ['targets']],
    ['[On Play] You may <Draw 1>. Then, shout out loud.', 'trigger', undefined, ['choice', 'targets']],
    ['[On Play] By suspending this Digimon, shout.', 'trigger', 'optional', ['targets']],
    ["[On Play] Delete 1 of your opponent's Digimon. Then, shout.", 'trigger', 'mandatory', []],
    ['[Main] Shout out loud.', 'activation', undefined, ['choice', 'targets']],
    ['[Main] Shout when this Digimon shouts.', undefined, undefined, ['category', 'choice', 'targets']],
    ['[Your Turn] If all is loud, gain 1 memory.', undefined, undefined, ['category', 'choice']],
    ['[Your Turn] When this Digimon shouts, gain 1 memory.', 'trigger', 'mandatory', []],
    ['[All Turns] When this Digimon would shout, gain 1 memory.', 'immediate', 'mandatory', []],
    ['[On Play] Shout when it would be loud.', undefined, undefined, ['category', 'choice', 'targets']],
    ['Shout out loud.', undefined, undefined, ['category', 'choice', 'targets']],
  ])('%s', (text, category, choice, what) => {
    const line = only(text);
    expect(line.category?.category).toBe(category);
    expect(line.choice?.choice).toBe(choice);
    expect(line.untold?.what ?? []).toEqual(what);
  });

  test('it says why, with the words', () => {
    expect(only('[Main] Shout out loud.').untold?.because).toBe(
      'Whether it is optional and whether it chooses a target depend on words that aren\'t understood: "Shout out loud".',
    );
  });

  test('what stands behind them is not said to be done in any case', () => {
    const words = (text: string): string | undefined =>
      allParts(only(text).parts).find(({ kind }) => kind === 'processing')?.words;
    expect(words('[On Play] Shout out loud. Then, gain 1 memory.')).not.toContain('This must be done');
    expect(words('[On Play] Gain 1 memory. Then, shout out loud.')).toContain('This must be done');
  });
}); // prettier-ignore

describe('every timing of a line is in what is said of its category', () => {
  test.each([
    '[On Play] [When Digivolving] Gain 1 memory.',
    '[Start of Your Main Phase] [When Attacking] [On Deletion] Gain 1 memory.',
    '[Your Turn] When this Digimon attacks, gain 1 memory.',
    "[All Turns] When this Digimon would be deleted, by suspending it, it isn't deleted.",
    '[Main] [Security] Gain 1 memory.',
    '[When Attacking] [Your Turn] Gain 1 memory.',
    "[Opponent's Turn] This Digimon gets +1000 DP.",
  ])('%s', (text) => {
    const icons = [...text.matchAll(/\[[A-Z][^\]]*\]/g)].map(([icon]) => icon);
    for (const icon of icons) expect(only(text).category?.because).toContain(icon);
  });

  test('all events of a line decide its category', () => {
    const { category } = only('[On Play] [When Digivolving] Gain 1 memory.');
    expect([category?.clause, ...(category?.also ?? [])]).toEqual([
      { start: 0, end: 9 },
      { start: 10, end: 28 },
    ]);
    expect(category?.because).toContain('15-16-2, 15-16-3');
  });
});
