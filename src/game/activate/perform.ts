import type { RunnableKind } from '../../card/runnable.ts';
import type { Action } from '../../effect/tree/tree.ts';
import type { Context } from '../is/context.ts';
import type { Run } from '../run/run.ts';
import type { Until } from '../state/state.ts';
import { activateMain } from '../processing/activate.ts';
import { addDp } from '../processing/add-dp.ts';
import { addToHand } from '../processing/add-to-hand.ts';
import { apply } from '../processing/apply.ts';
import { attack } from '../processing/attack.ts';
import { battle } from '../processing/battle.ts';
import { deleteDigimon } from '../processing/delete.ts';
import { digivolve } from '../processing/digivolve.ts';
import { endAttack } from '../processing/end-attack.ts';
import { doKeyword, ownProcessing } from '../processing/keyword/index.ts';
import { memory } from '../processing/memory.ts';
import { moveCard } from '../processing/move-this-card.ts';
import { orientation } from '../processing/orientation.ts';
import { pierce } from '../procedure/attack/piercing.ts';
import { placeUsed } from '../processing/place-used.ts';
import { place } from '../processing/place.ts';
import { play } from '../processing/play.ts';
import { prevent } from '../processing/prevent.ts';
import { reduce } from '../processing/reduce.ts';
import { rest } from '../processing/rest.ts';
import { returnTo } from '../processing/return.ts';
import { reveal } from '../processing/reveal.ts';
import { setMemory } from '../processing/set-memory.ts';
import { switchTarget } from '../processing/switch-target.ts';
import { trashCards } from '../processing/trash-cards.ts';
import { trashDeck } from '../processing/trash-deck.ts';
import { trashHand } from '../processing/trash-hand.ts';
import { trashSecurity } from '../processing/trash-security.ts';
import { trashUnder } from '../processing/trash-under.ts';
import { use } from '../processing/use.ts';
import type { ActionOf, Processing } from '../processing/processing.ts';

/**
 * What effects do: a new kind of processing is a file in game/processing and a line here. `pierce`
 * stands with the rest of its keyword.
 */
const TABLE: { readonly [K in RunnableKind]: Processing<K> } = {
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
  'move this card': moveCard,
  play,
  use,
  'place used': placeUsed,
  digivolve,
  return: returnTo,
  'add to hand': addToHand,
  reveal,
  rest,
  'trash deck': trashDeck,
  'trash cards': trashCards,
  'trash under': trashUnder,
  place,
  reduce,
  activate: activateMain,
};

/**
 * Carries out an action by its file in game/processing. Whether the engine runs it was decided when
 * the card was read.
 */
export function perform(run: Run, context: Context, action: Action, until: Until): boolean {
  const table = TABLE as { readonly [kind: string]: Processing<RunnableKind> | undefined };
  const processing =
    ownProcessing(context.pending.ability.keyword, action.kind) ?? table[action.kind];
  if (processing === undefined) throw new Error(`action ${action.kind} is not run`);
  return processing(run, context, action as ActionOf<RunnableKind>, until);
}
