import { describe, expect, test } from 'vitest';
import { readScenario } from '../file/read.ts';

function said(text: string): string {
  const read = readScenario(`card X: Digimon Lv.4 red 5000 DP\n  ${text}\nP1 battle: X\n`, []);
  return read.ok ? '' : read.problem.map(({ found }) => found).join('\n');
}

describe('why a card text is not played', () => {
  test.each([
    [
      '<Succession (foo, bar)>',
      `the engine can't play this yet: "<Succession (foo, bar)>" (the parameter of <Succession (foo, bar)>)`,
    ],
    [
      '[When Attacking] This Digimon gains <Succession ([Y])> for the turn.',
      '(giving <Succession>)',
    ],
    ['<Detach (foo)>', '(the parameter of <Detach (foo)>)'],
    ['[When Attacking] Search your deck.', "the engine can't play this yet"],
    ['[When Attacking] Play 1 [Cub] Token.', '(what a Token is)'],
    [
      '[When Attacking] Play 1 [Cub] Token. (Digimon/Red/3000 DP/[On Play] Dance.)',
      '(the text of a Token)',
    ],
    [
      '[When Attacking] By playing 1 [Cub] Token, gain 1 memory. (Digimon/Red/3000 DP)',
      'playing a Token',
    ],
    [
      '<Piercin>',
      `the engine doesn't understand these words: "<Piercin>"; did you mean <Piercing>?`,
    ],
    ['[On Deleton] Gain 1 memory.', 'did you mean [On Deletion]?'],
    [
      '<Partition (foo)>',
      `the engine can't play this yet: "<Partition (foo)>" (the parameter of <Partition (foo)>)`,
    ],
    ['[When Attacking] This Digimon gains <Decoy> for the turn.', 'the parameter of <Decoy>'],
    ['[When Attacking] Suspend the top card of your deck.', "can't play this yet"],
    ["[When Attacking] Delete 1 of your opponent's security cards.", '(this target)'],
    [
      '[When Attacking] Play 1 Digimon card with a link card from your hand.',
      '(the condition "link cards")',
    ],
    ['[Digivolve] Lv.4 w/something odd: Cost 3', '(a requirement that is not understood)'],
    ['[Rule] Colour: Also treated as [Red].', '(a (Rule) line that is not understood)'],
    [
      '[All Turns] When one of your Digimon with different names is deleted, gain 1 memory.',
      '(the condition "different")',
    ],
    [
      '[When Attacking] 3 of your Digimon DNA digivolve into a Digimon card in your hand without paying the cost.',
      '(which Digimon DNA digivolve)',
    ],
    ['[Your Turn] Reduce the play cost by 1.', '(a cost that is reduced at another time)'],
    [
      'When you would play a suspended Digimon, reduce the cost by 1.',
      '(the condition "suspended")',
    ],
    [
      "[When Attacking] Place 2 Digimon cards from your hand as this Digimon's top or bottom digivolution cards.",
      '(a choice between top and bottom)',
    ],
    [
      '[When Attacking] Activate the following effect twice:\n  ・Gain 1 memory.\n  ・<Draw 1>.',
      '(a list that is not there)',
    ],
    [
      '[All Turns] While that card is red, this Digimon gets +1000 DP.',
      '(this kind of condition in a persistent effect)',
    ],
    [
      '[When Attacking] If the rest of them are suspended, gain 1 memory.',
      '(what "the rest of them" means here)',
    ],
    [
      '[All Turns] When one of your Digimon attacks, if you have a Tamer, activate 1 of the effects below:\n  ・Unsuspend that Digimon.\n  ・Gain 1 memory.',
      '(a list that speaks of what stands before it)',
    ],
    [
      "[When Attacking] Delete all of your opponent's Digimon without the highest DP.",
      '(the highest or lowest after "without" or "or")',
    ],
    ['[When Attacking] Sing a song.', `the engine doesn't understand these words: "Sing a song"`],
    ['[Hand] [Counter] Gain 1 memory.', `the engine can't play this yet: "[Counter]"`],
  ])('%s', (text, words) => {
    expect(said(text)).toContain(words);
  });

  test('no other word is guessed where no name is near', () => {
    expect(said('[When Attacking] Sing a song.')).not.toContain('did you mean');
  });
});
