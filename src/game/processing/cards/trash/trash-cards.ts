import { isPlacedOption } from '../../../../card/named/named.ts';
import { propose } from '../../../happens/propose.ts';
import { noteMoved } from '../../../is/context/context.ts';
import { chooseOne } from '../../../is/target/choose-one.ts';
import { chooseTargets } from '../../../is/target/target.ts';
import { endCard } from '../../../is/view/unit.ts';
import { isDigimonNow } from '../../../is/view/view.ts';
import { moveCards, nothing } from '../../move-cards.ts';
import type { Processing } from '../../processing.ts';
import type { Context } from '../../../is/context/context.ts';
import type { Run } from '../../../run/run.ts';
import { topCard, type Cause, type Unit } from '../../../state/state.ts';
import type { RuleNumber } from '../../../../rules/number/numbers.ts';

/** "trash this Tamer": with all that lies beneath it (4-7-8). */
const trashFromField = (run: Run, { cause }: Context, unit: Unit): boolean =>
  propose(run, { kind: 'leave', units: [unit], to: 'trash', cause, rule: '4-16-1' }).length > 0;

/** "trash 1 card ..." of cards that are not on the field, "trash the top card of this Digimon". */
export const trashCards: Processing<'trash cards'> = (run, context, action) => {
  const { target } = action;
  const { unit: self } = context;
  if (target.kind === 'this' && self !== null && !self.gone)
    return trashFromField(run, context, self);
  if (isPlacedOption(target)) {
    const units = chooseTargets(run, context, target);
    if (units.length === 0) return nothing(run, context);
    const { cause } = context;
    const left = propose(run, { kind: 'leave', units, to: 'trash', cause, rule: '4-16-1' });
    noteMoved(context, 'trash cards', left.length, left.map(topCard));
    return (
      left.length === units.length &&
      (target.kind !== 'choose' || units.length >= (target.upTo ? 1 : target.n))
    );
  }
  if (target.kind !== 'stacked card') return moveCards(run, context, action, 'trash', '4-16-1');
  const unit = chooseOne(run, context, target.who);
  const card = unit === undefined ? undefined : endCard(unit, target);
  if (unit === undefined || card === undefined) return nothing(run, context);
  // 8-3-2-1: what burst digivolve leaves to do is a rule, and asks for a Digimon.
  const burst = context.pending.ability.processRule === '8-3-2-1';
  if (burst && !isDigimonNow(run, unit)) return nothing(run, context);
  const rule: RuleNumber = burst ? '8-3-2-1' : '4-16-1';
  const cause: Cause = burst ? { kind: 'rule', rule } : context.cause;
  return propose(run, { kind: 'trash under', unit, cards: [card], cause, rule }).length > 0;
};
