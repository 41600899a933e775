import { expect, test } from 'vitest';
import { readEffects, unreadParts } from './read.ts';
import { writeEffects } from './write.ts';

/** What is counted, has, is or isn't: each condition in every wording that means the same. */
const CONDITIONS = `
you have no cards in your hand
you don't have any cards in your hand
your opponent has no cards in their hand
they have exactly 2 cards in their hand
there are 3 or fewer cards in your opponent's hand
your opponent's hand has 3 or more cards
your trash has 5 or more cards
your opponent's trash has 5 or more cards
you have no cards in your trash
your opponent has 3 or more cards in trash
you have exactly 3 security cards
you don't have any security cards
your opponent has a face-up security card
your opponent has no face-up security cards
there are 2 or more cards in your opponent's security stack
your security stack has 2 or fewer cards
you have exactly 1 Digimon
you have only 1 Digimon
you only have 1 Digimon
your opponent only has 2 Digimon
your opponent has exactly 1 Digimon
your opponent has Digimon
your opponent doesn't have any Digimon
you do not have a Tamer
you have other Digimon
you don't have any other Digimon
there are suspended Digimon
there are no Tamers
there aren't any suspended Digimon
you have [Alpha] in your trash
you have no [Alpha] trait cards in your trash
you don't have a [Alpha] trait card in your trash
your opponent has 2 or more [Alpha] trait cards in their trash
there is no [Alpha] in your trash
there's [Alpha] in this Digimon's digivolution cards
there isn't a card with the [Alpha] trait in this Digimon's digivolution cards
1 or more cards with the [Alpha] trait are in this Digimon's digivolution cards
no cards with the [Alpha] trait are in your trash
this Digimon has a digivolution card
this Digimon has exactly 2 digivolution cards
this Digimon isn't suspended
this Digimon is not suspended
this Digimon isn't red
this Digimon is not red
this Digimon isn't [Alpha]
this Digimon doesn't have <Blocker>
this Digimon does not have the [Alpha] trait
it isn't your turn
it's not your turn
it is not your opponent's turn
your opponent has fewer Digimon than you
your opponent has fewer security cards than you
your opponent has more cards in hand than you
you have fewer cards in your trash than your opponent
you have the same number of Digimon as your opponent
your opponent has as many security cards as you
your opponent has as many or more total Digimon and Tamers as you
you and your opponent have the same number of security cards
your memory is 3 or less
your opponent's memory is 3 or more
your hand is empty
your trash is empty
your security stack has 2 or more face-up cards
there is a face-up card in your security stack
you have 3 or more total Digimon and Tamers
you have a Digimon with the [Alpha] trait other than this Digimon
you don't have any Digimon other than this Digimon
you have 1 Tamer or fewer
there are no Digimon in your battle area
your opponent has no Digimon in their battle area
you have [Alpha] in your battle area
[Alpha] or [Beta] is in your battle area
this Digimon's level is 5 or higher
this Digimon's DP is 10000 or more
its play cost is 4 or less
it was level 5 or lower
that Digimon was [Alpha]
it's the opponent's turn
there are 2 or more colors among your Tamers
`
  .trim()
  .split('\n')
  .flatMap((condition) => [
    `[On Play] If ${condition}, gain 1 memory.`,
    `[All Turns] While ${condition}, this Digimon gets +1000 DP.`,
  ]);

test.each(CONDITIONS)('%s', (text) => {
  const read = readEffects(text);
  expect(unreadParts(read)).toEqual([]);
  expect(writeEffects(read)).toBe(text);
});

test('whose the second is, is never guessed', () => {
  const said = (who: string): number =>
    unreadParts(readEffects(`[On Play] If ${who} a Tamer and a level 6 Digimon, gain 1 memory.`))
      .length;
  expect(said('you have')).toBe(0);
  expect(said('your opponent has')).toBe(0);
  expect(said('there is')).toBe(1);
});

test.each([
  ["you don't have [Rex] and", 1],
  ["you don't have [Rex] or", 1],
  ['you have no [Rex] or', 1],
  ['you have no [Rex] and', 0],
  ['you have [Rex] or', 0],
])('of what a player lacks, it is not guessed where that ends: %s', (front, unread) => {
  const read = readEffects(`[On Play] If ${front} 2 or fewer security cards, gain 1 memory.`);
  expect(unreadParts(read)).toHaveLength(unread);
});

test('whose the second is, is said by the first', () => {
  const [line] = readEffects(
    '[On Play] If your opponent has 2 or more Digimon and 3 or more security cards, <Draw 1>.',
  ).lines;
  expect(line).toMatchObject({
    sentences: [
      {
        conditions: [
          {
            test: {
              kind: 'and',
              tests: [
                { what: 'Digimon', n: 2, side: "your opponent's" },
                { what: 'security', n: 3, side: "your opponent's" },
              ],
            },
          },
        ],
      },
    ],
  });
});

test.each([
  '[On Play] Trash 1 card in your hand. If this effect trashed a red card, gain 1 memory.',
  '[On Play] Trash 1 card in your hand. If you trash a red card, gain 1 memory.',
  '[On Play] Trash 1 card in your hand. If you trashed a red card with this effect, gain 1 memory.',
  '[On Play] Delete 1 Digimon. If this effect deletes a level 4 Digimon, gain 1 memory.',
  '[On Play] Delete 1 Digimon. If one of your red Digimon was deleted by this effect, gain 1 memory.',
  '[On Play] You may add 1 red card among them to the hand. If you added, gain 1 memory.',
  '[On Play] You may play 1 red card from your hand. If you played, gain 1 memory.',
  "[On Play] Delete 1 Digimon. If this effect didn't delete any Digimon, gain 1 memory.",
  '[On Play] Trash 1 card in your hand. If no cards were trashed by this effect, gain 1 memory.',
  '[On Play] This Digimon gets +1000 DP for each card under this Tamer.',
  '[On Play] This Digimon gets +1000 DP for every 2 cards under this Tamer.',
  '[On Play] For each different color among your Tamers, gain 1 memory.',
  "[All Turns] When an opponent's Digimon attacks you, gain 1 memory.",
  '[All Turns] When this Digimon is unsuspended by an effect, gain 1 memory.',
  "[All Turns] When a card is trashed from your opponent's security stack, gain 1 memory.",
  '[All Turns] When your security stack decreases, gain 1 memory.',
  '[All Turns] When you hatch, gain 1 memory.',
  '[All Turns] When the attack target is switched, gain 1 memory.',
])('%s', (text) => {
  const read = readEffects(text);
  expect(unreadParts(read)).toEqual([]);
  expect(writeEffects(read)).toBe(text);
});
