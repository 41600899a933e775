/** Feedback on rules: what would happen without each. */
import { openMarked } from '../../mark/open.ts';
import { decideRule, isRightRule, type RuleAsk } from './decide.ts';
import { UnknownCard } from '../../../game/run/run.ts';
import { rulesOf, sayTheSame, type Step } from '../../../game/state/trace.ts';
import { play } from '../../../scenario/play/play.ts';
import type { Scenario } from '../../../scenario/file/scenario.ts';
import { tellWithin, withoutStop } from '../../../scenario/play/tell.ts';
import { endingsOf as outcomes } from '../../../scenario/play/verify.ts';
import { endingsOf } from '../../../ui/steps/endings.ts';
import { feedbackOnBoard, type AnswerFeedback, type FailureView } from '../../feedback/feedback.ts';

export const feedback = feedbackOnBoard<RuleAsk>((_, scenario, ask, given) => {
  const truth = decideRule(scenario, ask);
  const endings = endingsOf(openMarked(scenario));
  const courses = endings.map(({ script }) => play(scenario, script).steps);
  const deciding = ask.rules.flatMap(({ rule }, i) => (truth.right.includes(i) ? [rule] : []));
  const answers = ask.rules.map(({ rule, why }, i): AnswerFeedback => {
    const right = truth.right.includes(i);
    const failure = right ? withoutIt(scenario, rule, courses) : null;
    const done = courses.some((steps) => steps.some((step) => isOf(step, rule)));
    const words = done
      ? 'It applies here, but the result would be the same without it.'
      : 'It never applies here.';
    return {
      ...{ text: '', answer: rule, right, chosen: given.includes(i), given: [i] },
      ...(why === undefined ? {} : { why }),
      ...(failure === null ? {} : { failure }),
      ...(right
        ? {}
        : { note: { words, rule: null, ...allTheSame(scenario, rule, deciding, words) } }),
    };
  });
  return { right: isRightRule(truth, given), endings, answers };
});

const isOf = (step: Step, rule: string): boolean => rulesOf(step).some((one) => one === rule);

/** Most courses without a rule that are looked at. */
const MOST = 6;

/** A step of a rule that decides, which comes without the other rule as well. */
function allTheSame(
  scenario: Scenario,
  rule: string,
  deciding: readonly string[],
  words: string,
): AnswerFeedback['note'] {
  const without = new Set([rule]);
  try {
    const { endings } = outcomes(scenario, false, without);
    const steps = endings
      .slice(0, MOST)
      .flatMap(({ script }) => play(scenario, script, { without }).steps);
    for (const one of deciding) {
      const step = steps.find((each) => isOf(each, one));
      if (step === undefined) continue;
      const told = withoutStop(tellWithin(step, scenario.setup.labels));
      return { words: `${words} Without it, the same happens: ${told}.`, rule: one };
    }
  } catch (problem) {
    if (!(problem instanceof UnknownCard)) throw problem;
  }
  return undefined;
}

/** Where the resolution would go another way without a rule. */
function withoutIt(
  scenario: Scenario,
  rule: string,
  courses: readonly (readonly Step[])[],
): FailureView | null {
  try {
    const { steps } = play(scenario, [], { without: new Set([rule]) });
    const parting = courses.map((course) => {
      const at = course.findIndex((step, i) => {
        const other = steps[i];
        return other === undefined || !sayTheSame(other, step);
      });
      return at < 0 ? course.length : at;
    });
    const step = Math.max(...parting);
    const ending = parting.indexOf(step);
    const other = steps[step];
    const now = courses[ending]?.[step];
    const isThere = now !== undefined;
    const quoted = (one: Step): string => `"${tellWithin(one, scenario.setup.labels)}"`;
    const words =
      other === undefined
        ? 'Without it, everything would be over here'
        : `Without it, ${isThere ? `this step would be ${quoted(other)} instead of ${quoted(now)}` : `${quoted(other)} would come next`}`;
    return { words, ending, step: isThere ? step : null, without: null };
  } catch (problem) {
    if (problem instanceof UnknownCard) return null;
    throw problem;
  }
}
