/** Feedback on a log: its illegal step, what comes there instead, and the rule that it breaks. */
import { openMarked } from '../../mark/open.ts';
import {
  brokenWithout,
  decideIllegal,
  isRightStep,
  type IllegalAsk,
  type IllegalTruth,
} from './decide.ts';
import type { Step } from '../../../game/state/trace.ts';
import type { Scenario } from '../../../scenario/file/scenario.ts';
import { play } from '../../../scenario/play/play.ts';
import { tell, withoutStop } from '../../../scenario/play/tell.ts';
import { endingsOf, type EndingView } from '../../../ui/steps/endings.ts';
import { feedbackOnBoard, type AnswerFeedback, type FailureView } from '../../feedback/feedback.ts';

export const feedback = feedbackOnBoard<IllegalAsk>((_, scenario, ask, given) => {
  const truth = decideIllegal(scenario, ask);
  const endings = endingsOf(openMarked(scenario));
  const [said, ruled] = given;
  const told = toldIn(scenario);
  const stepText = (i: number): string => {
    const step = truth.log[i];
    return `Step ${i + 1}: ${step === undefined ? '' : told(step)}`;
  };
  const legal = play(scenario, truth.script).steps.map(told);
  const steps: AnswerFeedback[] = [
    ...(said === undefined || said === truth.step
      ? []
      : [
          {
            ...{ text: stepText(said), right: false, chosen: true },
            note: {
              words:
                said < truth.step
                  ? 'Everything up to here is legal.'
                  : 'It only follows from the illegal step before it.',
              rule: null,
            },
          },
        ]),
    {
      ...{ text: stepText(truth.step), right: true, chosen: said === truth.step },
      ...instead(truth, told, legal, endings),
    },
  ];
  const rules = ask.rules.map(({ rule, why }, i): AnswerFeedback => {
    const right = truth.repairs.includes(i);
    return {
      ...{ text: '', answer: rule, right, chosen: ruled === i, given: [i] },
      ...(why === undefined ? {} : { why }),
      ...(right ? {} : { note: stillIllegal(scenario, truth, ask, i) }),
    };
  });
  const shown = rules.filter(({ right, chosen }) => right || chosen || given.length === 0);
  const right = isRightStep(truth, given);
  const words = said === truth.step ? 'Right step, wrong rule.' : 'Wrong step.';
  return { right, endings, answers: [...steps, ...shown], words };
});

/** Of a rule that the step does not break: the log is illegal all the same, and by which rule. */
function stillIllegal(
  scenario: Scenario,
  truth: IllegalTruth,
  ask: IllegalAsk,
  rule: number,
): NonNullable<AnswerFeedback['note']> {
  const at = truth.still[rule] ?? truth.step;
  return {
    words:
      at < truth.step
        ? `Without this rule, even step ${at + 1} would be illegal.`
        : `Even without this rule, step ${at + 1} is illegal.`,
    rule: brokenWithout(scenario, ask, truth, rule),
  };
}

const toldIn =
  ({ setup }: Scenario) =>
  (step: Step): string =>
    tell(step, setup.labels);

/** What comes in a legal course where the log goes wrong. */
function instead(
  { step, log }: IllegalTruth,
  told: (step: Step) => string,
  legal: readonly string[],
  endings: readonly EndingView[],
): { readonly failure?: FailureView } {
  const comes = legal[step];
  if (comes === undefined) return {};
  const before = log.slice(0, step).map(told);
  const isThere = ({ steps }: EndingView): boolean =>
    steps[step]?.text === comes && before.every((text, i) => steps[i]?.text === text);
  const ending = endings.findIndex(isThere);
  const words = `What happens instead: ${withoutStop(comes)}`;
  return {
    failure: { words, ending: Math.max(0, ending), step: ending < 0 ? null : step, without: null },
  };
}
