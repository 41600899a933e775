import { explore } from '../../src/game/explore/explore.ts';
import { begin, resolve } from '../../src/game/explore/resolve.ts';
import { describeProblem } from '../../src/base/result.ts';
import { readScenario } from '../../src/scenario/file/read.ts';
import type { Scenario } from '../../src/scenario/file/scenario.ts';
import { CHOICES_BOARD, FULL_BOARD, SIMPLE_BOARD, TREE_BOARD, TREE_LEAVES } from './boards.ts';
import { engineBytes } from './engine-bytes.ts';
import { quantile, timeRuns, type Figure } from './figure.ts';
import { memoryKept } from './memory.ts';

function readBoard(board: string, action: string): Scenario {
  const scenario = readScenario(board, [action]);
  if (!scenario.ok) throw new Error(scenario.problem.map(describeProblem).join('\n'));
  return scenario.value;
}

/**
 * Milliseconds of a processor that this process has used: other processes of the machine do not
 * count.
 */
function used(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/**
 * Repeats a job for this long, after as long a warm-up, and counts what it returns for a second of
 * one core.
 */
function perSecond(ms: number, job: () => number): number {
  for (const start = used(); used() - start < ms;) job();
  let count = 0;
  const start = used();
  while (used() - start < ms) count += job();
  return (count / (used() - start)) * 1_000;
}

const BATCH = 1_000;
const resolvedPerSecond = ({ setup, declarations }: Scenario): number =>
  perSecond(1_500, () => {
    for (let i = 0; i < BATCH; i++) resolve(begin(setup), declarations);
    return BATCH;
  });

/**
 * A tree of simultaneous effects, with pruning: the median of a few explorations. That it has its
 * leaves is looked at first.
 */
function tree(): readonly Figure[] {
  const { setup, declarations } = readBoard(TREE_BOARD, 'Lead attacks the player');
  // More work than a scenario of the content may take.
  const all = explore(setup, declarations, { prune: false, work: 5_000_000 });
  if (all.leaves !== TREE_LEAVES || !all.complete)
    throw new Error(`the tree has ${all.leaves} leaves instead of ${TREE_LEAVES}`);
  const times = timeRuns(11, () => explore(setup, declarations));
  return [
    { name: 'leaves of a tree of triggers', value: all.leaves, unit: '' },
    {
      name: 'that tree with pruning, median',
      value: quantile(times, 0.5),
      unit: 'ms',
      goal: { atMost: 50 },
    },
    { name: 'runs it takes with pruning', value: explore(setup, declarations).runs, unit: '' },
  ];
}

/**
 * How fast the engine resolves and explores on one core, set-up of a run included, trace off; what
 * it keeps and what it weighs.
 */
export async function measureEngine(): Promise<readonly Figure[]> {
  const choices = readBoard(CHOICES_BOARD, 'X attacks the player');
  return [
    {
      name: 'simple scenarios',
      value: resolvedPerSecond(readBoard(SIMPLE_BOARD, 'X attacks B')),
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
    {
      name: 'attacks, 12 Digimon, 10 persistent effects',
      value: resolvedPerSecond(readBoard(FULL_BOARD, 'Red Charger attacks Blue Wall')),
      unit: 'a second',
      goal: { atLeast: 50_000 },
    },
    ...tree(),
    {
      name: 'memory kept by 1,000,000 runs',
      value: await memoryKept(),
      unit: 'bytes',
      goal: { atMost: 50_000_000 },
    },
    ...(await engineBytes()),
  ];
}
