import { choose } from '../../run/choose.ts';
import { chooseCard } from '../../run/option.ts';
import { defOf, type Run } from '../../run/run.ts';
import type { Requirement } from '../../../card/requirement.ts';
import { isSought } from '../../../card/sought.ts';
import type { CardId, Unit } from '../../state/state.ts';
import type { Refusal } from '../../state/declaration.ts';
import { isOpen, isTop, mayNot, stack, wouldDigivolve } from './digivolve.ts';
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
  const requirements = defOf(run, card).requirements.filter(({ kind }) => kind === 'app fusion');
  if (requirements.length === 0) return refuse(run, '8-4-1', 'digivolution', card);
  const unit = unitWith(run, onto);
  if (unit?.owner !== player || unit.area !== 'battle')
    return refuse(run, '8-4-3-1', 'digivolution', card);
  const pairs = requirements
    .filter((one) => isOpen(run, one, unit))
    .map((requirement) => ({ requirement, links: linksFor(run, unit, requirement) }));
  const pair = pairs.find(({ links }) => links.length > 0);
  if (pair === undefined) return refuse(run, '8-4-2-1', 'digivolution', card);
  const { requirement, links } = pair;
  if (mayNot(run, unit)) return refuse(run, '15-1-3', 'digivolution', card);
  const { cost } = requirement;
  const use = { kind: 'would digivolve', units: [unit], card, player } as const;
  if (!canAfford(run, use, cost)) return refuse(run, '1-3-11-1', 'digivolution', card);

  run.trace?.say({ verb: 'reveals from hand', rule: '8-4-3-1', card });
  const link = choose(run, player, 'target', '8-4-3-1', links, chooseCard);
  const reduce = wouldDigivolve(run, player, [unit], card, cost);
  if (reduce === null) return null;
  if (!unit.links.includes(link)) {
    run.trace?.say({ verb: 'refused', rule: '8-1-2-6', what: 'digivolution', card });
    return null;
  }
  payMemory(run, player, cost - reduce, '8-4-3-2');
  stack(run, player, unit, card, '8-4-3-3', link);
  return null;
}

/**
 * Link cards that are, with the Digimon, two different ones of the cards that the requirement names
 * (8-4-2-1).
 */
const linksFor = (run: Run, unit: Unit, { parts }: Requirement): readonly CardId[] =>
  unit.links.filter((link) =>
    parts.some((part, i) =>
      parts.some(
        (other, j) => i !== j && isTop(run, unit, part) && isSought(defOf(run, link), other),
      ),
    ),
  );
