/** Answers a request to run a line: the board made for it, played as far as the choices go. */
import { meantBy } from '../effect/meant/meant.ts';
import { readEffects } from '../effect/read/read.ts';
import type { PrintedCard } from '../card/printed.ts';
import { SWITCHABLE } from '../game/run/policy.ts';
import { AskedRules } from '../scenario/claim/asked.ts';
import { fit, type Fit } from '../scenario/fit/fit.ts';
import { notRunnable } from '../scenario/fit/runs.ts';
import { play, type Played } from '../scenario/play/play.ts';
import type { Scenario } from '../scenario/file/scenario.ts';
import { onBoard } from './on-board.ts';
import { ranView } from './ran.ts';
import type { NotRunnable } from '../card/can-run/not-runnable.ts';
import type { NotRun } from './taken-apart.ts';
import type { Failed, Ran, RunRequest } from './wire.ts';

/** Everything in the text that the engine would not carry out. */
export const checkText = (text: string): readonly NotRun[] =>
  notRunnable(readEffects(text)).map((part) => ({ ...part.span, found: sayOf(part) }));

/** What the engine calls a part that it does not run, in words for a reader. */
export const sayOf = ({ found, unread }: Pick<NotRunnable, 'found' | 'unread'>): string =>
  unread !== undefined ? 'Not understood.' : `The engine can't play this yet: ${found}.`;

/** What a text may mean: the engine plays it, or would if it had a timing. */
export const meantIn = (text: string): readonly string[] =>
  meantBy(text, (words) =>
    [words, `[Main] ${words}`, `[Main] ${words}.`].some((one) => checkText(one).length === 0),
  );

/** Whether a scenario can be made for each line of the text. */
export const runsOf = (text: string): readonly boolean[] =>
  readEffects(text).lines.map((_, i) => fit(text, i) !== undefined);

/** `card`: the one that the line stands on, where it is of a card file. */
export function answerRun(request: RunRequest, card?: PrintedCard): Ran | Failed {
  const { text, script, turn } = request;
  const failed = (why: string): Failed => ({ kind: 'failed', turn, why });
  const found = onBoard(request, card);
  if (!found.ok) return failed(found.problem);
  const { made, scenario, madeUp } = found.value;
  try {
    const asked = new AskedRules();
    const played = play(scenario, script, { ask: true, without: asked });
    const policies = dependingOn(played, scenario, script, asked);
    return { ...ranOf(made, scenario, played, text, turn), madeUp, policies };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return failed(`The engine stopped: ${error.message}.`);
  }
}

/** Open points with whose other reading the same choices lead elsewhere, or others are offered. */
function dependingOn(
  played: Played,
  scenario: Scenario,
  script: readonly number[],
  { rules }: AskedRules,
): readonly string[] {
  const shapeOf = ({ steps, open, outcome }: Played): string =>
    JSON.stringify([steps.map(({ verb, rule }) => [verb, rule]), open?.options.length, outcome]);
  const before = shapeOf(played);
  return SWITCHABLE.filter((id) => {
    if (!rules.has(id)) return false;
    try {
      return shapeOf(play(scenario, script, { ask: true, without: new Set([id]) })) !== before;
    } catch {
      // A choice that the other reading does not offer.
      return true;
    }
  });
}

function ranOf(
  { how, board, actions, leftOut }: Fit,
  scenario: Scenario,
  played: Played,
  text: string,
  turn: number,
): Omit<Ran, 'madeUp' | 'policies'> {
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
