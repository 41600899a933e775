import type { RuleNumber } from '../../../rules/number/numbers.ts';
import { emit } from '../../trigger/emit.ts';
import { propose } from '../../happens/propose.ts';
import { defOf, inForce, type Run } from '../../run/run.ts';
import type { CardId, Unit } from '../../state/state.ts';
import type { Player } from '../../../base/player.ts';
import type { Refusal } from '../../state/declaration.ts';
import { canAfford } from '../play/afford.ts';
import { isOpen, isToken, isTop, mayNot, wouldDigivolve } from './digivolve.ts';
import { payMemory } from '../play/pay-memory.ts';
import { fromHand, refuse, unitWith } from '../play/refuse.ts';

/**
 * DNA digivolution of two own battle-area Digimon that meet a requirement, in either order
 * (8-2-3-1).
 */
export function declareDna(
  run: Run,
  card: CardId,
  cards: readonly [CardId, CardId],
): Refusal | null {
  const refusal = fromHand(run, card, 'digivolution');
  if (refusal !== null) return refusal;
  const [first, second] = cards.map((one) => unitWith(run, one));
  const isPart = (unit: Unit | undefined): unit is Unit =>
    unit?.owner === run.state.turn && unit.area === 'battle';
  if (!isPart(first) || !isPart(second) || first === second)
    return refuse(run, '8-2-3-1', 'digivolution', card);
  for (const requirement of defOf(run, card).requirements) {
    if (requirement.kind !== 'dna' || !isOpen(run, requirement, first)) continue;
    const [a, b] = requirement.parts;
    const meets = (x: Unit, y: Unit): boolean => isTop(run, x, a) && isTop(run, y, b);
    const parts = meets(first, second)
      ? [first, second]
      : meets(second, first)
        ? [second, first]
        : null;
    if (parts === null) continue;
    if (parts.some((unit) => isToken(run, unit)))
      return refuse(run, '4-21-3', 'digivolution', card);
    if (parts.some((unit) => mayNot(run, unit))) return refuse(run, '15-1-3', 'digivolution', card);
    const { cost } = requirement;
    const { owner: player } = first;
    const use = { kind: 'would digivolve', units: parts, card, player } as const;
    if (!canAfford(run, use, cost)) return refuse(run, '1-3-11-1', 'digivolution', card);
    // 8-2-2-5: effects on digivolving affect this one too.
    const reduce = wouldDigivolve(run, player, parts, card, cost);
    if (reduce === null) return null;
    payMemory(run, player, cost - reduce);
    dnaDigivolve(run, player, parts, card);
    return null;
  }
  return refuse(run, '8-2-3-1', 'digivolution', card);
}

/**
 * DNA digivolution (8-2): the parts become one new Digimon, unsuspended, the first part's stack on
 * top of the second's. What was linked is trashed, what applied to the parts ends.
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
  const rule: RuleNumber = '8-2-3-3';
  const unit = propose(run, { kind: 'play', card, under, isPlay: false, rule })[0] ?? null;
  if (unit === null) return null;
  // 8-2-2-1-7: it may attack in this turn.
  if (inForce(run, '8-2-2-1-7')) unit.placed = false;
  run.trace?.say({ verb: 'DNA digivolves', rule: '8-2-2-1', card });
  propose(run, { kind: 'draw', player, n: 1, rule });
  emit(run, {
    kind: 'digivolved',
    units: [unit],
    card,
    way: { name: 'DNA digivolution', n: parts.length },
  });
  return unit;
}
