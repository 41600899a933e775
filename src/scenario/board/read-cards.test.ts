import { describe, expect, test } from 'vitest';
import { readScenario } from '../file/read.ts';

function said(text: string): string {
  const read = readScenario(`card X: Digimon Lv.4 red 5000 DP\n  ${text}\nP1 battle: X\n`, []);
  return read.ok ? '' : read.problem.map(({ found }) => found).join('\n');
}

describe('why a card text is not played', () => {
  test.each([
    [
      '<Engage>',
      'X: <Engage> is not played by the engine yet; it plays: <Security A.>, <Blocker>, ',
    ],
    ['[When Attacking] Search your security stack.', 'the engine does not run this yet'],
    ['<Piercin>', 'these words are not understood: "<Piercin>"; did you mean <Piercing>?'],
    ['[On Deleton] Gain 1 memory.', 'did you mean [On Deletion]?'],
    [
      '<Partition (foo)>',
      'the engine does not run this yet: "<Partition (foo)>" (the parameter of <Partition (foo)>)',
    ],
    ['[When Attacking] This Digimon gains <Decoy> for the turn.', 'the parameter of <Decoy>'],
    ['[When Attacking] Suspend the top card of your deck.', 'does not run this yet'],
    ['[When Attacking] Place all of your other Digimon on top of your security stack.', '(target)'],
    ['[When Attacking] Play 1 Digimon card with a link card from your hand.', '(link cards)'],
    ['[Digivolve] Lv.4 w/something odd: Cost 3', '(a requirement that is not understood)'],
    ['[Rule] Colour: Also treated as [Red].', '(a (Rule) line that is not understood)'],
    [
      '[All Turns] When one of your Digimon with different names is deleted, gain 1 memory.',
      '(different)',
    ],
    [
      '[When Attacking] 2 of your Digimon DNA digivolve into a Digimon card in your hand without paying the cost.',
      '(DNA digivolution or app fusion by an effect)',
    ],
    ['[Your Turn] Reduce the play cost by 1.', '(a cost that is reduced at another time)'],
    ['When you would play a suspended Digimon, reduce the cost by 1.', '(suspended)'],
    ['[When Attacking] Sing a song.', 'these words are not understood: "Sing a song"'],
    ['[Hand] [Counter] Gain 1 memory.', 'the engine does not run this yet: "[Counter]"'],
  ])('%s', (text, words) => {
    expect(said(text)).toContain(words);
  });

  test('no other word is guessed where no name is near', () => {
    expect(said('[When Attacking] Sing a song.')).not.toContain('did you mean');
  });
});
