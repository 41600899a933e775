import type { Action } from '../../effect/tree/tree.ts';
import type { Context } from '../is/context.ts';
import type { RunnableKind, WideKind } from '../../card/runnable.ts';
import type { Run } from '../run/run.ts';
import type { Until } from '../state/state.ts';
import { activateMain } from './activate.ts';
import {
  addToHand,
  digivolve,
  place,
  play,
  rest,
  returnTo,
  reveal,
  trashCards,
  trashDeck,
  trashUnder,
} from './cards.ts';
import { reduce } from './memory.ts';
import { moveCard } from './move-card.ts';
import { placeUsed, use } from './use.ts';
import type { ActionOf, Processing } from './processing.ts';

const TABLE: { readonly [K in WideKind]: Processing<K> } = {
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

/** Carries out an action of the wide part. */
export function performWide(run: Run, context: Context, action: Action, until: Until): boolean {
  const processing = (TABLE as { readonly [kind: string]: Processing<RunnableKind> | undefined })[
    action.kind
  ];
  if (processing === undefined) throw new Error(`action ${action.kind} is not run`);
  return processing(run, context, action as ActionOf<RunnableKind>, until);
}
