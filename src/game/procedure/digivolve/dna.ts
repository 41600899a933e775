import type { RuleNumber } from '../../../rules/number/numbers.ts';
import { isSought, type Sought } from '../../../card/sought.ts';
import { emit } from '../../trigger/emit.ts';
import { areaOf, cameFrom } from '../../happens/commit/place.ts';
import { propose } from '../../happens/propose.ts';
import { defOf, inForce, type Run } from '../../run/run.ts';
import type { CardId, Cause, Unit } from '../../state/state.ts';
import type { Player } from '../../../base/player.ts';
import type { Refusal } from '../../state/declaration.ts';
import { canAfford } from '../play/afford.ts';
import { digivolutionCost } from './cost.ts';
import { isOpen, isToken, isTop, mayNot } from '../../is/target/requirement.ts';
import { noteDigivolved, wouldDigivolve } from './digivolve.ts';
import { payMemory } from '../play/pay-memory.ts';
import { asAllowed, costOf, PAID, type Price } from '../play/play.ts';
import { fromHand, ownerOf, refuse, unitWith } from '../play/refuse.ts';

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
  const isOwn = (unit: Unit | undefined): unit is Unit =>
    unit?.owner === run.state.turn && unit.area === 'battle';
  if (!isOwn(first) || !isOwn(second) || first === second)
    return refuse(run, '8-2-3-1', 'digivolution', card);
  const pairs = [...pairsOf(run, card, first, second), ...pairsOf(run, card, second, first)];
  const [cheapest] = pairs.toSorted((one, other) => one.cost - other.cost);
  if (cheapest === undefined) return refuse(run, '8-2-3-1', 'digivolution', card);
  const rule = refuseDna(run, card, cheapest);
  if (rule !== null) return refuse(run, rule, 'digivolution', card);
  payForDna(run, first.owner, card, choosePair(run, first.owner, card, pairs, PAID) ?? cheapest);
  return null;
}

/** Two that are stacked, the first on top (8-2-2-2): Digimon, or cards that an effect names. */
export interface DnaPair {
  readonly parts: readonly [Unit | CardId, Unit | CardId];
  readonly cost: number;
}

/** The two by each requirement that they meet in this order (8-2-3-1). */
export function pairsOf(
  run: Run,
  card: CardId,
  first: Unit | CardId,
  second: Unit | CardId,
): readonly DnaPair[] {
  const there = [first, second].find((part) => typeof part === 'object');
  if (there === undefined || first === second) return [];
  return defOf(run, card).requirements.flatMap((one) =>
    one.kind === 'dna' &&
    isOpen(run, one, there) &&
    isPart(run, first, one.parts[0]) &&
    isPart(run, second, one.parts[1])
      ? { parts: [first, second], cost: one.cost }
      : [],
  );
}

/** The same two by several requirements: their player chooses what to pay (8-2-3-1, 8-2-3-2). */
export function choosePair(
  run: Run,
  player: Player,
  card: CardId,
  pairs: readonly DnaPair[],
  price: Price,
): DnaPair | undefined {
  const costs = pairs.map(({ cost }) =>
    costOf(asAllowed(run, player, 'digivolution', price), cost),
  );
  const units = pairs[0] === undefined ? [] : unitsOf(pairs[0]);
  const cost = digivolutionCost(run, { player, units, card }, costs);
  return pairs[costs.indexOf(cost)];
}

const isPart = (run: Run, part: Unit | CardId, sought: Sought | undefined): boolean =>
  typeof part === 'object'
    ? isTop(run, part, sought)
    : sought !== undefined && isSought(defOf(run, part), sought);

const unitsOf = ({ parts }: DnaPair): readonly Unit[] =>
  parts.filter((part) => typeof part === 'object');

/** Whether cards have stayed where they were (3-1-3-1). */
function stillThere(run: Run, of: readonly (Unit | CardId)[]): () => boolean {
  const cards = of.filter((one) => typeof one !== 'object');
  const before = cards.map((card) => run.state.generations[card]);
  return () => cards.every((card, i) => run.state.generations[card] === before[i]);
}

/** The rule that forbids it to two that meet the requirement, or `null`. */
export function refuseDna(
  run: Run,
  card: CardId,
  pair: DnaPair,
  price: Price = PAID,
): RuleNumber | null {
  const units = unitsOf(pair);
  if (units.some((unit) => isToken(run, unit))) return '4-21-3';
  if (units.some((unit) => mayNot(run, unit, card))) return '15-1-3';
  const player = ownerOf(run, card);
  const use = { kind: 'would digivolve', units, card, player } as const;
  return price.kind === 'free' ||
    canAfford(run, use, costOf(asAllowed(run, player, 'digivolution', price), pair.cost))
    ? null
    : '1-3-11-1';
}

/**
 * Effects on digivolving affect this one too (8-2-2-5); then it is paid for (8-2-3-2) and stacked.
 */
export function payForDna(
  run: Run,
  player: Player,
  card: CardId,
  pair: DnaPair,
  price: Price = PAID,
  cause?: Cause,
): Unit | null {
  const cost = costOf(asAllowed(run, player, 'digivolution', price), pair.cost);
  const isSame = stillThere(run, [card, ...pair.parts]);
  const reduce = wouldDigivolve(run, player, unitsOf(pair), card, cost);
  if (reduce === null || !isSame()) return null;
  if (price.kind !== 'free') payMemory(run, player, cost - reduce);
  return dnaDigivolve(run, player, pair.parts, card, cause);
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
  cause?: Cause,
): Unit | null {
  const from = areaOf(run, card);
  const under = parts.flatMap((part) => (typeof part === 'object' ? part.cards : [part]));
  const units = parts.filter((part) => typeof part === 'object');
  for (const unit of units)
    if (unit.links.length > 0)
      propose(run, { kind: 'trash links', unit, cards: unit.links, rule: '8-2-2-1-2' });
  for (const unit of units) unit.gone = true;
  run.state.units = run.state.units.filter((unit) => !unit.gone);
  const rule: RuleNumber = '8-2-3-3';
  const unit = propose(run, { kind: 'play', card, under, isPlay: false, rule })[0] ?? null;
  if (unit === null) return null;
  // 8-2-2-1-7: it may attack in this turn.
  if (inForce(run, '8-2-2-1-7')) unit.placed = false;
  run.trace?.say({ verb: 'DNA digivolves', rule: '8-2-2-1', card });
  propose(run, { kind: 'draw', player, n: 1, rule });
  noteDigivolved(run, player);
  emit(run, {
    kind: 'digivolved',
    units: [unit],
    card,
    way: { name: 'DNA digivolution', n: parts.length },
    ...cameFrom(from, unit),
    ...(cause === undefined ? {} : { cause }),
  });
  return unit;
}
