/** What the engine finds right, in a few words for an author. */
import type { Scenario } from '../../scenario/scenario.ts';
import { tell } from '../../scenario/tell.ts';
import { decideChoose } from '../kind/choose.ts';
import { decideIllegal } from '../kind/illegal.ts';
import type { Ask } from '../kind/index.ts';
import { decideMust } from '../kind/must.ts';
import { decideNumber } from '../kind/number.ts';
import { decideOrder } from '../kind/order.ts';
import { rightPieces } from '../kind/reading.ts';
import { decideRule } from '../kind/rule.ts';

/** One entry for each right answer; what stands there is what `expected` would say. */
export function foundWords(ask: Ask, scenario: Scenario | null): readonly string[] {
  if (ask.kind === 'reading') return rightPieces(ask).map((i) => ask.pieces[i]?.text ?? '');
  if (scenario === null) throw new Error(`${ask.kind} needs a board`);
  switch (ask.kind) {
    case 'number':
      return decideNumber(scenario, ask).values.map(String);
    case 'order':
      return decideOrder(scenario, ask).orders.map((order) => order.map((i) => i + 1).join(' '));
    case 'choose':
      return (decideChoose(scenario, ask).right ?? []).map((i) => ask.candidates[i] ?? '');
    case 'must':
      return decideMust(scenario, ask).statuses;
    case 'rule':
      return decideRule(scenario, ask).right.map((i) => ask.rules[i]?.rule ?? '');
    case 'illegal': {
      const { log, step, repairs } = decideIllegal(scenario, ask);
      const found = log[step];
      const rules = repairs.map((i) => ask.rules[i]?.rule ?? '').join(' or ');
      return found === undefined ? [] : [`step ${step + 1} "${tell(found)}" by ${rules}`];
    }
  }
}
