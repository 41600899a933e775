import { expect, test } from 'vitest';
import { play } from './play.ts';
import { readScenario } from '../file/read.ts';
import type { Scenario } from '../file/scenario.ts';

function scenarioOf(board: string, actions: readonly string[] = []): Scenario {
  const scenario = readScenario(board, actions);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.problem));
  return scenario.value;
}

const GIANT = 'card Red Giant: Digimon Lv.6 red 12000 DP\n';
const FIGHT = `${GIANT}card Wraith: Digimon Lv.5 purple 5000 DP
  <Fortitude>
card Imp: Digimon Lv.4 purple 3000 DP
turn P1
memory P1 2
P1 battle: Red Giant
P1 security: 3
P2 battle: Wraith > Imp [suspended]
P2 security: 3
`;

test('3-1-3-1-2: a Digimon that is played again is not the one that was attacked', () => {
  const { boards } = play(scenarioOf(FIGHT, ['Red Giant attacks Wraith']));
  const during = boards.filter(({ attack }) => attack !== null);
  const attacked = during.map(({ attack, sides }) =>
    sides[1].battle.map(({ id }) => id === attack?.target?.id),
  );
  expect(attacked[0]).toEqual([true]);
  expect(attacked).toContainEqual([false]);
});

test('4-7-9: a digivolution card that lies face down has no name', () => {
  const board = `card Knight: Digimon Lv.4 yellow 5000 DP
  <Training>
card Dummy: Digimon Lv.4 yellow 4000 DP
turn P1
memory P1 2
P1 battle: Knight
P1 deck: Dummy, 5
P1 security: 3
P2 security: 3
`;
  const { boards } = play(scenarioOf(board, ['Knight activates <Training>']));
  expect(boards.at(-1)?.sides[0].battle[0]?.under).toEqual(['a face-down card']);
});

test('4-9: link cards in the order in which they were linked', () => {
  const board = `card Hub: Digimon Lv.4 black 5000 DP
  <Link +1>
card Plug: Digimon Lv.3 black 2000 DP
  link: 1 from Lv.4 black
card Cord: Digimon Lv.3 black 2000 DP
  link: 1 from Lv.4 black
turn P1
memory P1 2
P1 battle: Hub + Plug
P1 hand: Cord
P1 security: 3
P2 security: 3
`;
  const { boards } = play(scenarioOf(board, ['P1 links Cord to Hub']));
  expect(boards[0]?.sides[0].battle[0]?.links).toEqual(['Plug']);
  expect(boards.at(-1)?.sides[0].battle[0]?.links).toEqual(['Plug', 'Cord']);
});
