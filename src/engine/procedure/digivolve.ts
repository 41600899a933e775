import type { RuleNumber } from '../../rules/numbers.ts';
import { emit } from '../emit.ts';
import { isSought, type Requirement } from '../requirement.ts';
import { propose } from '../propose.ts';
import { defOf, inForce, say, type Run } from '../run.ts';
import { topCard, type CardId, type Player, type Unit } from '../state.ts';
import { cannot } from '../view.ts';
import { canPayMemory, payMemory } from './pay-memory.ts';
import type { Price } from './play.ts';

/** Digivolution requirements of a card that a Digimon or Tamer meets (8-1-3-1). */
export const requirementsMet = (run: Run, unit: Unit, card: CardId): readonly Requirement[] =>
  defOf(run, card).requirements.filter(
    (requirement) =>
      requirement.kind === 'digivolve' &&
      requirement.parts.every((part) => isSought(defOf(run, topCard(unit)), part)),
  );

/** The rule that forbids a digivolution, or `null`. `ignore`: an effect lifts the requirements (8-1-2-2). */
export function refuseDigivolve(
  run: Run,
  unit: Unit,
  card: CardId,
  price: Price,
  ignore = false,
): RuleNumber | null {
  const met = requirementsMet(run, unit, card);
  if (!ignore && met.length === 0 && inForce(run, '8-1-3-1')) return '8-1-3-1';
  if (defOf(run, topCard(unit)).category === 'Token') return '4-21-3';
  if (cannot(run, unit, 'digivolve')) return '15-1-3';
  if (price.kind === 'free') return null;
  const cost = Math.min(...met.map((requirement) => requirement.cost));
  return canPayMemory(run, run.setup.owners[card] ?? 0, Math.max(0, cost - price.less))
    ? null
    : '1-3-11-1';
}

/** Digivolves (8-1-3): reveal, "would digivolve" effects, payment, the card on top, 1 draw; then effects trigger. */
export function digivolve(
  run: Run,
  player: Player,
  unit: Unit,
  card: CardId,
  price: Price,
  ignore = false,
): boolean {
  const refusal = refuseDigivolve(run, unit, card, price, ignore);
  if (refusal !== null) {
    say(run, refusal, 'refused', card);
    return false;
  }
  const costs = { reduce: 0 };
  run.kernel.interrupt(run, { kind: 'would digivolve', units: [unit], card, player, costs });
  if (unit.gone) return false;
  if (price.kind === 'paid') {
    const cost = Math.min(
      ...requirementsMet(run, unit, card).map((requirement) => requirement.cost),
    );
    payMemory(run, player, Math.max(0, cost - price.less - costs.reduce));
  }
  propose(run, { kind: 'digivolve', unit, card });
  propose(run, { kind: 'draw', player, n: 1, rule: '8-1-3-3' });
  // 3-4-7-4: in the breeding area its effects stay silent.
  if (unit.area === 'battle') emit(run, { kind: 'digivolved', units: [unit], card });
  return true;
}

/**
 * DNA digivolution (8-2): the parts become one new Digimon, unsuspended, the first part's stack on top of the second's. What was
 * linked is trashed, what applied to the parts ends.
 */
export function dnaDigivolve(
  run: Run,
  player: Player,
  parts: readonly (Unit | CardId)[],
  card: CardId,
): Unit | null {
  const under = parts.flatMap((part) => (typeof part === 'object' ? part.cards : [part]));
  for (const unit of parts) {
    if (typeof unit !== 'object') continue;
    if (unit.links.length > 0)
      propose(run, { kind: 'trash links', unit, cards: unit.links, rule: '8-2-2-1-2' });
    unit.gone = true;
  }
  run.state.units = run.state.units.filter((unit) => !unit.gone);
  const unit =
    propose(run, { kind: 'play', card, under, isPlay: false, rule: '8-2-3-3' })[0] ?? null;
  if (unit === null) return null;
  unit.placed = false;
  say(run, '8-2-2-1', 'digivolves', card);
  propose(run, { kind: 'draw', player, n: 1, rule: '8-2-3-3' });
  emit(run, { kind: 'digivolved', units: [unit], card });
  return unit;
}
