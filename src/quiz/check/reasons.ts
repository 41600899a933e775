/** For every wrong answer of a question: what would have to be different for it to be right. */
import { kitTable, type DealtTable } from '../../scenario/change/kit.ts';
import { makeKit, rewordedBoard } from '../../scenario/change/kit-make.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { standingFrom } from '../common/stand.ts';
import type { AnswerFeedback, Feedback } from '../feedback/feedback.ts';
import type { Given } from '../mark/given.ts';
import { QUESTION_KINDS, type AskOf, type Kind } from '../kind/index.ts';
import type { LookedAt } from '../whynot/boards.ts';
import { dpApart } from '../whynot/dp-apart.ts';
import { reasonsFor, type AnswerReason } from '../whynot/search.ts';

/** Steps of work for one question while a site is built. */
const WORK = 200_000;
const KIT = makeKit();

/**
 * Of each wrong answer that is offered, or that a misunderstanding leads to; `withOthers`: of those
 * that could be given as well, too. Of an answer that argues only a rule is told: with another
 * board, what happens could be as it says, and what it says about it still be wrong.
 */
export function reasonsIn<K extends Kind>(
  kind: K,
  cites: readonly string[],
  ask: AskOf[K],
  scenario: Scenario | null,
  withOthers = false,
): readonly AnswerReason[] {
  const { stand } = QUESTION_KINDS[kind];
  if (stand === null || scenario === null) return [];
  const table: DealtTable = { ...kitTable(scenario, KIT), reword: rewordedBoard };
  const standing = standingFrom(stand, ask, scenario);
  const question: LookedAt = { cites, scenario, standing, table, dpApart: dpApart(scenario, ask) };
  const wrong = stand.wrong(scenario, ask);
  const known = new Set(wrong.map((answer) => answer.join()));
  const isRight = standing.judge(scenario, new Set());
  const others = withOthers
    ? (stand.others?.(scenario, ask) ?? []).filter(
        (answer) => !known.has(answer.join()) && !isRight(answer),
      )
    : [];
  const budget = { left: WORK };
  const argues = (answer: Given): boolean => stand.argues?.(ask, answer) === true;
  const found = reasonsFor(question, [...wrong, ...others], budget, 2, argues);
  const besides = stand.besides?.(scenario, ask);
  if (besides === undefined || found.every(({ reason }) => reason !== null)) return found;
  const told: LookedAt = { ...question, standing: { judge: besides.judge, facts: () => [] } };
  const [{ reason: other } = { reason: null }] = reasonsFor(told, [[]], budget, 1);
  return found.map((one) =>
    one.reason === null ? { ...one, reason: other, lead: besides.words } : one,
  );
}

/** A wrong answer, what it would need to be right, and what else is said of it. */
export interface WrongSaid extends AnswerReason {
  /**
   * The rules of the step at which it leaves every course, or of what is offered in its place;
   * `null` where nothing is said.
   */
  readonly said: readonly string[] | null;
}

/** All that a page says of wrong answers. */
export function whyNotIn<K extends Kind>(
  kind: K,
  cites: readonly string[],
  ask: AskOf[K],
  scenario: Scenario | null,
): readonly WrongSaid[] {
  const { feedback } = QUESTION_KINDS[kind];
  return reasonsIn(kind, cites, ask, scenario).map((one) => {
    const isIt = ({ given }: AnswerFeedback): boolean => given?.join() === one.answer.join();
    const views = [one.answer, []].map((given) => feedback({ cites }, scenario, ask, given));
    const view = views.find(({ answers }) => answers.some(isIt));
    return { ...one, said: view === undefined ? null : saidOf(view, isIt) };
  });
}

function saidOf(
  { answers, endings }: Feedback,
  isIt: (answer: AnswerFeedback) => boolean,
): readonly string[] | null {
  const { failure, note } = answers.find(isIt) ?? {};
  if (failure !== undefined && failure.step !== null) {
    const step = endings[failure.ending]?.steps[failure.step];
    return step === undefined ? null : [step.rule, ...(step.also === undefined ? [] : [step.also])];
  }
  if (failure?.without !== undefined && failure.without !== null) return [failure.without];
  return note === undefined ? null : note.rule === null ? [] : [note.rule];
}
