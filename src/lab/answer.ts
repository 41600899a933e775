/** Answers what the lab asks of the engine. Knows no page: it is run in a worker, and in tests. */
import { ranView } from '../analyse/ran.ts';
import type { CardLookup } from '../card/file/card-lookup.ts';

import { explore, type Ending } from '../game/explore/explore.ts';
import { UnknownCard } from '../game/run/run.ts';
import { NOBODY } from '../game/state/state.ts';
import { parseAction } from '../scenario/action.ts';
import { parseClaim } from '../scenario/claim/notation.ts';
import { legalActions, refusalsOf } from '../scenario/legal/legal.ts';
import { makeAction } from '../scenario/make-action.ts';
import { play } from '../scenario/play/play.ts';
import { snapshot } from '../scenario/play/snapshot.ts';
import { sayStopped, whyStopped } from '../scenario/play/stopped.ts';
import { verifyAll, type Finding } from '../scenario/play/verify.ts';
import type { Claim } from '../scenario/claim/claim.ts';
import type { Scenario } from '../scenario/file/scenario.ts';
import { viewsOf } from '../ui/steps/endings.ts';
import { fingerprintOf, wordsOf } from '../proof/ending.ts';
import { readBoard, readWhole } from '../proof/read.ts';
import type {
  LabClaim,
  LabCourses,
  LabFailed,
  LabPlayed,
  LabProblems,
  LabReply,
  LabRequest,
  LabWhyNot,
} from './wire.ts';

/** Endings that are listed, of as many as there are. */
const LISTED = 60;

/** Steps of work for "all courses": ten times what a question of the content may take. */
const WORK = 2_000_000;

export function answerLab(request: LabRequest, lookup: CardLookup): LabReply {
  const { turn, situation } = request;
  const read = readWhole(situation, lookup);
  if (!read.ok) {
    const board = readBoard(situation.board, lookup);
    const known = board.ok ? board.value : { board: null, taken: [] };
    return {
      kind: 'problems',
      turn,
      problems: read.problem,
      board: known.board,
      taken: known.taken,
    };
  }
  try {
    switch (request.kind) {
      case 'play':
        return played(request, read.value);
      case 'why not':
        return whyNot(request, read.value.scenario);
      case 'courses':
        return courses(request, read.value.scenario);
      case 'claim':
        return claimed(request, read.value.scenario);
    }
  } catch (problem) {
    if (!(problem instanceof Error)) throw problem;
    return unplayed(turn, problem, read.value);
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
  return { kind: 'problems', turn, problems, board, taken };
}

function played(
  { turn, situation: { script } }: LabRequest,
  {
    scenario,
    board,
    taken,
    prints,
  }: { readonly scenario: Scenario } & Pick<LabPlayed, 'board' | 'taken' | 'prints'>,
): LabPlayed {
  const ran = ranView(scenario, play(scenario, script, { ask: true }));
  const { actions, isWhole } =
    ran.open === null && ran.stopped === null
      ? legalActions(scenario, script)
      : { actions: [], isWhole: true };
  const last = ran.boards.at(-1);
  return {
    ...{ kind: 'played', turn, board, taken, prints, ran },
    legal: actions.map((action) => makeAction(action, scenario.setup)),
    isCut: !isWhole,
    seen:
      last === undefined
        ? { ending: '', words: '' }
        : { ending: fingerprintOf(last), words: wordsOf(last) },
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
        problem: `${read.problem.found}. Expected: ${read.problem.expected}.`,
      };
}

function courses({ turn }: LabRequest, scenario: Scenario): LabCourses {
  const found = explore(scenario.setup, scenario.declarations, { work: WORK });
  const listed = found.endings.slice(0, LISTED);
  const views = viewsOf(scenario, listed);
  const byScript = new Map(listed.map((ending) => [ending.script.join(), ending]));
  return {
    ...{ kind: 'courses', turn, total: found.endings.length, courses: found.leaves },
    endings: views.map(({ script, label }) => {
      const ending = byScript.get(script.join());
      const words =
        ending === undefined ? '' : `${outcomeOf(ending)}${wordsOf(snapshot(ending.run))}`;
      return { script, label, words, courses: ending?.courses ?? 0 };
    }),
    stopped: sayStopped(found),
  };
}

/** What a board at the end doesn’t show: that the game is over, or that an action was refused. */
function outcomeOf({ outcome, run: { state } }: Ending): string {
  if (outcome === 'refused') return `An action isn’t allowed here (${state.refusal ?? ''}). `;
  return outcome === 'game over' && state.winner !== NOBODY ? `P${state.winner + 1} wins. ` : '';
}

function claimed(
  { turn, claim }: Extract<LabRequest, { kind: 'claim' }>,
  scenario: Scenario,
): LabClaim {
  const none = { so: null, not: null };
  const read = parseClaim(claim.trim());
  if (!read.ok) {
    const words = `${read.problem.found}. Expected: ${read.problem.expected}.`;
    return { kind: 'claim', turn, claim, verdict: null, words, witness: none };
  }
  const { fact } = read.value;
  const asked = (frequency: Claim['frequency']): Claim => ({ fact, frequency });
  const [plain, first, second] = verifyAll({ ...scenario, work: { done: 0, most: WORK } }, [
    asked('always'),
    asked('P1 can force that'),
    asked('P2 can force that'),
  ]);
  if (plain === undefined) throw new Error('no finding for a claim');
  const { verdict, holding, failing } = plain;
  return {
    ...{ kind: 'claim', turn, claim, verdict },
    words:
      plain.stopped === null
        ? `${HOW_OFTEN[verdict]}${verdict === 'sometimes' ? ` ${forced(first, second)}` : ''}`
        : `Not decided: ${whyStopped(plain.stopped)}.`,
    witness: { so: holding[0]?.script ?? null, not: failing[0]?.script ?? null },
  };
}

const HOW_OFTEN: { readonly [verdict in Finding['verdict']]: string } = {
  always: 'Always: in every course, whatever the players choose.',
  sometimes: 'Sometimes: it depends on what the players choose.',
  never: 'Never: in no course, whatever the players choose.',
  undetermined: 'Not decided.',
};

/**
 * Who can bring it about against anything that the other player chooses. Where that was not found
 * out for one of them, nothing is said of either.
 */
function forced(first: Finding | undefined, second: Finding | undefined): string {
  if (first?.verdict === 'undetermined' || second?.verdict === 'undetermined')
    return 'Who can force it isn’t decided.';
  const who = [first?.right === true ? 'P1' : '', second?.right === true ? 'P2' : ''].filter(
    (name) => name !== '',
  );
  return who.length === 0
    ? 'Neither player can force it alone.'
    : `${who.join(' and ')} can force it.`;
}
