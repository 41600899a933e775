import type { RuleNumber } from '../../rules/number/numbers.ts';
import type { Player } from '../../base/player.ts';
import { propose } from '../happens/propose.ts';
import { choose } from '../run/choose.ts';
import { chooseCard } from '../run/option.ts';
import { defOf, inForce, type Run } from '../run/run.ts';
import { topCard, type CardId, type Unit } from '../state/state.ts';
import { sayAnswer, withNumbers } from '../is/view/asked.ts';
import { isDigimonNow } from '../is/view/view.ts';
import type { Refusal } from '../state/declaration.ts';
import { isOpen, isTop } from '../is/target/requirement.ts';
import { chooseCost } from './play/choose-cost.ts';
import { canPayMemory, payMemory } from './play/pay-memory.ts';
import { ownerOf, refuse, unitWith } from './play/refuse.ts';

/** 4-9-5: one link card and what keywords add. */
const maximumLinks = (run: Run, unit: Unit): number => withNumbers(run, unit, 'link cards', 1);

/** Link cards that a rule check trashes (17-1-3-2-5 to -7), with the rule. */
export interface StrayLinks {
  readonly rule: RuleNumber;
  readonly cards: readonly CardId[];
}

/**
 * What cannot stay linked: on something that is no Digimon, with a requirement that is not met,
 * beyond the limit.
 */
export function strayLinks(run: Run, unit: Unit): StrayLinks | null {
  const { links } = unit;
  if (!isDigimonNow(run, unit)) return { rule: '17-1-3-2-7', cards: links };
  const unfit = links.filter(
    (card) =>
      defOf(run, card).requirements.some(({ kind }) => kind === 'link') &&
      linkCosts(run, card, unit).length === 0,
  );
  if (unfit.length > 0 && inForce(run, '17-1-3-2-6')) return { rule: '17-1-3-2-6', cards: unfit };
  const excess = links.length - maximumLinks(run, unit);
  return excess > 0 ? { rule: '17-1-3-2-5', cards: chooseExcess(run, unit, excess) } : null;
}

/** Link cards beyond the limit, chosen by the owner (17-1-3-2-5). */
function chooseExcess(run: Run, unit: Unit, excess: number): readonly CardId[] {
  const chosen: CardId[] = [];
  while (chosen.length < excess) {
    const left = unit.links.filter((card) => !chosen.includes(card));
    chosen.push(choose(run, unit.owner, 'target', '17-1-3-2-5', left, chooseCard));
  }
  return chosen;
}

/**
 * Where a card that is to be linked lies: in the hand, or on top of something of the battle area
 * (6-5-1-4-1).
 */
function sourceOf(run: Run, card: CardId): 'hand' | Unit | null {
  const player = ownerOf(run, card);
  if (player !== run.state.turn) return null;
  if (run.state.hand[player].includes(card)) return 'hand';
  const unit = unitWith(run, card);
  return unit?.area === 'battle' && topCard(unit) === card ? unit : null;
}

/**
 * The rule by which a card cannot be linked to that Digimon now, or `null` (10-1-3-1, 1-3-11-1).
 */
function refuseLink(run: Run, card: CardId, unit: Unit | undefined): RuleNumber | null {
  const source = sourceOf(run, card);
  const player = ownerOf(run, card);
  if (source === null) return '6-5-1';
  if (unit === undefined || unit === source || unit.owner !== player || unit.area !== 'battle')
    return '10-1-3-1';
  // 4-21-4: neither Tokens nor to Tokens.
  if ([card, topCard(unit)].some((one) => defOf(run, one).category === 'Token')) return '4-21-4';
  const costs = linkCosts(run, card, unit);
  if (costs.length === 0 || !isDigimonNow(run, unit)) return '10-1-3-1';
  return canPayMemory(run, player, Math.min(...costs)) ? null : '1-3-11-1';
}

/** What linking costs by each requirement that the Digimon meets (10-1-3-1). */
const linkCosts = (run: Run, card: CardId, unit: Unit): readonly number[] =>
  defOf(run, card)
    .requirements.filter(
      (one) =>
        one.kind === 'link' &&
        isOpen(run, one, unit) &&
        one.parts.every((part) => isTop(run, unit, part)),
    )
    .map(({ cost }) => cost);

/**
 * Links a card of the hand or battle area to a battle-area Digimon that meets its requirement
 * (10-1-3). A card of the battle area leaves the field for it, and what lies beneath it is trashed
 * (4-7-8).
 */
export function linkCard(run: Run, card: CardId, unit: Unit | undefined): Refusal | null {
  const refusal = refuseLink(run, card, unit);
  if (refusal !== null || unit === undefined)
    return refuse(run, refusal ?? '10-1-3-1', 'link', card);
  const player = unit.owner;
  const cost = chooseLinkCost(run, player, linkCosts(run, card, unit));
  run.kernel.interrupt(run, { kind: 'would link', units: [unit], card, player });
  payMemory(run, player, cost);
  // 10-1-3: with its Digimon gone there is nothing to link it to, and it stays where it is.
  if (unit.gone) return null;
  const source = sourceOf(run, card);
  if (source !== 'hand' && source !== null) {
    const rule: RuleNumber = '10-1-3-3';
    propose(run, {
      kind: 'leave',
      units: [source],
      to: 'nowhere',
      cause: { kind: 'rule', rule },
      rule,
    });
    if (!source.gone) return null;
  }
  plugIn(run, card, unit);
  return null;
}

/** The card is linked; at the limit another one is trashed for it (4-9-5). */
function plugIn(run: Run, card: CardId, unit: Unit): void {
  if (unit.links.length >= maximumLinks(run, unit)) {
    const old = choose(run, unit.owner, 'target', '4-9-5', unit.links, chooseCard);
    propose(run, { kind: 'trash links', unit, cards: [old], rule: '4-9-5' });
  }
  const { length } = unit.links;
  if (length > 0) sayAnswer(run, unit, 'link cards', { several: length > 1 });
  propose(run, { kind: 'link', unit, card });
}

/** Of several requirements that are met, their player chooses one (10-1-3-1). */
export const chooseLinkCost = (run: Run, player: Player, costs: readonly number[]): number =>
  chooseCost(run, player, 'link cost', costs, (cost) => canPayMemory(run, player, cost));

/**
 * What an effect that links a card may have to pay; nothing where no requirement is met. In which
 * area the Digimon may be is for the effect to say (10-1-1).
 */
export function costsToLink(run: Run, card: CardId, unit: Unit): readonly number[] {
  // 4-21-4: neither Tokens nor to Tokens.
  if ([card, topCard(unit)].some((one) => defOf(run, one).category === 'Token')) return [];
  if (!isDigimonNow(run, unit)) return [];
  return linkCosts(run, card, unit);
}

/** Links a card from wherever an effect takes it (10-1-3); `cost` is `null` where none is paid. */
export function linkByEffect(run: Run, card: CardId, unit: Unit, cost: number | null): boolean {
  const before = run.state.generations[card];
  run.kernel.interrupt(run, { kind: 'would link', units: [unit], card, player: unit.owner });
  if (cost !== null) payMemory(run, unit.owner, cost);
  // 10-1-3: with its Digimon gone, or the card, nothing is linked.
  if (unit.gone || run.state.generations[card] !== before) return false;
  plugIn(run, card, unit);
  return true;
}
