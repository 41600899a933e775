/** Feedback on cards that were marked: which can be chosen, and why the others cannot. */
import type { Scenario } from '../../../scenario/file/scenario.ts';
import { tellOffer } from '../../../scenario/play/tell-option.ts';
import { againstChoosing, decideChoose, isRightChoice, type ChooseAsk } from './decide.ts';
import { openMarked } from '../../mark/open.ts';
import { play } from '../../../scenario/play/play.ts';
import { endingsOf } from '../../../ui/steps/endings.ts';
import { feedbackOnBoard, type AnswerFeedback } from '../../feedback/feedback.ts';
import { nameOf } from './name.ts';
import { reasonIn, ruleWithout, suspects, withoutRule } from '../../feedback/find-reason.ts';

export const feedback = feedbackOnBoard<ChooseAsk>(({ cites }, scenario, ask, given) => {
  const truth = decideChoose(scenario, ask);
  const marked = openMarked(scenario);
  const endings = endingsOf(marked);
  const courses = endings.map(({ script }) => play(scenario, script));
  const rules = suspects(cites, endings);
  const answers = ask.candidates.map((card, i): AnswerFeedback => {
    const right = truth.right?.includes(i) ?? false;
    const chosen = given.includes(i);
    const why = ask.why[card];
    if (right) return { text: nameOf(card), right, chosen };
    const failure = reasonIn(courses, (label) => label === card);
    const rule =
      failure !== null
        ? null
        : ruleWithout(rules, (without) => {
            const now = decideChoose(scenario, ask, without);
            return now.right?.includes(i) ?? false;
          });
    return {
      ...{ text: nameOf(card), right, chosen, given: [i] },
      ...(why === undefined ? {} : { why }),
      ...(failure === null ? {} : { failure }),
      ...(rule === null ? {} : { failure: withoutRule(rule) }),
      ...(failure === null && rule === null ? against(scenario, ask, card) : {}),
    };
  });
  // What is neither right nor was marked is shown where there is something to say of it.
  const shown = answers.filter(
    ({ right, chosen, why, failure }) =>
      right || chosen || why !== undefined || (failure?.words ?? '') !== '',
  );
  return { right: isRightChoice(truth, given), together: true, endings, answers: shown };
});

/** What stands against a candidate, where no step and no rule alone says it. */
function against(scenario: Scenario, ask: ChooseAsk, card: string): Pick<AnswerFeedback, 'note'> {
  const found = againstChoosing(scenario, ask, card);
  if (found === null) return {};
  if (found.kind === 'refused') {
    const what = ask.at.kind === 'attackers' ? 'attack' : 'be attacked';
    return { note: { words: `${nameOf(card)} can't ${what} here.`, rule: found.rule } };
  }
  const { offer } = found;
  return { note: { words: tellOffer(offer, scenario.setup), rule: offer.rule } };
}
