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
  const moved =
    action.to === 'breeding area'
      ? propose(run, { kind: 'move unit', unit, to: 'breeding', cause: context.cause })
      : propose(run, { kind: 'move unit', unit, to: 'battle' });
  noteDone(context, 'move', moved);
  return moved.length > 0;
};
