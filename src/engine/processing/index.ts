import type { Action } from '../../effect/tree.ts';
import type { RunnableKind } from '../ability.ts';
import type { Context } from '../context.ts';
import type { Run } from '../run.ts';
import type { Until } from '../state.ts';
import { apply } from './apply.ts';
import { endAttack, pierce, switchTarget } from './attack.ts';
import { deleteDigimon } from './delete.ts';
import { doKeyword } from './do-keyword.ts';
import { memory } from './memory.ts';
import { moveCard } from './move-card.ts';
import { orientation } from './orientation.ts';
import { prevent } from './prevent.ts';
import type { ActionOf, Processing } from './processing.ts';
import { trashHand, trashSecurity } from './security.ts';

const TABLE: { readonly [K in RunnableKind]: Processing<K> } = {
  memory,
  delete: deleteDigimon,
  suspend: orientation,
  unsuspend: orientation,
  DP: apply,
  gain: apply,
  prohibit: apply,
  immune: apply,
  'do keyword': doKeyword,
  'trash security': trashSecurity,
  'trash hand': trashHand,
  prevent,
  pierce,
  'end attack': endAttack,
  'switch target': switchTarget,
  'move this card': moveCard,
};

/** Carries out an action by its file in this folder. Whether the engine runs it was decided when the card was read. */
export function perform(run: Run, context: Context, action: Action, until: Until): boolean {
  const processing = (TABLE as { readonly [kind: string]: Processing<RunnableKind> | undefined })[
    action.kind
  ];
  if (processing === undefined) throw new Error(`action ${action.kind} is not run`);
  return processing(run, context, action as ActionOf<RunnableKind>, until);
}
