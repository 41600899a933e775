import type { StackChange } from '../../state/change.ts';
import {
  commitDigivolve,
  commitLink,
  commitMoveUnit,
  commitPlaceUnder,
  commitPlay,
  commitTrashLinks,
  commitTrashUnder,
} from './stack.ts';
import type { Run } from '../../run/run.ts';
import type { Unit } from '../../state/state.ts';

/** Makes a change to a stack; returns the Digimon it was made to. */
export function commitStack(run: Run, change: StackChange): readonly Unit[] {
  switch (change.kind) {
    case 'play':
      return [commitPlay(run, change)];
    case 'digivolve':
      commitDigivolve(run, change);
      break;
    case 'place under':
      commitPlaceUnder(run, change);
      break;
    case 'trash under':
      commitTrashUnder(run, change);
      break;
    case 'link':
      commitLink(run, change);
      break;
    case 'trash links':
      commitTrashLinks(run, change);
      break;
    case 'move unit':
      commitMoveUnit(run, change);
      break;
  }
  return [change.unit];
}
