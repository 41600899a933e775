import { describe, expect, test } from 'vitest';
import { readScenario } from './read.ts';

function said(text: string): string {
  const read = readScenario(`card X: Digimon Lv.4 red 5000 DP\n  ${text}\nP1 battle: X\n`, []);
  return read.ok ? '' : read.problem.map(({ found }) => found).join('\n');
}

describe('why a card text is not played', () => {
  test.each([
    ['<Raid>', 'X: <Raid> is not played by the engine yet; it plays: <Security A.>, <Blocker>, '],
    ['[When Attacking] This Digimon gains <Raid> for the turn.', '<Raid> is not played by the'],
    ['<Piercin>', 'these words are not understood: "<Piercin>"; did you mean <Piercing>?'],
    ['[On Deleton] Gain 1 memory.', 'did you mean [On Deletion]?'],
    ['[When Attacking] Sing a song.', 'these words are not understood: "Sing a song"'],
    ['[On Play] Gain 1 memory.', 'the engine does not run this yet: "[On Play]"'],
  ])('%s', (text, words) => {
    expect(said(text)).toContain(words);
  });

  test('no other word is guessed where no name is near', () => {
    expect(said('[When Attacking] Sing a song.')).not.toContain('did you mean');
  });
});
