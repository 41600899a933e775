/** The endings of a scenario as lines of a terminal. */
import type { Ending } from '../src/game/explore/explore.ts';
import type { Scenario } from '../src/scenario/file/scenario.ts';
import { play } from '../src/scenario/play/play.ts';
import { tell } from '../src/scenario/play/tell.ts';
import { tellOption } from '../src/scenario/play/tell-option.ts';

/** Every ending step by step, each step with its rule, under the choices that lead there. */
export const endingLines = (
  scenario: Scenario,
  endings: readonly Pick<Ending, 'script'>[],
): readonly string[] =>
  endings.flatMap(({ script }, i) => {
    const played = play(scenario, script);
    const choices = played.choices.map(({ choice, index }) =>
      choice === null ? '' : tellOption(choice, index, scenario.setup),
    );
    const by = choices.length === 0 ? '' : ` (${choices.join('; ')})`;
    const steps = played.steps.map(
      (step) => `  ${step.rule.padEnd(11)} ${tell(step, played.labels)}`,
    );
    return [`Ending ${i + 1} of ${endings.length}${by}`, ...steps, ''];
  });
