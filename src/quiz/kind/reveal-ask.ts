/** What is told of an answer, for all the kinds that are marked by other means than claims. */
import type { Ask } from './index.ts';
import type { Given } from '../mark/given.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import type { Reveal } from '../feedback/feedback.ts';
import { revealChoose } from './choose/feedback.ts';
import { revealIllegal } from './illegal/feedback.ts';
import { revealMust } from './must/feedback.ts';
import { revealNumber } from './number/feedback.ts';
import { revealOrder } from './order/feedback.ts';
import { revealReading } from './reading/feedback.ts';
import { revealRule } from './rule/feedback.ts';

/** What there is to say of an answer to a question of any of these kinds; with `[]` of the question as a whole. */
export function revealAsk(
  cites: readonly string[],
  ask: Ask,
  scenario: Scenario | null,
  given: Given,
): Reveal {
  if (ask.kind === 'reading') return revealReading(ask, given);
  if (scenario === null) throw new Error(`${ask.kind} needs a board`);
  const question = { cites };
  switch (ask.kind) {
    case 'number':
      return revealNumber(question, scenario, ask, given);
    case 'order':
      return revealOrder(question, scenario, ask, given);
    case 'choose':
      return revealChoose(question, scenario, ask, given);
    case 'must':
      return revealMust(question, scenario, ask, given);
    case 'rule':
      return revealRule(question, scenario, ask, given);
    case 'illegal':
      return revealIllegal(question, scenario, ask, given);
  }
}
