import type { RuleNumber } from '../../../rules/number/numbers.ts';
import { choose } from '../../run/choose.ts';
import { chooseCard } from '../../run/option.ts';
import { defOf, inForce, type Run } from '../../run/run.ts';
import type { Requirement } from '../../../card/requirement.ts';
import { isSought } from '../../../card/sought.ts';
import type { CardId, Cause, Unit } from '../../state/state.ts';
import type { Refusal } from '../../state/declaration.ts';
import { digivolutionCost } from './cost.ts';
import { isOpen, isTop, mayNot } from '../../is/target/requirement.ts';
import { stack, wouldDigivolve } from './digivolve.ts';
import { canAfford } from '../play/afford.ts';
import { payMemory } from '../play/pay-memory.ts';
import { fromHand, refuse, unitWith } from '../play/refuse.ts';

/**
 * App fusion (8-4-3): choose a Digimon of the battle area and its link card that are two different
 * cards of the requirement, pay, lay the link card on the Digimon and the new card on both, 1 draw.
 */
export function declareAppFusion(run: Run, card: CardId, onto: CardId): Refusal | null {
  const refusal = fromHand(run, card, 'digivolution');
  if (refusal !== null) return refusal;
  const player = run.state.turn;
  if (!defOf(run, card).requirements.some(({ kind }) => kind === 'app fusion'))
    return refuse(run, '8-4-1', 'digivolution', card);
  const unit = unitWith(run, onto);
  if (unit?.owner !== player || unit.area !== 'battle')
    return refuse(run, '8-4-3-1', 'digivolution', card);
  const fusions = fusionsOf(run, unit, card);
  if (fusions.length === 0) return refuse(run, '8-4-2-1', 'digivolution', card);
  const rule = refuseFusion(run, unit, card, fusions);
  if (rule !== null) return refuse(run, rule, 'digivolution', card);
  run.trace?.say({ verb: 'reveals from hand', rule: '8-4-3-1', card });
  appFuse(run, unit, card, fusions);
  return null;
}

/** What a Digimon app fuses by: the cost, and its link cards that may go between. */
export interface AppFusion {
  readonly cost: number;
  readonly links: readonly CardId[];
}

/** The app fusion requirements that a Digimon meets with a link card (8-4-2-1). */
export const fusionsOf = (run: Run, unit: Unit, card: CardId): readonly AppFusion[] =>
  defOf(run, card).requirements.flatMap((requirement) => {
    if (requirement.kind !== 'app fusion' || !isOpen(run, requirement, unit)) return [];
    const links = linksFor(run, unit, requirement);
    return links.length === 0 ? [] : { cost: requirement.cost, links };
  });

/** The rule that forbids it to a Digimon that meets the requirement, or `null`. */
export function refuseFusion(
  run: Run,
  unit: Unit,
  card: CardId,
  fusions: readonly AppFusion[],
): RuleNumber | null {
  if (mayNot(run, unit, card)) return '15-1-3';
  const use = { kind: 'would digivolve', units: [unit], card, player: unit.owner } as const;
  return canAfford(run, use, Math.min(...fusions.map(({ cost }) => cost))) ? null : '1-3-11-1';
}

/**
 * Chooses the requirement and the link card, pays, lays that card on the Digimon and the new one on
 * both (8-4-3).
 */
export function appFuse(
  run: Run,
  unit: Unit,
  card: CardId,
  fusions: readonly AppFusion[],
  cause?: Cause,
): boolean {
  const { owner: player } = unit;
  const costs = fusions.map((one) => one.cost);
  const cost = digivolutionCost(run, { player, units: [unit], card }, costs);
  const links = [...new Set(fusions.flatMap((one) => (one.cost === cost ? one.links : [])))];
  const link = choose(run, player, 'target', '8-4-3-1', links, chooseCard);
  const reduce = wouldDigivolve(run, player, [unit], card, cost);
  if (reduce === null) return false;
  if (!unit.links.includes(link)) {
    run.trace?.say({ verb: 'refused', rule: '8-1-2-6', what: 'digivolution', card });
    return false;
  }
  payMemory(run, player, cost - reduce, '8-4-3-2');
  stack(run, player, unit, card, '8-4-3-3', link, cause);
  return true;
}

/**
 * Link cards that are, with the Digimon, two different ones of the cards that the requirement names
 * (8-4-2-1).
 */
const linksFor = (run: Run, unit: Unit, { parts }: Requirement): readonly CardId[] =>
  unit.links.filter((link) =>
    parts.some((part, i) =>
      parts.some(
        (other, j) =>
          (i !== j || !inForce(run, '8-4-2-1')) &&
          isTop(run, unit, part) &&
          isSought(defOf(run, link), other),
      ),
    ),
  );
