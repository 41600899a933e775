/** Plays what the lab asks of the engine. Knows no page: it is run in a worker, and in tests. */
import { ranView } from '../../analyse/ran.ts';
import { withStop } from '../../base/words.ts';
import { Undecided, UnknownCard } from '../../game/run/run.ts';
import { parseAction } from '../../scenario/action.ts';
import type { Board } from '../../scenario/board/board.ts';
import { unknownSecurity } from '../../scenario/board/plain-security.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { legalActions, refusalsOf } from '../../scenario/legal/legal.ts';
import { makeAction } from '../../scenario/make-action.ts';
import { play } from '../../scenario/play/play.ts';
import { assumedOn } from './assumed.ts';
import { wordsOfEffect } from './effect-words.ts';
import { fingerprintOf, wordsOf } from '../../proof/ending.ts';
import type { ReadSituation, SituationRead } from './read-situation.ts';
import type {
  LabFailed,
  LabPlayed,
  LabProblems,
  LabReply,
  LabRequest,
  LabWhyNot,
  PlayRequest,
} from './wire.ts';

/** What was read of a situation, played or asked about; all that is wrong with it otherwise. */
export function answerPlay(request: PlayRequest, read: SituationRead): LabReply {
  return guarded(request, read, (known) =>
    request.kind === 'play' ? played(request, known) : whyNot(request, known.scenario),
  );
}

/** Answers of a situation that was read; where the engine stops, why. */
export function guarded(
  { turn }: Pick<LabRequest, 'turn'>,
  read: SituationRead,
  answer: (known: ReadSituation) => LabReply,
): LabReply {
  if (!read.ok) {
    const { problems, board, taken, unread } = read;
    return { kind: 'problems', turn, problems, board, taken, unread, canBePlain: false };
  }
  try {
    return answer(read);
  } catch (problem) {
    if (!(problem instanceof Error)) throw problem;
    return unplayed(turn, problem, read);
  }
}

/** A card that has to be known is something to fill in; anything else is told as it is. */
function unplayed(
  turn: number,
  problem: Error,
  { board, taken }: Pick<LabPlayed, 'board' | 'taken'>,
): LabProblems | LabFailed {
  if (!(problem instanceof UnknownCard))
    return { kind: 'failed', turn, why: `The engine stopped: ${problem.message}.` };
  const expected = 'a board that names this card, or another action';
  const problems = [{ found: problem.message, expected, start: 0, end: 0 }];
  const canBePlain = canTakeAsPlain(problem, board);
  return { kind: 'problems', turn, problems, board, taken, unread: [], canBePlain };
}

/** What has to be known may be a security card that nobody named. */
const canTakeAsPlain = (problem: UnknownCard | undefined, board: Board | null): boolean =>
  problem !== undefined &&
  !(problem instanceof Undecided) &&
  board !== null &&
  board.plain !== true &&
  unknownSecurity(board) > 0;

function played(
  { turn, situation: { script } }: PlayRequest,
  { scenario, board, taken, prints }: ReadSituation,
): LabPlayed {
  const run = play(scenario, script, { ask: true, partly: true });
  const ran = ranView(scenario, run);
  const assumed = assumedOn(board);
  const { actions, isWhole } =
    ran.open === null && ran.stopped === null
      ? legalActions(scenario, script)
      : { actions: [], isWhole: true };
  const last = ran.boards.at(-1);
  return {
    ...{ kind: 'played', turn, board, taken, prints, ran, assumed },
    effects: run.steps.map((step) => wordsOfEffect(step, scenario.setup)),
    legal: actions.map((action) => makeAction(action, scenario.setup)),
    isCut: !isWhole,
    canBePlain: canTakeAsPlain(run.unknown, board),
    seen:
      last === undefined
        ? { ending: '', words: '' }
        : { ending: fingerprintOf(last), words: [wordsOf(last), ...assumed].join(' ') },
  };
}

function whyNot(
  { turn, situation, action }: Extract<LabRequest, { kind: 'why not' }>,
  scenario: Scenario,
): LabWhyNot {
  const read = parseAction(action, scenario.setup);
  return read.ok
    ? {
        ...{ kind: 'why not', turn, action, problem: null },
        rules: refusalsOf(scenario, situation.script, read.value),
      }
    : {
        ...{ kind: 'why not', turn, action, rules: null },
        problem: `${withStop(read.problem.found)} Expected: ${read.problem.expected}.`,
      };
}
