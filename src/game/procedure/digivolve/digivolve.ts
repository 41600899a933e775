import type { RuleNumber } from '../../../rules/number/numbers.ts';
import { refuseStack, requirementsMet, type Lifted } from '../../is/target/requirement.ts';
import { emit } from '../../trigger/emit.ts';
import { areaOf, cameFrom } from '../../happens/commit/place.ts';
import { propose } from '../../happens/propose.ts';
import { inForce, type Run } from '../../run/run.ts';
import type { CardId, Cause, Unit } from '../../state/state.ts';
import type { Player } from '../../../base/player.ts';
import { isDigimonNow } from '../../is/view/view.ts';
import { canAfford, reduction } from '../play/afford.ts';
import { endAsIf } from './as-if.ts';
import { digivolutionCost } from './cost.ts';
import { canPayMemory, payMemory } from '../play/pay-memory.ts';
import { asAllowed, costOf, type Price } from '../play/play.ts';

/**
 * The rule that forbids a digivolution, or `null`. `lifted`: which requirements an effect lifts
 * (8-1-2-2). `also`: costs at which persistent effects allow it (allowed.ts).
 */
export function refuseDigivolve(
  run: Run,
  unit: Unit,
  card: CardId,
  price: Price,
  lifted: Lifted = false,
  also: readonly number[] = [],
): RuleNumber | null {
  const refusal = refuseStack(run, unit, card, also.length > 0 ? true : lifted);
  if (refusal !== null) return refusal;
  if (price.kind === 'free') return null;
  const player = run.setup.owners[card] ?? 0;
  const costs = [...requirementsMet(run, unit, card, lifted).map(({ cost }) => cost), ...also];
  return canAfford(
    run,
    { kind: 'would digivolve', units: [unit], card, player },
    costOf(asAllowed(run, player, 'digivolution', price), Math.min(...costs)),
  ) || !inForce(run, '1-3-11-1')
    ? null
    : '1-3-11-1';
}

/**
 * Digivolves (8-1-3): reveal, the requirement, "would digivolve" effects, payment, the card on top,
 * 1 draw; then effects trigger. `cause`: of what an effect digivolves.
 */
export function digivolve(
  run: Run,
  player: Player,
  unit: Unit,
  card: CardId,
  price: Price,
  lifted: Lifted = false,
  cause?: Cause,
  also: readonly number[] = [],
): boolean {
  const refusal = refuseDigivolve(run, unit, card, price, lifted, also);
  if (refusal !== null) {
    run.trace?.say({ verb: 'refused', rule: refusal, what: 'digivolution', card });
    return false;
  }
  const met = requirementsMet(run, unit, card, lifted);
  const allowed = asAllowed(run, player, 'digivolution', price);
  const costs = [...met.map(({ cost }) => cost), ...also].map((one) => costOf(allowed, one));
  const cost =
    costs.length === 0
      ? costOf(price, Infinity)
      : digivolutionCost(run, { player, units: [unit], card }, costs);
  const reduce = wouldDigivolve(run, player, [unit], card, cost);
  if (reduce === null) return false;
  if (price.kind !== 'free') payMemory(run, player, cost - reduce);
  stack(run, player, unit, card, '8-1-3-3', undefined, cause);
  return true;
}

/**
 * The "would digivolve" effects (8-1-2-4); they affect every way to digivolve (8-3-2-3, 8-4-2-3).
 * Returns how much less there is to pay than `cost`, or `null` when nothing is there any more that
 * could digivolve, or when it cannot be paid any more (8-1-2-6).
 */
export function wouldDigivolve(
  run: Run,
  player: Player,
  units: readonly Unit[],
  card: CardId,
  cost: number,
): number | null {
  const { reduce } = reduction(run, { kind: 'would digivolve', units, card, player }, cost);
  const pays = canPayMemory(run, player, cost - reduce) || !inForce(run, '1-3-11-1');
  if (pays && !units.some(({ gone }) => gone)) return reduce;
  run.trace?.say({ verb: 'refused', rule: '8-1-2-6', what: 'digivolution', card });
  return null;
}

/** The last step of every digivolution: the card on top, 1 draw (8-1-3-3); then effects trigger. */
export function stack(
  run: Run,
  player: Player,
  unit: Unit,
  card: CardId,
  rule: RuleNumber,
  through?: CardId,
  cause?: Cause,
): void {
  const from = cameFrom(areaOf(run, card), unit);
  const fromTamer = !isDigimonNow(run, unit);
  propose(run, {
    kind: 'digivolve',
    unit,
    card,
    rule,
    ...(through === undefined ? {} : { through }),
    ...(cause === undefined ? {} : { cause }),
  });
  endAsIf(run, unit);
  propose(run, { kind: 'draw', player, n: 1, rule });
  if (unit.area === 'battle' || !inForce(run, '3-4-7-6')) noteDigivolved(run, player);
  // 3-4-7-4: in the breeding area its effects stay silent.
  if (unit.area !== 'battle') return;
  const by = cause === undefined ? {} : { cause };
  emit(run, { kind: 'digivolved', units: [unit], card, fromTamer, ...from, ...by });
}

/** "If you've digivolved this turn": in the battle area (3-4-7-6). */
export function noteDigivolved({ state }: Run, player: Player): void {
  if (!state.digivolved.includes(player)) state.digivolved = [...state.digivolved, player];
}
