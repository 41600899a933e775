/**
 * Steps are put in order: right is every order in which they happen in some course that the rules
 * allow.
 */
import { factOf } from '../../../game/state/facts.ts';
import type { Run } from '../../../game/run/run.ts';
import type { Fact } from '../../../scenario/claim/claim.ts';
import type { Scenario } from '../../../scenario/file/scenario.ts';
import { leavesOf } from '../../../scenario/play/leaves.ts';
import type { Given } from '../../mark/given.ts';

/** Something that happens at one moment. */
export type Happening = Extract<
  Fact,
  { readonly kind: 'uses' | 'deleted' | 'blocks' | 'attacks' | 'battles' }
>;

export interface OrderAsk {
  readonly kind: 'order';
  /** As they are listed. */
  readonly steps: readonly { readonly text: string; readonly event: Happening }[];
  readonly when: Fact | null;
}

export interface OrderTruth {
  /** Each legal order as indexes of the steps. */
  readonly orders: readonly Given[];
  /** Indexes of steps that do not happen in some course. */
  readonly missing: Given;
}

export function decideOrder(
  scenario: Scenario,
  { steps, when }: OrderAsk,
  without?: ReadonlySet<string>,
): OrderTruth {
  const orders = new Map<string, Given>();
  const missing = new Set<number>();
  for (const { run } of leavesOf(scenario, when, without, { ordered: true })) {
    const places = steps.map(({ event }) => placeOf(run, event));
    places.forEach((place, i) => place < 0 && missing.add(i));
    const order = [...steps.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
    if (!places.includes(-1)) orders.set(order.join(), order);
  }
  return { orders: [...orders.values()], missing: [...missing] };
}

/** Where in the course of things it happened; -1 when it did not. */
export function placeOf({ setup, state }: Run, event: Happening): number {
  const card = setup.labels.indexOf(event.card);
  const at = (other: number): number => {
    const kind = event.kind === 'uses' ? 'activates' : event.kind;
    return state.facts.indexOf(factOf(kind, card, other));
  };
  if (event.kind === 'uses') return at(setup.effects.indexOf(event.effect));
  return event.kind === 'battles' ? at(setup.labels.indexOf(event.other)) : at(0);
}

export const isRightOrder = ({ orders }: OrderTruth, given: Given): boolean =>
  orders.some((order) => order.join() === given.join());

/** How many steps a given order has in common with an order from the beginning. */
export const agreement = (order: Given, given: Given): number => {
  const at = order.findIndex((step, i) => step !== given[i]);
  return at < 0 ? order.length : at;
};
