/**
 * Answers what is asked of all courses of a situation. Loaded when it is asked, in a worker, and in
 * tests.
 */
import { withStop } from '../../base/words.ts';
import { makeFact, parseClaim } from '../../scenario/claim/notation.ts';
import { wrongName } from '../../scenario/claim/wrong-name.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { sayKnown, sayStopped, whyStopped } from '../../scenario/play/stopped.ts';
import { viewsOf } from '../../ui/steps/endings.ts';
import { guarded } from './answer.ts';
import { choiceTree } from '../courses/choice-tree.ts';
import { compared, offeredChanges } from './compared.ts';
import { sayEnd } from '../courses/end.ts';
import { howSure, whatWouldChange } from './rests-on.ts';
import type { SituationRead } from './read-situation.ts';
import { surveyOf, type Survey, type SurveyOptions } from '../courses/survey.ts';
import type { AskRequest, LabClaim, LabCourses, LabReply } from './wire.ts';

/** Endings that are listed, of as many as there are. */
const LISTED = 60;

/** Courses without end that are shown. */
const LOOPS = 3;

/** Tells how far an answer is. */
export type OnProgress = NonNullable<SurveyOptions['onprogress']>;

export const answerAsk = (
  request: AskRequest,
  read: SituationRead,
  onprogress?: OnProgress,
): LabReply =>
  guarded(request, read, ({ scenario, board }) => {
    switch (request.kind) {
      case 'courses':
        return courses(request, scenario, onprogress);
      case 'claim':
        return claimed(request, scenario, onprogress);
      case 'changes':
        return offeredChanges(request, scenario, board);
      case 'compare':
        return compared(request, scenario);
    }
  });

/** The last survey: a folded tree is opened without playing it all again. */
let latest: { readonly key: string; readonly survey: Survey } | null = null;

function surveyed(
  { situation: { board, actions } }: AskRequest,
  scenario: Scenario,
  onprogress: OnProgress | undefined,
): Survey {
  const key = JSON.stringify([board, actions]);
  if (latest?.key !== key) {
    latest = null;
    const options = { endless: LOOPS, ...(onprogress === undefined ? {} : { onprogress }) };
    latest = { key, survey: surveyOf(scenario, options) };
  }
  return latest.survey;
}

function courses(
  request: Extract<AskRequest, { kind: 'courses' }>,
  scenario: Scenario,
  onprogress: OnProgress | undefined,
): LabCourses {
  const survey = surveyed(request, scenario, onprogress);
  const listed = survey.endings.slice(0, LISTED);
  const byScript = new Map(listed.map((ending) => [ending.script.join(), ending]));
  return {
    ...{ kind: 'courses', turn: request.turn },
    ...{ total: survey.endings.length, courses: survey.leaves },
    endings: viewsOf(scenario, listed).map(({ script, label }) => ({
      ...{ script, label },
      words: sayEnd(scenario, script),
      courses: byScript.get(script.join())?.courses ?? 0,
    })),
    stopped: sayStopped({ ...survey, endings: [] }),
    tree: choiceTree(scenario, survey, request.from, false),
  };
}

function claimed(
  { turn, claim }: Extract<AskRequest, { kind: 'claim' }>,
  scenario: Scenario,
  onprogress: OnProgress | undefined,
): LabClaim {
  const nothing = { witness: { so: null, not: null }, sure: null, change: null, tree: null };
  const read = parseClaim(claim.trim());
  const wrong = read.ok ? wrongName(read.value.fact, scenario.setup) : read.problem;
  if (!read.ok || wrong !== null) {
    const words = `${withStop(wrong?.found ?? '')} Expected: ${wrong?.expected ?? ''}.`;
    return { kind: 'claim', turn, claim, verdict: null, words, ...nothing };
  }
  const { fact } = read.value;
  const survey = surveyOf(scenario, { fact, ...(onprogress === undefined ? {} : { onprogress }) });
  const holding = survey.endings.filter(({ isSo }) => isSo);
  const failing = survey.endings.filter(({ isSo }) => !isSo);
  const witness = { so: holding[0]?.script ?? null, not: failing[0]?.script ?? null };
  const tree = choiceTree(scenario, survey, [], true);
  if (survey.stopped !== null) {
    const known = sayKnown('it', { holding, failing });
    const words = `Not decided: ${whyStopped(survey.stopped)}. Until then ${known}.`;
    return {
      kind: 'claim',
      turn,
      claim,
      verdict: 'undetermined',
      words,
      ...nothing,
      witness,
      tree,
    };
  }
  const verdict = failing.length === 0 ? 'always' : holding.length === 0 ? 'never' : 'sometimes';
  return {
    ...{ kind: 'claim', turn, claim: makeFact(fact), verdict, witness, tree },
    words: `${HOW_OFTEN[verdict]}${verdict === 'sometimes' ? ` ${forced(survey)}` : ''}`,
    sure: howSure(scenario, fact, verdict, survey),
    change: verdict === 'sometimes' ? null : whatWouldChange(scenario, fact, verdict),
  };
}

const HOW_OFTEN: { readonly [verdict in 'always' | 'sometimes' | 'never']: string } = {
  always: 'Always, whatever the players choose.',
  sometimes: 'Sometimes. It depends on what the players choose.',
  never: 'Never, whatever the players choose.',
};

/**
 * Who can bring it about against anything that the other player chooses. Where that was not found
 * out for one of them, nothing is said of either.
 */
function forced({ tree, endings }: Survey): string {
  const so = new Set(endings.flatMap(({ key, isSo }) => (isSo ? [key] : [])));
  const can = ([0, 1] as const).map((player) => tree.canForce(player, (key) => so.has(key)));
  if (can.includes(null)) return "The engine can't tell who can force it.";
  const who = ['P1', 'P2'].filter((_, player) => can[player] === true);
  const prevents = ([0, 1] as const).map((player) => tree.canForce(player, (key) => !so.has(key)));
  const against = ['P1', 'P2'].filter((_, player) => prevents[player] === true);
  const forces =
    who.length === 0 ? 'Neither player can force it alone.' : `${who.join(' and ')} can force it.`;
  return against.length === 0 ? forces : `${forces} ${against.join(' and ')} can prevent it.`;
}
