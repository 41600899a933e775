/** Feedback on a number: the step that makes it what it is. */
import { decideNumber, onlyValue, type NumberAsk } from './decide.ts';
import type { Step } from '../../../game/state/trace.ts';
import { openMarked } from '../../mark/open.ts';
import type { Marked } from '../../mark/grade.ts';
import type { Claim, Fact } from '../../../scenario/claim/claim.ts';
import { MEANING } from '../../../scenario/claim/meaning.ts';
import { factOfMeasure } from '../../../scenario/claim/measure.ts';
import { play } from '../../../scenario/play/play.ts';
import type { Scenario } from '../../../scenario/file/scenario.ts';
import { verifyAll } from '../../../scenario/play/verify.ts';
import { endingAt, endingsOf } from '../../../ui/steps/endings.ts';
import { failureOf, type Failure } from '../../feedback/failure.ts';
import { failureView, feedbackOnBoard, type AnswerFeedback } from '../../feedback/feedback.ts';

export const feedback = feedbackOnBoard<NumberAsk>(({ cites }, scenario, ask, given) => {
  const value = onlyValue(decideNumber(scenario, ask));
  const [said] = given;
  const right = said === value;
  const wrong =
    said === undefined ? ask.wrong.map((one) => one.value) : said === value ? [] : [said];
  const claims = wrong.map((n) => claimOf(ask, n));
  const marked: Marked =
    claims.length === 0
      ? openMarked(scenario)
      : { scenario, claims, findings: verifyAll(scenario, claims) };
  const endings = endingsOf(marked);
  const views = wrong.map((n, i): AnswerFeedback => {
    const failure = saidBefore(scenario, failureOf(marked, i, cites));
    const why = ask.wrong.find((one) => one.value === n)?.why;
    return {
      text: String(n),
      right: false,
      chosen: n === said,
      given: [n],
      ...(why === undefined ? {} : { why }),
      ...(failure === null ? {} : { failure: failureView(failure, endings, marked, i) }),
    };
  });
  const { when } = ask;
  const [meant] =
    when === null ? [] : verifyAll(scenario, [{ frequency: 'sometimes', fact: when }]);
  const seenIn = endingAt(endings, meant?.holding[0]?.script ?? []);
  const answers = [...views, { text: String(value ?? ''), right: true, chosen: right, seenIn }];
  return { right, endings, answers, words: `Wrong: it's ${String(value)}.` };
});

function saidBefore(scenario: Scenario, failure: Failure | null): Failure | null {
  if (failure === null || failure.step === null) return failure;
  const { steps } = play(scenario, failure.script);
  let { step } = failure;
  while (step > 0 && isQuiet(steps[step])) step--;
  return { ...failure, step };
}

const isQuiet = (step: Step | undefined): boolean =>
  step !== undefined && MEANING[step.verb].quiet === true;

/** That it is this number, at the endings that are meant. */
function claimOf({ measure, when }: NumberAsk, n: number): Claim {
  const fact = factOfMeasure(measure, n);
  const narrowed: Fact =
    when === null ? fact : { kind: 'or', facts: [{ kind: 'not', fact: when }, fact] };
  return { frequency: 'always', fact: narrowed };
}
