import type { RuleNumber } from '../../rules/numbers.ts';
import { chooseCards } from '../card-target.ts';
import { isSought } from '../requirement.ts';
import { makeContext } from '../context.ts';
import { propose } from '../propose.ts';
import { choose, defOf, inForce, labelOf, say, type Run } from '../run.ts';
import { topCard, type CardId, type Player, type Unit } from '../state.ts';
import { viewOf } from '../view.ts';
import { canPayMemory, payMemory } from './pay-memory.ts';

/** 4-9-5, 16-40: one link card and what `<Link +n>` adds; instances add up. */
export function maximumLinks(run: Run, unit: Unit): number {
  let most = 1;
  if (!inForce(run, '16-40-1')) return most;
  for (const { use } of viewOf(run, unit).keywords) if (use.name === 'Link +') most += use.n ?? 0;
  return most;
}

/** Link cards beyond the limit, chosen by the owner (17-1-3-2-5). */
export function excessLinks(run: Run, unit: Unit): readonly CardId[] {
  const excess = unit.links.length - maximumLinks(run, unit);
  if (excess <= 0) return [];
  const ability = viewOf(run, unit).abilities[0]?.ability;
  if (ability === undefined) return unit.links.slice(0, excess);
  const context = makeContext({
    ability,
    origin: 0,
    unit,
    card: topCard(unit),
    generation: -1,
    player: unit.owner,
    event: null,
  });
  return chooseCards(run, context, unit.links, excess, false, unit.owner);
}

/** Links a card from the hand to a battle-area Digimon that meets its requirement (10-1-3). */
export function linkCard(run: Run, player: Player, card: CardId, unit: Unit): RuleNumber | null {
  const requirement = defOf(run, card).requirements.find(
    ({ kind, parts }) =>
      kind === 'link' && parts.every((part) => isSought(defOf(run, topCard(unit)), part)),
  );
  const refusal: RuleNumber | null =
    requirement === undefined || unit.area !== 'battle'
      ? '10-1-3-1'
      : canPayMemory(run, player, requirement.cost)
        ? null
        : '1-3-11-1';
  if (refusal !== null) {
    say(run, refusal, 'refused', card);
    run.state.refusal = refusal;
    return refusal;
  }
  run.kernel.interrupt(run, { kind: 'would link', units: [unit], card, player });
  payMemory(run, player, requirement?.cost ?? 0);
  // 10-1-3: with its Digimon gone there is nothing to link it to, and it stays where it is.
  if (unit.gone) return null;
  if (unit.links.length >= maximumLinks(run, unit)) {
    const old = choose(
      run,
      player,
      'target',
      '4-9-5',
      unit.links,
      (link) => run.setup.labels[link] ?? labelOf(run, unit),
    );
    propose(run, { kind: 'trash links', unit, cards: [old], rule: '4-9-5' });
  }
  propose(run, { kind: 'link', unit, card });
  return null;
}
