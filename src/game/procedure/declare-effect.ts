import { named } from '../state/trace.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';
import { isElsewhere } from '../is/view/base-view.ts';
import { canPayAny, canPayPrice, meetsAny } from '../trigger/pay.ts';
import { defOf, inForce, type Run } from '../run/run.ts';
import { topCard, type CardId, type Pending, type Unit } from '../state/state.ts';
import type { Ability } from '../../card/ability/ability.ts';
import { viewOf } from '../is/view/view.ts';
import { refuseArea } from '../trigger/off-field.ts';
import { isSpent } from '../trigger/once-per-turn.ts';

/** 15-16-7-1: "[On Play] [Main]" is declared, too; what waits for a written condition is not. */
const isDeclarable = ({ category, timings, events }: Ability): boolean =>
  timings.includes('Main') &&
  (category === 'activation' ||
    (category === 'trigger' && events.every(({ phrase }) => phrase === undefined)));

/** An activation-type effect as it is declared: it waits for nothing. */
const declared = (
  ability: Ability,
  origin: number,
  rest: Pick<Pending, 'unit' | 'card' | 'generation' | 'player'>,
): Pending => ({ ability, origin, ...rest, event: { kind: 'start of main phase', units: [] } });

/** Activation-type effects that a Digimon, Tamer or placed Option has (15-8-4). */
export const declarable = (run: Run, unit: Unit): readonly Pending[] =>
  viewOf(run, unit)
    .abilities.filter(
      ({ ability }) =>
        isDeclarable(ability) &&
        // 9-1-1: the [Main] effect that an Option is used for is not declared from the battle area;
        // one that the card itself is given up for is.
        (ability.price?.gives === 'this card' || defOf(run, topCard(unit)).category !== 'Option'),
    )
    .map(({ ability, origin }) =>
      declared(ability, origin, {
        unit,
        card: topCard(unit),
        generation: -1,
        player: unit.owner,
      }),
    );

/** [Hand] [Main] and [Trash] [Main] effects of a card, wherever it is (15-14-2, 15-14-3). */
export const declarableElsewhere = (run: Run, card: CardId): readonly Pending[] =>
  defOf(run, card).effects.upper.abilities.flatMap((ability, i) =>
    isDeclarable(ability) && isElsewhere(ability)
      ? declared(ability, card * 64 + i, {
          unit: null,
          card,
          generation: run.state.generations[card] ?? 0,
          player: run.setup.owners[card] ?? 0,
        })
      : [],
  );

/**
 * Declares an activation-type effect in the main phase with nothing left to process (15-8-4-2). Its
 * conditions must hold and what "by" asks must be possible; then it is done (15-8-4-3-1,
 * 15-8-4-4-1).
 */
export function declareEffect(run: Run, pending: Pending): RuleNumber | null {
  const refusal = refuseEffect(run, pending);
  if (refusal !== null) {
    run.trace?.say({
      verb: 'refused',
      rule: refusal,
      what: 'activation',
      card: named(pending.unit ?? pending.card),
    });
    run.state.refusal = refusal;
    return refusal;
  }
  run.kernel.activate(run, pending);
  return null;
}

/** The rule by which an effect may not be declared now, or `null`. */
export function refuseEffect(run: Run, pending: Pending): RuleNumber | null {
  const { ability, unit, card, player } = pending;
  if (player !== run.state.turn) return '15-8-4-2';
  if (isElsewhere(ability)) {
    const rule = refuseArea(run, ability, player, card);
    if (rule !== null) return rule;
  }
  if (unit !== null) {
    if (
      unit.area === 'breeding' &&
      ability.clauses?.breeding === undefined &&
      ability.area !== 'Breeding' &&
      inForce(run, '3-4-7-3')
    )
      return '3-4-7-3';
    if (unit.area === 'battle' && ability.area === 'Breeding' && inForce(run, '15-14-4-1'))
      return '15-14-4-1';
    if (isSpent(unit, pending) && inForce(run, '15-14-1-2')) return '15-14-1-2';
  }
  if (!canPayPrice(run, pending)) return ability.price?.waitRule ?? ability.costRule;
  if (!meetsAny(run, pending) && inForce(run, '15-8-4-3-1')) return '15-8-4-3-1';
  if (canPayAny(run, pending)) return null;
  // 16-41-3: a keyword effect says itself what must be done for it.
  const rule = ability.keyword === undefined ? '15-8-4-4-1' : ability.costRule;
  return inForce(run, rule) ? rule : null;
}
