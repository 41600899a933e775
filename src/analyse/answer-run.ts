/** Answers a request to run a line: the board made for it, played as far as the choices go. */
import { readEffects } from '../effect/read/read.ts';
import { describeProblem } from '../base/result.ts';
import { fit, type Fit } from '../scenario/fit/fit.ts';
import { notRunnable } from '../scenario/fit/runs.ts';
import { play, type Played } from '../scenario/play/play.ts';
import { readScenario } from '../scenario/file/read.ts';
import type { Scenario } from '../scenario/file/scenario.ts';
import { ranView } from './ran.ts';
import type { NotRun } from './taken-apart.ts';
import type { Failed, Ran, RunRequest } from './wire.ts';

/** Everything in the text that the engine would not carry out. */
export const checkText = (text: string): readonly NotRun[] =>
  notRunnable(readEffects(text)).map(({ found, span }) => ({ ...span, found: sayOf(found) }));

/** What the engine calls a part that it does not run, in words for a reader. */
export const sayOf = (found: string): string =>
  found.includes('not understood')
    ? 'Not understood.'
    : `The engine can’t play this yet: ${found}.`;

/** Whether a scenario can be made for each line of the text. */
export const runsOf = (text: string): readonly boolean[] =>
  readEffects(text).lines.map((_, i) => fit(text, i) !== undefined);

export function answerRun({ text, line, as, script, turn }: RunRequest): Ran | Failed {
  const failed = (why: string): Failed => ({ kind: 'failed', turn, why });
  const made = fit(text, line, as);
  if (made === undefined) return failed('The engine can’t play any of this line yet.');
  const scenario = readScenario(made.board, made.actions);
  if (!scenario.ok) {
    return failed(
      `No board could be made for this line: ${scenario.problem.map(describeProblem).join(' ')}`,
    );
  }
  try {
    return ranOf(made, scenario.value, play(scenario.value, script, { ask: true }), text, turn);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return failed(`The engine stopped: ${error.message}.`);
  }
}

function ranOf(
  { how, board, actions, leftOut }: Fit,
  scenario: Scenario,
  played: Played,
  text: string,
  turn: number,
): Ran {
  const read = readEffects(text).text;
  return {
    kind: 'ran',
    turn,
    how,
    board,
    actions,
    leftOut: leftOut.map(({ start, end }) => read.slice(start, end)),
    ...ranView(scenario, played),
  };
}
