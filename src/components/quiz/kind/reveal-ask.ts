/** What is told of an answer, for all the kinds that are marked by other means than claims. */
import type { Ask } from '../../../quiz/kind/index.ts';
import type { Given } from '../../../quiz/kind/kind.ts';
import type { Scenario } from '../../../scenario/scenario.ts';
import type { Reveal } from '../reveal.ts';
import { revealChoose } from './reveal-choose.ts';
import { revealIllegal } from './reveal-illegal.ts';
import { revealMust } from './reveal-must.ts';
import { revealNumber } from './reveal-number.ts';
import { revealOrder } from './reveal-order.ts';
import { revealReading } from './reveal-reading.ts';
import { revealRule } from './reveal-rule.ts';

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
