/** What may be stacked on what: the requirements that a Digimon or Tamer meets (8-1-3-1). */
import type { Requirement } from '../../../card/requirement.ts';
import { isSought, type Sought } from '../../../card/sought.ts';
import type { RuleNumber } from '../../../rules/number/numbers.ts';
import { defOf, inForce, type Run } from '../../run/run.ts';
import { knownBeneath, topCard, type CardId, type Unit } from '../../state/state.ts';
import { cannot, informationOf, viewOf } from '../view/view.ts';
import { fitsCard } from '../condition/card-filter.ts';
import { holds } from '../condition/condition.ts';

/** What of its digivolution requirements an effect lifts: all, or what they say of a level. */
export type Lifted = boolean | 'level';

/**
 * Digivolution requirements of a card that a Digimon or Tamer meets (8-1-3-1). With "ignoring its
 * level" each of them counts without the level that it names (Q5604).
 */
export const requirementsMet = (
  run: Run,
  unit: Unit,
  card: CardId,
  lifted: Lifted = false,
): readonly Requirement[] =>
  defOf(run, card).requirements.filter(
    (requirement) =>
      requirement.kind === 'digivolve' &&
      isOpen(run, requirement, unit) &&
      requirement.parts.every((part) =>
        isTop(run, unit, lifted === 'level' ? withoutLevel(part) : part),
      ),
  );

const withoutLevel = ({ level: _, any, ...rest }: Sought): Sought =>
  any === undefined ? rest : { ...rest, any: any.map(withoutLevel) };

/** Whether the top card of something on the field is what is sought. */
export const isTop = (run: Run, unit: Unit, part: Sought | undefined): boolean =>
  part !== undefined &&
  isSought(
    informationOf(run, unit),
    part,
    knownBeneath(unit).map((card) => defOf(run, card)),
  );

/** Whether a requirement is one now: its condition holds (1-3-11-2). */
export const isOpen = (run: Run, { condition }: Requirement, unit: Unit): boolean =>
  condition === undefined ||
  holds(run, condition, { player: unit.owner, self: unit, look: (one) => viewOf(run, one) });

/**
 * The rule that forbids to put a card on top of a Digimon, whatever it costs, or `null`. `lifted`:
 * which of its requirements need not be met (8-1-2-2).
 */
export function refuseStack(run: Run, unit: Unit, card: CardId, lifted: Lifted): RuleNumber | null {
  // 8-1-1: it is a Digimon card that is stacked.
  if (defOf(run, card).category !== 'Digimon' && inForce(run, '8-1-1')) return '8-1-1';
  // "into this card" of what is on the field itself: there is nothing to stack.
  if (run.state.units.some((one) => topCard(one) === card)) return '8-1-1';
  if (
    lifted !== true &&
    requirementsMet(run, unit, card, lifted).length === 0 &&
    inForce(run, '8-1-3-1')
  )
    return '8-1-3-1';
  if (isToken(run, unit)) return '4-21-3';
  return mayNot(run, unit, card) ? '15-1-3' : null;
}

/** 4-21-3: nothing is stacked with Tokens. */
export const isToken = (run: Run, unit: Unit): boolean =>
  defOf(run, topCard(unit)).category === 'Token' && inForce(run, '4-21-3');

/** "can't digivolve", "can only digivolve into [X]" (15-1-3) */
export const mayNot = (run: Run, unit: Unit, into: CardId): boolean =>
  inForce(run, '15-1-3') &&
  (cannot(run, unit, 'digivolve') ||
    viewOf(run, unit).onlyInto?.every((one) => fitsCard(run, into, one)) === false);
