/** A question that was read and marked -> all that its pages need of the engine, as data. */
import { reasonsIn } from '../../quiz/check/reasons.ts';
import { surenessOf, type Sureness } from '../../quiz/check/sureness.ts';
import { RULINGS_TOPIC } from '../../quiz/common/rulings-topic.ts';
import { standingOf } from '../../quiz/common/stand.ts';
import type { Feedback } from '../../quiz/feedback/feedback.ts';
import { QUESTION_KINDS, type AskOf, type Kind } from '../../quiz/kind/index.ts';
import type { Drawn } from '../../quiz/question-file.ts';
import { foundIn, type Found } from '../../quiz/whynot/found-reasons.ts';
import { makeScenarioFile } from '../../scenario/file/scenario-file.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { cardsByLabel } from '../../ui/board/cards.ts';
import { startOf } from '../../ui/board/start.ts';
import type { Ready } from './read-questions.ts';
import type { ResolvedQuestion } from './resolved.ts';

/** `explanation`: its HTML. */
export function resolveQuestion(ready: Ready, explanation: string): ResolvedQuestion {
  const { question, marked, ask } = ready;
  const scenario = marked?.scenario ?? null;
  const feedback = feedbackOn(question.kind, ready, ask);
  return {
    question,
    ask,
    explanation,
    feedback,
    sure: scenario && sureIn(question.kind, question.policies, scenario, ask, feedback),
    data: JSON.stringify({
      scenario: scenario && makeScenarioFile(scenario),
      ask,
      reasons: reasonsOf(question.kind, ready, ask),
    }),
    drawn: scenario && drawnOf(scenario),
  };
}

function sureIn<K extends Kind>(
  kind: K,
  policies: readonly string[],
  scenario: Scenario,
  ask: AskOf[K],
  feedback: Feedback,
): Sureness | null {
  const { stand } = QUESTION_KINDS[kind];
  return stand && surenessOf(policies, scenario, standingOf(stand, ask), feedback);
}

/**
 * What wrong answers would need to be right; nothing of those for which that was not found. A
 * beginner is told why in plain words alone, and a ruling says why itself.
 */
const reasonsOf = <K extends Kind>(
  kind: K,
  { question: { cites, level, topic }, marked }: Ready,
  ask: AskOf[K],
): readonly Found[] =>
  marked === null || level === 0 || topic === RULINGS_TOPIC
    ? []
    : foundIn(kind, reasonsIn(kind, cites, ask, marked.scenario, true), marked.scenario.board);

const drawnOf = (scenario: Scenario): Drawn => ({
  board: startOf(scenario),
  cards: cardsByLabel(scenario.setup),
});

/** Without an answer: what there is to say of the question as a whole. */
const feedbackOn = <K extends Kind>(
  kind: K,
  { question, marked }: Ready,
  ask: AskOf[K],
): Feedback => QUESTION_KINDS[kind].feedback(question, marked?.scenario ?? null, ask, []);
