/**
 * Answers what is asked of all courses of a situation. Loaded when it is asked, in a worker, and in
 * tests.
 */
import { explore, type Ending } from '../game/explore/explore.ts';
import { NOBODY } from '../game/state/state.ts';
import type { Claim } from '../scenario/claim/claim.ts';
import { parseClaim } from '../scenario/claim/notation.ts';
import type { Scenario } from '../scenario/file/scenario.ts';
import { snapshot } from '../scenario/play/snapshot.ts';
import { sayStopped, whyStopped } from '../scenario/play/stopped.ts';
import { verifyAll, type Finding } from '../scenario/play/verify.ts';
import { viewsOf } from '../ui/steps/endings.ts';
import { guarded } from './answer.ts';
import { wordsOf } from '../proof/ending.ts';
import type { SituationRead } from './read-situation.ts';
import type { AskRequest, LabClaim, LabCourses, LabReply } from './wire.ts';

/** Endings that are listed, of as many as there are. */
const LISTED = 60;

/** Steps of work for "all courses": ten times what a question of the content may take. */
const WORK = 2_000_000;

export const answerAsk = (request: AskRequest, read: SituationRead): LabReply =>
  guarded(request, read, ({ scenario }) =>
    request.kind === 'courses' ? courses(request, scenario) : claimed(request, scenario),
  );

function courses({ turn }: AskRequest, scenario: Scenario): LabCourses {
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
  { turn, claim }: Extract<AskRequest, { kind: 'claim' }>,
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
