import { expect, test } from 'vitest';
import { play } from './play.ts';
import { readScenario } from './read.ts';
import type { Scenario } from './scenario.ts';

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
