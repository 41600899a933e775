import { propose, reached } from '../../happens/propose.ts';
import { noteDone } from '../../is/context/context.ts';
import { chooseOne } from '../../is/target/choose-one.ts';
import { isMovable, movedBy } from '../../is/target/moved.ts';
import { effectOf } from '../../is/view/reach.ts';
import { nothing } from '../move-cards.ts';
import type { Processing } from '../processing.ts';

/** "move 1 of your Digimon in the breeding area to the battle area", and back (4-17). */
export const move: Processing<'move'> = (run, context, action) => {
  const unit = chooseOne(run, context, movedBy(action), (one) => isMovable(run, one, action));
  if (unit === undefined || !isMovable(run, unit, action)) return nothing(run, context);
  if (!reached(run, unit, effectOf(run, context.cause))) return false;
  propose(run, {
    kind: 'move unit',
    unit,
    to: action.to === 'breeding area' ? 'breeding' : 'battle',
  });
  noteDone(context, 'move', [unit]);
  return true;
};
