import type { Player } from '../../../base/player.ts';
import { choose } from '../../run/choose.ts';
import { inForce, type Run } from '../../run/run.ts';

/** The clause by which their player chooses one of several requirements that are met. */
const RULES = { 'digivolution cost': '8-1-2-1', 'link cost': '10-1-3-1' } as const;

/**
 * The cost of the requirement that the player chooses, of those that are met; they are told apart
 * by what there is to pay alone.
 */
export function chooseCost(
  run: Run,
  player: Player,
  of: keyof typeof RULES,
  costs: readonly number[],
  canPay: (cost: number) => boolean,
): number {
  const different = [...new Set(costs)].toSorted((a, b) => a - b);
  const [cheapest = Infinity] = different;
  const rule = RULES[of];
  if (different.length < 2 || !inForce(run, rule)) return cheapest;
  const payable = different.filter(canPay);
  if (payable.length === 0) return cheapest;
  return choose(run, player, 'target', rule, payable, (n) => ({ kind: 'number', of, n }));
}
