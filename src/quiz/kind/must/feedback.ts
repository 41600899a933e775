/**
 * Feedback on must, may, cannot: what the engine offers, and the rule without which it would be as
 * was said.
 */
import { openMarked } from '../../mark/open.ts';
import { leavesOf } from '../../../scenario/play/leaves.ts';
import { decideMust, isOffered, isRightStatus, STATUSES, type MustAsk } from './decide.ts';
import { play } from '../../../scenario/play/play.ts';
import { tellOffer } from '../../../scenario/play/tell-option.ts';
import type { Scenario } from '../../../scenario/file/scenario.ts';
import { endingsOf } from '../../../ui/steps/endings.ts';
import { feedbackOnBoard, type AnswerFeedback } from '../../feedback/feedback.ts';
import { statusWords } from './status.ts';
import { rulesOf } from '../../../game/state/trace.ts';
import { isNear } from '../../../rules/number/near.ts';
import { eventOf } from '../../feedback/steps-of-fact.ts';
import { reasonIn, ruleWithout, suspects, withoutRule } from '../../feedback/find-reason.ts';

export const feedback = feedbackOnBoard<MustAsk>(({ cites }, scenario, ask, given) => {
  const truth = decideMust(scenario, ask);
  const endings = endingsOf(openMarked(scenario));
  const rules = suspects(cites, endings);
  const answers = statusWords(ask).map((text, i): AnswerFeedback => {
    const right = isRightStatus(truth, [i]);
    const chosen = given.includes(i);
    const status = STATUSES[i] ?? 'may';
    const why = ask.why[status];
    if (right) {
      const courses = endings.map(({ script }) => play(scenario, script));
      const failure =
        status === 'cannot'
          ? reasonIn(courses, (label) => label !== null && ask.thing.names.includes(label))
          : null;
      const note = offerWords(scenario, ask);
      return {
        ...{ text, right, chosen },
        ...(failure === null ? {} : { failure }),
        ...(note === null ? {} : { note }),
      };
    }
    const rule = ruleWithout(rules, (without) =>
      isRightStatus(decideMust(scenario, ask, without), [i]),
    );
    return {
      ...{ text, right, chosen, given: [i] },
      ...(why === undefined ? {} : { why }),
      ...(rule === null ? against(cites, scenario, ask) : { failure: withoutRule(rule) }),
    };
  });
  return { right: isRightStatus(truth, given), endings, answers };
});

/** What the player is offered there, with the rule of the choice. */
function offerWords(scenario: Scenario, ask: MustAsk): NonNullable<AnswerFeedback['note']> | null {
  const offer = leavesOf(scenario, ask.when)
    .flatMap(({ offers }) => offers)
    .find((one) => isOffered(ask, one, scenario.setup));
  if (offer === undefined) return null;
  return { words: tellOffer(offer, scenario.setup), rule: offer.rule };
}

/** Where no rule alone makes it so: what is offered there, or that nobody is asked. */
function against(
  cites: readonly string[],
  scenario: Scenario,
  ask: MustAsk,
): Pick<AnswerFeedback, 'note'> {
  const offer = offerWords(scenario, ask);
  if (offer !== null) return { note: offer };
  const { names } = ask.thing;
  const [card, effect] = names;
  const { script } = leavesOf(scenario, ask.when)[0] ?? {};
  const course = play(scenario, script);
  const isAbout = (label: string | null): boolean =>
    label === null || names.length === 0 || names.includes(label);
  const denial = reasonIn([course], isAbout);
  const step = course.steps[denial?.step ?? -1];
  if (denial !== null && step !== undefined)
    return { note: { words: `${denial.words}.`, rule: step.rule } };
  if (!ask.thing.kinds.includes('use') || card === undefined || effect === undefined) return {};
  const at = eventOf({ kind: 'uses', card, effect }, course);
  if (at === null) return {};
  const rules = course.steps
    .slice(0, at + 1)
    .flatMap((step) => ('effect' in step && step.effect === effect ? rulesOf(step) : []));
  const rule = rules.find((one) => isNear(cites, one)) ?? rules.at(-1) ?? null;
  return { note: { words: "It activates here, and its player isn't asked.", rule } };
}
