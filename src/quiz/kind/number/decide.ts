/**
 * A number is asked for: right is what the engine measures at every ending that the question pins
 * down.
 */
import { asksForOrder, type Fact } from '../../../scenario/claim/claim.ts';
import { measureOf, type Measure } from '../../../scenario/claim/measure.ts';
import type { Scenario } from '../../../scenario/file/scenario.ts';
import { leavesOf } from '../../../scenario/play/leaves.ts';
import type { Given } from '../../mark/given.ts';

export interface NumberAsk {
  readonly kind: 'number';
  readonly measure: Measure;
  /** Narrows the endings. */
  readonly when: Fact | null;
  /** Numbers that a misunderstanding leads to. */
  readonly wrong: readonly { readonly value: number; readonly why: string }[];
}

export interface NumberTruth {
  /** Every value at an ending; one, when the question is well put. `null`: nothing to measure. */
  readonly values: readonly (number | null)[];
}

export function decideNumber(
  scenario: Scenario,
  { measure, when }: NumberAsk,
  without?: ReadonlySet<string>,
): NumberTruth {
  const apart = { ordered: when !== null && asksForOrder(when) };
  const leaves = leavesOf(scenario, when, without, apart);
  const values = leaves.map(({ run }) => measureOf(run, measure));
  return { values: [...new Set(values)].sort((a, b) => (a ?? -99) - (b ?? -99)) };
}

/** The value, when there is one only. */
export const onlyValue = ({ values }: NumberTruth): number | null =>
  values.length === 1 ? (values[0] ?? null) : null;

export const isRightNumber = (truth: NumberTruth, given: Given): boolean =>
  given.length === 1 && onlyValue(truth) === given[0];
