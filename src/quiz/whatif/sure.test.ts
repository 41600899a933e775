// @vitest-environment node
import { expect, test } from 'vitest';
import { makeKit } from '../../scenario/change/kit-make.ts';
import { kitTable } from '../../scenario/change/kit.ts';
import { originalOfScenario } from '../../scenario/change/vary.ts';
import { readScenario } from '../../scenario/file/read.ts';
import { BLOCK_BOARD } from '../page/sample.ts';
import { outcomeOf } from './result.ts';
import { saySure, sureOfOutcome, type WhatIfSure } from './sure.ts';

const kit = makeKit();

function sure(board: string, action: string, left?: number): WhatIfSure {
  const scenario = readScenario(board, [action]);
  const original = scenario.ok ? originalOfScenario(scenario.value) : null;
  if (!scenario.ok || original === null) throw new Error('the board is not resolved');
  const outcome = outcomeOf(original, kitTable(scenario.value, kit), []);
  if (typeof outcome === 'string') throw new Error(outcome);
  return sureOfOutcome(outcome.after, original.measures, outcome.endings[1], left);
}

/** The board of a question that depends on AMB-10. */
const OPEN = `card Green Raider: Digimon Lv.5 green 6000 DP
  [Your Turn] When a card is removed from your opponent's security stack, gain 1 memory.
card Green Banner: Digimon Lv.3 green 2000 DP
  [Your Turn] When a card is removed from your opponent's security stack, <Draw 1>.
card Purple Trap: Option purple
  security: [Security] Delete 1 of your opponent's Digimon with the highest DP.
turn P1
memory P1 1
P1 battle: Green Raider, Green Banner
P1 security: 2
P1 hand: 1
P2 security: Purple Trap, 3
`;
const ATTACK = 'Green Raider attacks the player';

test('an open point is named where its other reading ends otherwise', () => {
  const found = sure(OPEN, ATTACK);
  expect(found.readings).toContain('AMB-10');
  expect(saySure(found)).toMatch(/^This rests on how we read open points? .*AMB-10/);
});

test('a reading that could not be played is no reading that changes nothing', () => {
  const found = sure(OPEN, ATTACK, 0);
  expect(found.untold).toContain('AMB-10');
  expect(saySure(found)).toMatch(/can't say whether it depends on .*AMB-10/);
});

test('where no other reading ends otherwise, it is sure by the text', () => {
  expect(saySure(sure(BLOCK_BOARD, 'Rex attacks the player'))).toMatch(/^By the text/);
});
