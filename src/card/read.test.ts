import { describe, expect, test } from 'vitest';
import { NO_FACTS, type PrintedCard } from './printed.ts';
import { makeCard } from './read.ts';

const card = (text: Partial<PrintedCard['text']>): PrintedCard => ({
  name: 'Rex',
  category: 'Digimon',
  level: 4,
  colours: ['red'],
  dp: 4000,
  cost: 5,
  facts: NO_FACTS,
  text: { upper: '', inherited: '', security: '', linked: '', option: '', ...text },
});

describe('a card as it is read', () => {
  // 15-3-3: the game would do it to the whole Digimon, or to the card that was on top.
  test.each([
    '[On Deletion] <Save>',
    '<Ascension>',
    '[On Deletion] You may play this card without paying the cost.',
    '[On Deletion] You may place this card under 1 of your Tamers.',
    '[When Attacking] By trashing this digivolution card, gain 1 memory.',
    "When this Digimon would be deleted, by trashing this card, it isn't deleted.",
  ])('refuses what an inherited or link effect does with "this card": %s', (text) => {
    const found = '"this card" in this box, which is not the Digimon (15-3-3)';
    expect(makeCard(card({ upper: text })).problems).toEqual([]);
    for (const box of ['inherited', 'linked'] as const)
      expect(makeCard(card({ [box]: text })).problems.map((one) => one.found)).toEqual([found]);
  });

  test.each([
    '<Fortitude>',
    '[On Deletion] Gain 1 memory.',
    "[Your Turn] When this card is trashed due to activating this Digimon's <Digi-Burst>, return this card to its owner's hand.",
  ])('reads an inherited effect that is on its card, or leaves it alone: %s', (inherited) => {
    expect(makeCard(card({ inherited })).problems).toEqual([]);
  });

  test.each([
    '[On Deletion] Gain 1 memory.',
    '<Retaliation>',
    '<Blocker>',
    '[Hand] [Counter] <Blast Digivolve>',
  ])('says which words of the security text are no [Security] effect: %s', (other) => {
    const security = `[Security] Gain 1 memory.\n${other}`;
    const { problems } = makeCard(card({ security }));
    expect(
      problems.map(({ box, found, span }) => [box, found, security.slice(span.start, span.end)]),
    ).toEqual([['security', 'an effect that is no [Security] effect', other]]);
  });

  test('takes a [Security] effect that stands in the upper text for one of the security text', () => {
    const made = makeCard(card({ upper: '[Security] Gain 1 memory.' }));
    expect(made.problems).toEqual([]);
    expect(made.card.effects.security.abilities).toHaveLength(1);
    expect(made.card.effects.upper.abilities).toEqual([]);
  });

  test.each([
    ['Suspend this card. Then, unsuspend 1 of your other Digimon.', ['"other" on an Option']],
    ['Place 1 of your Digimon as the bottom digivolution card of another of your Digimon.', []],
    ['1 of your Digimon gains "[On Deletion] Delete 1 of your other Digimon." for the turn.', []],
    ['Your opponent chooses 1 of their Digimon. Delete all of their other Digimon.', []],
  ])('refuses "other" on an Option that is other than nothing: %s', (text, problems) => {
    const made = makeCard({ ...card({ upper: `[Main] ${text}` }), category: 'Option' });
    expect(made.problems.map(({ found }) => found)).toEqual(problems);
  });

  test.each([
    '[Security] Gain 1 memory.',
    '[Trash] [Your Turn] When you play a Digimon, <Draw 1>.',
  ])('refuses in the inherited and in the linked text what works elsewhere: %s', (text) => {
    for (const box of ['inherited', 'linked'] as const) {
      const { problems } = makeCard(card({ [box]: text }));
      expect(problems.map((problem) => [problem.box, problem.found])).toEqual([
        [box, 'a [Security], [Hand] or [Trash] effect in this box'],
      ]);
    }
    expect(makeCard(card({ upper: text })).problems).toEqual([]);
  });

  test.each([
    "[On Play] By returning this Digimon with DP less than or equal to the attacking Digimon's DP to the hand, gain 1 memory.",
    '[On Play] By returning this Digimon with a level lower than or equal to the number of cards in your hand to the hand, gain 1 memory.',
  ])('refuses a comparison that is asked of this Digimon alone: %s', (text) => {
    expect(makeCard(card({ upper: text })).problems).not.toEqual([]);
  });
});
