/** Feedback on an order: where it leaves every legal one, and which rule forbids it there. */
import { openMarked } from '../../mark/open.ts';
import type { Given } from '../../mark/given.ts';
import { agreement, decideOrder, isRightOrder, placeOf, type OrderAsk } from './decide.ts';
import { rulesOf, type Step } from '../../../game/state/trace.ts';
import { isNear } from '../../../rules/number/near.ts';
import { begin, resolve } from '../../../game/explore/resolve.ts';
import { MEANING } from '../../../scenario/claim/meaning.ts';
import { play, type Course } from '../../../scenario/play/play.ts';
import type { Scenario } from '../../../scenario/file/scenario.ts';
import { tellWithin } from '../../../scenario/play/tell.ts';
import { endingsOf, type EndingView } from '../../../ui/steps/endings.ts';
import { eventOf } from '../../feedback/steps-of-fact.ts';
import { feedbackOnBoard, type AnswerFeedback, type FailureView } from '../../feedback/feedback.ts';
import { ruleWithout, suspects } from '../../feedback/find-reason.ts';

export const feedback = feedbackOnBoard<OrderAsk>((question, scenario, ask, given) => {
  const truth = decideOrder(scenario, ask);
  const right = isRightOrder(truth, given);
  const marked = openMarked(scenario, true);
  const endings = endingsOf(marked);
  const isOther = (order: Given): boolean => order.join() !== given.join();
  const answers: AnswerFeedback[] = [
    ...(given.length === 0
      ? []
      : [
          {
            text: inWords(ask, given),
            right,
            chosen: true,
            given,
            ...(right
              ? { seenIn: endings.findIndex(isIn(scenario, ask, given)) }
              : failureIn(question.cites, scenario, ask, given, truth.orders, endings)),
          },
        ]),
    ...truth.orders
      .filter(isOther)
      .map((order) => ({ text: inWords(ask, order), right: true, chosen: false })),
  ];
  const count = truth.orders.length;
  const words = `Wrong: ${count === 1 ? 'only 1 order is' : `${count} orders are`} legal.`;
  return { right, endings, answers, words };
});

const inWords = ({ steps }: OrderAsk, order: Given): string =>
  order.map((i, n) => `${n + 1}. ${steps[i]?.text ?? ''}`).join('  ');

/**
 * The legal order that goes along furthest, the step that it has then, and the rule without which
 * the order given were legal.
 */
function failureIn(
  cites: readonly string[],
  scenario: Scenario,
  ask: OrderAsk,
  given: Given,
  orders: readonly Given[],
  endings: readonly EndingView[],
): { readonly failure?: FailureView } {
  const nearest = orders.toSorted((a, b) => agreement(b, given) - agreement(a, given))[0];
  if (nearest === undefined) return {};
  const at = agreement(nearest, given);
  const next = ask.steps[nearest[at] ?? -1];
  const wanted = ask.steps[given[at] ?? -1];
  if (next === undefined || wanted === undefined) return {};
  const ending = endings.findIndex(isIn(scenario, ask, nearest));
  const course = play(scenario, endings[ending]?.script ?? []);
  const { steps } = course;
  const comes = eventOf(next.event, course);
  const rule = ruleWithout(suspects(cites, endings), (without) =>
    isRightOrder(decideOrder(scenario, ask, without), given),
  );
  const said = steps.findLastIndex((step, i) => step.rule === rule && i <= (comes ?? -1));
  const before = ask.steps[nearest[at - 1] ?? -1];
  const from = (before && eventOf(before.event, course)) ?? -1;
  const step = said >= 0 ? said : (whyNow(steps, from, comes, cites) ?? comes);
  const without = said >= 0 ? (steps[said]?.rule ?? null) : null;
  const last = ask.steps[given[at - 1] ?? -1]?.text ?? '';
  const place =
    at === 0
      ? `"${wanted.text}" can't come first`
      : `After "${last}", "${wanted.text}" can't come next`;
  const lead = `${place}. "${next.text}" does`;
  // Where the step is that one itself, it isn't said twice.
  const words = step === null || step === comes ? `${lead}.` : `${lead}: ${tellAt(course, step)}`;
  return { failure: { words, ending: Math.max(0, ending), step, without } };
}

/**
 * The last step between two events that says why the second comes now: by a cited rule where one
 * does, or the second itself where that is by one; where none says so, the last by a cited rule.
 */
function whyNow(
  steps: readonly Step[],
  from: number,
  to: number | null,
  cites: readonly string[],
): number | null {
  if (to === null) return null;
  const between = [...steps.keys()].filter((i) => i > from && i <= to);
  const of = (i: number): readonly Step[] => steps.slice(i, i + 1);
  const orders = between.filter((i) => of(i).some(({ verb }) => MEANING[verb].orders === true));
  const isCited = (i: number): boolean =>
    of(i)
      .flatMap(rulesOf)
      .some((rule) => isNear(cites, rule));
  const own = isCited(to) ? to : undefined;
  return orders.findLast(isCited) ?? own ?? orders.at(-1) ?? between.findLast(isCited) ?? null;
}

/** Whether an ending came about in an order. */
const isIn =
  (scenario: Scenario, ask: OrderAsk, order: Given) =>
  ({ script }: EndingView): boolean =>
    orderAt(scenario, ask, script) === order.join();

function orderAt(scenario: Scenario, { steps }: OrderAsk, script: Given): string {
  const run = begin(scenario.setup, { script });
  resolve(run, scenario.declarations);
  const places = steps.map(({ event }) => placeOf(run, event));
  return [...steps.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0)).join();
}

const tellAt = ({ steps, labels }: Course, at: number): string => {
  const step = steps[at];
  return step === undefined ? '' : tellWithin(step, labels);
};
