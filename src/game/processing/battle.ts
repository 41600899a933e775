import { chooseTargets } from '../is/target/target.ts';
import { battle as decideBattle } from '../procedure/attack/battle.ts';
import type { Processing } from './processing.ts';

/** "This Digimon battles 1 of your opponent's Digimon." (14) */
export const battle: Processing<'battle'> = (run, context, action) => {
  const own = action.who === undefined ? context.unit : chooseTargets(run, context, action.who)[0];
  const { same } = context;
  const other = chooseTargets(run, context, action.whom)[0];
  // "This Digimon battles 1 of your opponent's Digimon and gains ...": who battles is spoken of.
  if (action.who !== undefined) context.same = same;
  if (own === undefined || own === null || own.gone || other === undefined || own === other)
    return false;
  decideBattle(run, own, other);
  return true;
};
