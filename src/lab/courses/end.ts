/** How a course ends, in a sentence. */
import type { Outcome } from '../../game/explore/resolve.ts';
import { NOBODY } from '../../game/state/state.ts';
import { runTo } from '../../scenario/play/run-to.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { snapshot } from '../../scenario/play/snapshot.ts';
import { wordsOf } from '../../proof/ending.ts';

/** The board at the end of a course, and what it doesn't show. */
export function sayEnd(
  scenario: Scenario,
  script: readonly number[],
  without?: ReadonlySet<string>,
): string {
  const off = without === undefined ? {} : { without };
  const { run, outcome } = runTo(scenario, { script, ...off });
  return `${outcomeOf(outcome, run.state)}${wordsOf(snapshot(run))}`;
}

/** What a board at the end doesn't show: that the game is over, or that an action was refused. */
function outcomeOf(
  outcome: Outcome | 'open',
  { winner, refusal }: { readonly winner: number; readonly refusal: string | null },
): string {
  if (outcome === 'refused') return `An action isn't allowed here (${refusal ?? ''}). `;
  if (outcome === 'endless') return 'This course has no end. ';
  return outcome === 'game over' && winner !== NOBODY ? `P${winner + 1} wins. ` : '';
}
