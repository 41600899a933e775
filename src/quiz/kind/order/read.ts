import { err, ok, type Problem, type Result } from '../../../base/result.ts';
import type { Fact } from '../../../scenario/claim/claim.ts';
import type { Scenario } from '../../../scenario/file/scenario.ts';
import { decideOrder, type Happening, type OrderAsk } from './decide.ts';
import type { OrderFields } from './fields.ts';
import { claimIn, problemIn, whenIn } from '../../common/problem.ts';

const EXPECTED = '"X uses [On Deletion]", "X is deleted", "X blocks", "X attacks" or "X battles Y"';

/** Reads the steps, each something that happens at one moment. */
export function readOrder(
  fields: OrderFields,
  scenario: Scenario,
): Result<OrderAsk, readonly Problem[]> {
  const steps: OrderAsk['steps'][number][] = [];
  const problems: Problem[] = [];
  for (const [i, { text, event }] of fields.steps.entries()) {
    const field = `steps[${i}].event`;
    const claim = claimIn(event, field, scenario);
    if (!claim.ok) problems.push(claim.problem);
    else if (!happens(claim.value.fact)) problems.push(problemIn(field, `"${event}"`, EXPECTED));
    else steps.push({ text, event: claim.value.fact });
  }
  const when = whenIn(fields.when, scenario);
  if (!when.ok) problems.push(when.problem);
  else if (problems.length === 0) return ok({ kind: 'order', steps, when: when.value });
  return err(problems);
}

const happens = (fact: Fact): fact is Happening =>
  ['uses', 'deleted', 'blocks', 'attacks', 'battles'].includes(fact.kind);

/**
 * Where a step does not happen in every course, or the legal orders are others than the author
 * expects.
 */
export function orderProblems(
  fields: OrderFields,
  ask: OrderAsk,
  scenario: Scenario,
): readonly Problem[] {
  const { orders, missing } = decideOrder(scenario, ask);
  if (missing.length > 0)
    return missing.map((i) =>
      problemIn(
        `steps[${i}].event`,
        `"${fields.steps[i]?.event ?? ''}" does not happen in every course`,
        'steps that always happen: narrow down the outcomes with "when", or take another step',
      ),
    );
  const write = (order: readonly number[]): string => `[${order.map((i) => i + 1).join(', ')}]`;
  const found = orders.map(write).toSorted();
  const expected = fields.expected.map((order) => `[${order.join(', ')}]`).toSorted();
  const listed = write(fields.steps.keys().toArray());
  if (found.includes(listed))
    return [
      problemIn(
        'steps',
        'they are already listed in a legal order',
        'an illegal order to start with',
      ),
    ];
  if (found.join() === expected.join()) return [];
  return [
    problemIn(
      'expected',
      `you expect ${expected.join(' and ')}, but the engine finds ${found.join(' and ') || 'no order'}`,
      'every legal order, in the numbers of the steps as they are listed',
    ),
  ];
}
