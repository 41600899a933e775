import { describe, expect, test } from 'vitest';
import { readEffects } from '../../effect/read/read.ts';
import { makeAbility } from '../ability/make-ability.ts';

/** What of a text the engine does not play. */
function problemsOf(text: string): readonly string[] {
  const line = readEffects(text).lines[0];
  if (line?.kind !== 'effect') throw new Error(`no effect: ${text}`);
  return makeAbility(line, text).problems.map(({ found }) => found);
}

describe('what the engine could not tell is refused', () => {
  test.each([
    [
      '[When Digivolving] If this Digimon was played by an effect, gain 1 memory.',
      'how it was played',
    ],
    [
      '[On Play] [When Digivolving] If this Digimon was played from the trash, <Draw 1>.',
      'how it was played',
    ],
    ['[On Play] Trash 1 card in your hand without looking.', 'cards that are not looked at'],
    [
      "[On Play] Trash 1 level 3 Digimon card in your opponent's hand without looking.",
      'cards that are not looked at',
    ],
  ])('%s', (text, found) => {
    expect(problemsOf(text)).toContain(found);
  });

  test.each([
    '[On Play] If this Digimon was played by an effect, gain 1 memory.',
    '[On Play] [When Digivolving] If played by an effect, gain 1 memory.',
    "[On Play] Trash 1 card in your opponent's hand without looking.",
  ])('%s is played', (text) => {
    expect(problemsOf(text)).toEqual([]);
  });
});

describe('a trigger condition that would not be asked in full is refused (15-5-1)', () => {
  test.each([
    ['When all of your Digimon suspend, gain 1 memory.', '"all of" in a trigger condition'],
    ['When 2 of your Digimon suspend, gain 1 memory.', 'a number in a trigger condition'],
    [
      'When one of your Digimon with the highest DP is deleted, gain 1 memory.',
      'the highest or lowest in a trigger condition',
    ],
    ['When you attack a player, gain 1 memory.', '"you attack" without [When Attacking]'],
    [
      'When your Digimon suspend by <Digisorption>, you may suspend 1 Digimon instead.',
      '"instead" of what has happened',
    ],
    ['When that Digimon attacks, gain 1 memory.', '"that Digimon" in a trigger condition'],
    [
      'When one of your Digimon is deleted by one of your Digimon, gain 1 memory.',
      'by one of your',
    ],
    ['When one of your Digimon is deleted by this effect, gain 1 memory.', 'by this effect'],
    ['When only one of your Digimon is deleted in battle, gain 1 memory.', '"only"'],
    ['When only this Digimon is deleted, gain 1 memory.', '"only"'],
    ['When one of your Digimon would be played by an effect, gain 1 memory.', 'how it is played'],
    ['When this Digimon would be played, gain 1 memory.', 'which card would be played'],
    ['When you use another Option card, gain 1 memory.', 'which Option is used'],
    ['When a Digimon digivolves into this Digimon, gain 1 memory.', 'what it digivolves into'],
    ['When a Digimon digivolves into 2 red Digimon, gain 1 memory.', 'what it digivolves into'],
    ['When a card is trashed from the deck, gain 1 memory.', 'trigger condition'],
    [
      'When effects trash a Digimon card from your hand of this Digimon, gain 1 memory.',
      'trigger condition',
    ],
    [
      'When digivolution cards are trashed from one of your Digimon in battle, gain 1 memory.',
      '"in battle"',
    ],
    ['When red cards are added to your hand, gain 1 memory.', 'trigger condition'],
    ['When your trash is added to, gain 1 memory.', 'trigger condition'],
    [
      'When you hatch in the breeding area or suspend, gain 1 memory.',
      'a trigger condition that leaves out whom it is about',
    ],
    ['When this card is linked, gain 1 memory.', '"this card" as the link card'],
    ['When you trash this card, gain 1 memory.', 'trigger condition'],
    [
      '[Trash] [All Turns] When effects trash cards from under this Tamer, gain 1 memory.',
      '"this" in a trigger condition in [Trash]',
    ],
    ["When all of this Digimon's digivolution cards are trashed, gain 1 memory.", 'which digivol'],
    [
      '[When Attacking] When one of your Digimon is deleted, gain 1 memory.',
      'a trigger condition of another timing',
    ],
    ['[Trash] [On Deletion] Gain 1 memory.', 'a timing of its own Digimon in [Trash]'],
    [
      '[Trash] [All Turns] When this Digimon attacks, gain 1 memory.',
      '"this" in a trigger condition in [Trash]',
    ],
    ['[Your Turn] [End of Opponent’s Turn] Gain 1 memory.', 'timings of both turns'],
    ['When face-down Tamer cards are placed under this Digimon, gain 1 memory.', 'face down'],
    ['When this Digimon checks face-up security cards, gain 1 memory.', 'trigger condition'],
    ['When this Digimon is attacked, gain 1 memory.', 'trigger condition'],
    ['When one of your Digimon is played in battle, gain 1 memory.', 'in battle'],
    ['When an effect digivolves this digivolution card, gain 1 memory.', 'this digivolution card'],
  ])('%s', (text, words) => {
    expect(problemsOf(text).join('; ')).toContain(words);
  });
});

describe('one that is asked in full is played', () => {
  test.each([
    'When this Digimon or one of your other Digimon attacks, gain 1 memory.',
    'When one of your Tokens or other red Digimon is deleted, gain 1 memory.',
    '[On Deletion] When this Digimon is deleted in battle, gain 1 memory.',
    'When this Digimon would digivolve or leave the battle area, gain 1 memory.',
    '[On Deletion] When this Digimon leaves the battle area, gain 1 memory.',
    '[Trash] [All Turns] When this card is trashed from your hand, gain 1 memory.',
    '[Trash] [Your Turn] When one of your [Rex] would digivolve into this card, gain 1 memory.',
    '[Hand] [All Turns] When one of your Digimon would be deleted, you may gain 1 memory.',
    "When this Digimon's attack target is switched, gain 1 memory.",
    'When one of your Digimon deletes another Digimon, gain 1 memory.',
    '[Your Turn] [End of Your Turn] Gain 1 memory.',
    'When you trash this card in your hand using one of your effects, gain 1 memory.',
    'When you use a red Option card, gain 1 memory.',
    'When one of your Digimon is played by an effect, gain 1 memory.',
    'When any of your Digimon digivolve into a red Digimon, gain 1 memory.',
    'When an effect adds cards to your hand, gain 1 memory.',
    'When your effects add to decks, gain 1 memory.',
    "When a Digimon is returned to their owner's hand, gain 1 memory.",
    "When a Digimon is deleted or returned to their owner's deck, gain 1 memory.",
    'When this Digimon checks a security card, gain 1 memory.',
    'When this Digimon checks security, gain 1 memory.',
    'When this Digimon wins a battle, gain 1 memory.',
    'When one of your Digimon attacks your opponent, gain 1 memory.',
    'When you trash this card from your hand, gain 1 memory.',
    "When Tamer cards are placed in this Digimon's digivolution cards, gain 1 memory.",
  ])('%s', (text) => {
    expect(problemsOf(text)).toEqual([]);
  });
});

describe('a cost is reduced where there is one (2-3-5-2, 2-6-1, 15-8-5-1)', () => {
  test.each([
    ['When this card would be played, reduce the digivolution cost by 1.', 'nothing there has'],
    ['When one of your Digimon would digivolve, reduce the play cost by 1.', 'nothing there has'],
    ['When you would use this card, reduce the digivolution cost by 1.', 'nothing there has'],
    ['When one of your Digimon attacks, reduce the play cost by 1.', 'at another time'],
  ])('%s', (text, words) => {
    expect(problemsOf(text).join()).toContain(words);
  });

  test.each([
    'When this card would be played, reduce the play cost by 1.',
    'When this card would be played, reduce the cost by 1.',
    'When one of your Digimon would digivolve, reduce the digivolution cost by 1.',
    'When you would use this card, reduce the memory cost by 1.',
  ])('%s', (text) => {
    expect(problemsOf(text)).toEqual([]);
  });
});

describe('words that name nothing where they stand are refused', () => {
  test.each([
    [
      '[When Attacking] If there is a Tamer among the revealed cards, gain 1 memory.',
      'in that area',
    ],
    ['[When Attacking] If you have a Digimon with no DP, gain 1 memory.', 'has no DP'],
    [
      '[When Attacking] If you have a Digimon with a Digimon in its digivolution cards, <Draw 1>.',
      '"Digimon" under a card',
    ],
    ['[When Attacking] Return 1 red Digimon card from your deck to the hand.', 'deck'],
    ['[When Attacking] If there are 3 Digimon cards in your deck, gain 1 memory.', 'deck'],
    ['[When Attacking] Gain 1 memory for each color of that Digimon.', 'this use of "for each"'],
    ['[When Attacking] <Delay> the DNA digivolved Digimon.', '<Delay> with a target'],
    [
      '[On Play] Play 1 red Digimon card from your hand for its digivolution cost.',
      'a different kind',
    ],
    [
      '[On Play] This Digimon may digivolve into a red Digimon card in the hand for its play cost.',
      'a different kind',
    ],
    [
      '[All Turns] While the Digimon this effect played is suspended, this Digimon gets +1000 DP.',
      'this kind of condition in a persistent effect',
    ],
  ])('%s', (text, words) => {
    expect(problemsOf(text).join()).toContain(words);
  });
});
