/** One course of a situation, told in full. */
import type { Scenario } from '../scenario/file/scenario.ts';
import { play, type Played } from '../scenario/play/play.ts';
import type { Snapshot } from '../scenario/play/snapshot.ts';
import { tellChoice } from '../scenario/play/tell-option.ts';
import { startOf } from '../ui/board/start.ts';
import { timesOver, viewOfStep } from '../ui/steps/endings.ts';
import type { BundleStep } from './bundle.ts';

export interface Witness {
  readonly script: readonly number[];
  /** What the players chose, in words. */
  readonly choices: readonly string[];
  readonly steps: readonly BundleStep[];
  readonly outcome: Played['outcome'];
  readonly board: Snapshot;
}

/** The course of a script, as far as the script goes. */
export function witnessOf(scenario: Scenario, script: readonly number[]): Witness {
  const { steps, labels, boards, choices, outcome } = play(scenario, script, { ask: true });
  const said = choices.flatMap(({ choice, index }) =>
    choice === null ? [] : [tellChoice(choice, index, scenario.setup)],
  );
  return {
    ...{ script, choices: timesOver(said), outcome },
    steps: steps.map((step) => {
      const { text, rule } = viewOfStep(step, labels);
      return { text, rule };
    }),
    board: boards.at(-1) ?? startOf(scenario),
  };
}

/** The rules of its steps, each once, in their order. */
export const rulesOfSteps = (steps: readonly BundleStep[]): readonly string[] => [
  ...new Set(steps.map(({ rule }) => rule)),
];
