import type { Action } from '../../effect/tree/tree.ts';
import type { CoreKind, RunnableKind } from '../../card/runnable.ts';
import type { Context } from '../is/context.ts';
import { wideOf, type Run } from '../run/run.ts';
import type { Until } from '../state/state.ts';
import { addDp, apply } from './apply.ts';
import { attack, battle, endAttack, pierce, switchTarget } from './attack.ts';
import { deleteDigimon } from './delete.ts';
import { doKeyword } from './do-keyword.ts';
import { memory, setMemory } from './memory.ts';
import { orientation } from './orientation.ts';
import { prevent } from './prevent.ts';
import type { ActionOf, Processing } from './processing.ts';
import { trashHand, trashSecurity } from './security.ts';

const TABLE: { readonly [K in CoreKind]: Processing<K> } = {
  memory,
  'set memory': setMemory,
  delete: deleteDigimon,
  suspend: orientation,
  unsuspend: orientation,
  DP: apply,
  'add DP': addDp,
  'set DP': apply,
  'become Digimon': apply,
  gain: apply,
  prohibit: apply,
  immune: apply,
  quoted: apply,
  'do keyword': doKeyword,
  'trash security': trashSecurity,
  'trash hand': trashHand,
  prevent,
  pierce,
  'end attack': endAttack,
  'switch target': switchTarget,
  attack,
  battle,
};

/** Carries out an action by its file in this folder. Whether the engine runs it was decided when the card was read. */
export function perform(run: Run, context: Context, action: Action, until: Until): boolean {
  const processing = (TABLE as { readonly [kind: string]: Processing<RunnableKind> | undefined })[
    action.kind
  ];
  if (processing === undefined) return wideOf(run).perform(run, context, action, until);
  return processing(run, context, action as ActionOf<RunnableKind>, until);
}
