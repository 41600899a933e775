/** What the engine finds right, in a few words for an author. */
import type { Scenario } from '../../scenario/file/scenario.ts';
import { tell } from '../../scenario/play/tell.ts';
import { decideChoose } from './choose/decide.ts';
import { decideIllegal } from './illegal/decide.ts';
import type { Ask } from './index.ts';
import { decideMust } from './must/decide.ts';
import { decideNumber } from './number/decide.ts';
import { decideOrder } from './order/decide.ts';
import { rightPieces } from './reading/decide.ts';
import { decideRule } from './rule/decide.ts';

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
      return found === undefined
        ? []
        : [`step ${step + 1} "${tell(found, scenario.setup.labels)}" by ${rules}`];
    }
  }
}
