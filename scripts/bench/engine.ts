import { explore } from '../../src/engine/explore.ts';
import { begin, resolve } from '../../src/engine/resolve.ts';
import { describeProblem } from '../../src/result/result.ts';
import { readScenario } from '../../src/scenario/read.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';
import type { Figure } from './figure.ts';

/** One attack, one battle, nothing else. */
const SIMPLE = `card X: Digimon Lv.5 red 6000 DP
card B: Digimon Lv.4 green 4000 DP
P1 battle: X
P1 security: 5
P2 battle: B [suspended]
P2 security: 5
`;

/** A target to choose, an Evade, a block, an order of triggers: 40 leaves. */
const CHOICES = `card X: Digimon Lv.5 red 5000 DP
  [When Attacking] Delete 1 of your opponent's Digimon.
  [When Attacking] Gain 1 memory.
card B: Digimon Lv.4 green 3000 DP
  <Evade>
  [On Deletion] <Draw 1>.
card C: Digimon Lv.4 black 6000 DP
  <Blocker>
card Plain: Option red
P1 battle: X
P1 security: 5
P2 battle: B, C
P2 security: Plain, 4
`;

function read(board: string, action: string): Scenario {
  const scenario = readScenario(board, [action]);
  if (!scenario.ok) throw new Error(scenario.problem.map(describeProblem).join('\n'));
  return scenario.value;
}

/** Repeats a job for this long, after as long a warm-up, and counts what it returns. */
function perSecond(ms: number, job: () => number): number {
  for (const start = performance.now(); performance.now() - start < ms;) job();
  let count = 0;
  const start = performance.now();
  while (performance.now() - start < ms) count += job();
  return (count / (performance.now() - start)) * 1000;
}

/** Scenarios resolved and endings explored a second, on one core, set-up included, trace off. */
export function measureEngine(): readonly Figure[] {
  const simple = read(SIMPLE, 'X attacks B');
  const choices = read(CHOICES, 'X attacks the player');
  const batch = 1_000;
  return [
    {
      name: 'simple scenarios',
      value: perSecond(1_500, () => {
        for (let i = 0; i < batch; i++) resolve(begin(simple.setup), simple.declarations);
        return batch;
      }),
      unit: 'a second',
      goal: { atLeast: 250_000 },
    },
    {
      name: 'endings explored, every leaf',
      value: perSecond(
        1_500,
        () => explore(choices.setup, choices.declarations, { prune: false }).leaves,
      ),
      unit: 'a second',
      goal: { atLeast: 100_000 },
    },
    {
      name: 'runs while exploring with pruning',
      value: perSecond(1_500, () => explore(choices.setup, choices.declarations).runs),
      unit: 'a second',
    },
  ];
}
