import { expect, test } from 'vitest';
import { problemsOf } from '../problems-sample.ts';

test.each([
  'Both players trash 1 card in their hands. Then, if they have 3 or fewer cards in hand, gain 1 memory.',
  "Trash the top card of both players' decks. Then, if they have 10 or more cards in their trash, gain 1 memory.",
  'If both players have 3 or more security cards, trash the top card of their security stacks.',
  'If either player has 3 or fewer security cards, they draw 1 card.',
  'Both players <Draw 1>. Then, suspend 1 of their Digimon.',
])('the opponent, either of them, or both: %s', (text) => {
  expect(problemsOf(`[On Play] ${text}`)).toContain('whom "they" means behind "both players"');
});

test.each([
  'Both players trash 1 card in their hands.',
  'Both players <Draw 1>. If both players have 3 or more cards in their hands, gain 1 memory.',
  "If your opponent has 10 or fewer cards in their trash, trash the top 2 cards of both players' decks. Then, if they have 10 or more cards in their trash, gain 1 memory.",
  "Trash the top card of both players' decks. Then, suspend 1 of your opponent's Digimon. If they have 3 or fewer Digimon, gain 1 memory.",
  'If you have 3 or fewer security cards and your opponent has 3 or fewer security cards, they draw 1 card.',
  'Both players <Draw 1>. Then, your opponent trashes 1 card in their hand.',
])('only the opponent can be meant: %s', (text) => {
  expect(problemsOf(`[On Play] ${text}`)).toEqual([]);
});
