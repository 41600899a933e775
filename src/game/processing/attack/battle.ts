import { chooseOne } from '../../is/target/choose-one.ts';
import { battle as decideBattle } from '../../procedure/attack/battle.ts';
import type { Processing } from '../processing.ts';

/** "This Digimon battles 1 of your opponent's Digimon." (14) */
export const battle: Processing<'battle'> = (run, context, action) => {
  const { same: before, chosen } = context;
  const own = action.who === undefined ? context.unit : chooseOne(run, context, action.who);
  const { same } = context;
  // "Suspend 1 of your opponent's Digimon. This Digimon battles it.": whom was spoken of before.
  if (action.whom.kind === 'same') {
    context.same = before;
    context.chosen = chosen;
  }
  const other = chooseOne(run, context, action.whom);
  // "This Digimon battles 1 of your opponent's Digimon and gains ...": who battles is spoken of.
  if (action.who !== undefined) context.same = same;
  if (own === undefined || own === null || own.gone || other === undefined || own === other)
    return false;
  decideBattle(run, own, other);
  return true;
};
