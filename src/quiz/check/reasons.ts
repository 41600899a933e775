/** For every wrong answer of a question: what would have to be different for it to be right. */
import { kitTable } from '../../scenario/change/kit.ts';
import { makeKit } from '../../scenario/change/kit-make.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { standingOf, type Stand } from '../common/stand.ts';
import { QUESTION_KINDS, type AskOf, type Kind } from '../kind/index.ts';
import type { Given } from '../mark/given.ts';
import { reasonFor, type Reason, type ReasonSearch } from '../whynot/search.ts';

/** A wrong answer with its reason; `null` where none was found. */
export interface AnswerReason {
  readonly answer: Given;
  readonly reason: Reason | null;
}

/** Steps of work for each answer while a site is built. */
const WORK = 40_000;
const KIT = makeKit();

/** Of each wrong answer that is offered, or that a misunderstanding leads to. */
export const reasonsIn = <K extends Kind>(
  kind: K,
  cites: readonly string[],
  ask: AskOf[K],
  scenario: Scenario | null,
): readonly AnswerReason[] => {
  const { stand } = QUESTION_KINDS[kind];
  return stand === null || scenario === null ? [] : found(stand, cites, ask, scenario);
};

function found<A>(
  stand: Stand<A>,
  cites: readonly string[],
  ask: A,
  scenario: Scenario,
): readonly AnswerReason[] {
  const table = kitTable(scenario, KIT);
  const standing = standingOf(stand, ask);
  return stand.wrong(scenario, ask).map((answer) => ({
    answer,
    reason: ended(reasonFor({ cites, scenario, answer, standing, table }, { left: WORK })),
  }));
}

function ended(search: ReasonSearch): Reason | null {
  for (;;) {
    const { done, value } = search.next();
    if (done === true) return value;
  }
}
