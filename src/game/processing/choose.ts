import { noteDone } from '../is/context/context.ts';
import { chooseTargets } from '../is/target/target.ts';
import type { Processing } from './processing.ts';

/** "Choose 1 of your opponent's Digimon." (15-10): what stands behind speaks of it. */
export const chooseFirst: Processing<'choose'> = (run, context, action) => {
  const units = chooseTargets(run, context, action.target);
  noteDone(context, 'choose', units);
  return units.length > 0;
};
