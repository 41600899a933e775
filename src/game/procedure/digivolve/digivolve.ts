import type { RuleNumber } from '../../../rules/number/numbers.ts';
import { holds } from '../../is/condition/condition.ts';
import { emit } from '../../trigger/emit.ts';
import type { Requirement } from '../../../card/requirement.ts';
import { isSought, type Sought } from '../../../card/sought.ts';
import { areaOf, cameFrom } from '../../happens/commit/place.ts';
import { propose } from '../../happens/propose.ts';
import { defOf, inForce, type Run } from '../../run/run.ts';
import { topCard, type CardId, type Cause, type Unit } from '../../state/state.ts';
import type { Player } from '../../../base/player.ts';
import { cannot, informationOf, isDigimonNow, viewOf } from '../../is/view/view.ts';
import { canAfford, reduction } from '../play/afford.ts';
import { digivolutionCost } from './cost.ts';
import { canPayMemory, payMemory } from '../play/pay-memory.ts';
import { asAllowed, costOf, type Price } from '../play/play.ts';

/** Digivolution requirements of a card that a Digimon or Tamer meets (8-1-3-1). */
const requirementsMet = (run: Run, unit: Unit, card: CardId): readonly Requirement[] =>
  defOf(run, card).requirements.filter(
    (requirement) =>
      requirement.kind === 'digivolve' &&
      isOpen(run, requirement, unit) &&
      requirement.parts.every((part) => isTop(run, unit, part)),
  );

/** Whether the top card of something on the field is what is sought. */
export const isTop = (run: Run, unit: Unit, part: Sought | undefined): boolean =>
  part !== undefined && isSought(informationOf(run, unit), part);

/** Whether a requirement is one now: its condition holds (1-3-11-2). */
export const isOpen = (run: Run, { condition }: Requirement, unit: Unit): boolean =>
  condition === undefined ||
  holds(run, condition, { player: unit.owner, self: unit, look: (one) => viewOf(run, one) });

/**
 * The rule that forbids a digivolution, or `null`. `ignore`: an effect lifts the requirements
 * (8-1-2-2). `also`: costs at which persistent effects allow it (allowed.ts).
 */
export function refuseDigivolve(
  run: Run,
  unit: Unit,
  card: CardId,
  price: Price,
  ignore = false,
  also: readonly number[] = [],
): RuleNumber | null {
  const costs = [...requirementsMet(run, unit, card).map(({ cost }) => cost), ...also];
  // 8-1-1: it is a Digimon card that is stacked.
  if (defOf(run, card).category !== 'Digimon' && inForce(run, '8-1-1')) return '8-1-1';
  if (!ignore && costs.length === 0 && inForce(run, '8-1-3-1')) return '8-1-3-1';
  if (isToken(run, unit)) return '4-21-3';
  if (mayNot(run, unit)) return '15-1-3';
  if (price.kind === 'free') return null;
  const player = run.setup.owners[card] ?? 0;
  return canAfford(
    run,
    { kind: 'would digivolve', units: [unit], card, player },
    costOf(asAllowed(run, player, 'digivolution', price), Math.min(...costs)),
  ) || !inForce(run, '1-3-11-1')
    ? null
    : '1-3-11-1';
}

/** 4-21-3: nothing is stacked with Tokens. */
export const isToken = (run: Run, unit: Unit): boolean =>
  defOf(run, topCard(unit)).category === 'Token' && inForce(run, '4-21-3');

/** "can't digivolve" (15-1-3) */
export const mayNot = (run: Run, unit: Unit): boolean =>
  cannot(run, unit, 'digivolve') && inForce(run, '15-1-3');

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
  ignore = false,
  cause?: Cause,
  also: readonly number[] = [],
): boolean {
  const refusal = refuseDigivolve(run, unit, card, price, ignore, also);
  if (refusal !== null) {
    run.trace?.say({ verb: 'refused', rule: refusal, what: 'digivolution', card });
    return false;
  }
  const met = requirementsMet(run, unit, card);
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
  propose(run, { kind: 'draw', player, n: 1, rule });
  // 3-4-7-4: in the breeding area its effects stay silent.
  if (unit.area !== 'battle') return;
  const by = cause === undefined ? {} : { cause };
  emit(run, { kind: 'digivolved', units: [unit], card, fromTamer, ...from, ...by });
}
