import { expect, test } from 'vitest';
import { readScenario } from '../file/read.ts';
import type { Scenario } from '../file/scenario.ts';
import { endsWithout, withoutKeywords } from './unknown-keywords.ts';

function read(board: string, ...actions: readonly string[]): Scenario {
  const found = readScenario(board, actions);
  if (!found.ok) throw new Error(JSON.stringify(found.problem));
  return found.value;
}
const LATER = new Set(['engage', 'guard', 'detach', 'succession']);
const card = (text: string): string => `card X: Digimon Lv.4 red 5000 DP
  ${text}
card Y: Digimon Lv.4 red 3000 DP
card Blank: Option red
card Bolt: Option red cost 0
  [Main] Delete 1 of your opponent's Digimon.
memory 0
P1 battle: X
P1 hand: Bolt
P2 battle: Y
P2 security: Blank, 2
P1 deck: 5
P2 deck: 5
`;

test('a keyword effect that is done ends otherwise where it is unknown', () => {
  expect(endsWithout(read(card('<Engage>'), 'P1 passes'), LATER)).toBe('differs');
  expect(
    endsWithout(
      read(
        card('[Main] This Digimon gains <Engage> for the turn.'),
        'X activates [Main]',
        'P1 passes',
      ),
      LATER,
    ),
  ).toBe('differs');
});

test("one that isn't asked for changes nothing", () => {
  expect(endsWithout(read(card('<Guard>'), 'X attacks the player'), LATER)).toBe('same');
});

test('without one there is nothing to compare', () => {
  const piercing = read(card('<Piercing>'), 'X attacks the player');
  expect(endsWithout(piercing, LATER)).toBeNull();
  expect(withoutKeywords(piercing, LATER)).toBeNull();
});

test('all other effects of the card stay', () => {
  const scenario = read(
    card('<Engage>\n  <Piercing>\n  [When Attacking] <Draw 1>.'),
    'X attacks the player',
  );
  const [before, after] = [scenario, withoutKeywords(scenario, LATER)].map((one) =>
    one?.setup.cards.find(({ name }) => name === 'X'),
  );
  expect(before?.effects.upper.keywords.map(({ name }) => name)).toEqual(['Engage', 'Piercing']);
  expect(after?.effects.upper.keywords.map(({ name }) => name)).toEqual(['Piercing']);
  expect(after?.effects.upper.abilities).toHaveLength(
    (before?.effects.upper.abilities.length ?? 0) - 1,
  );
});

test('only the keyword effects that are named', () => {
  expect(endsWithout(read(card('<Engage>'), 'P1 passes'), new Set(['guard']))).toBeNull();
});
