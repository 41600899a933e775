import { opponentOf } from '../../base/player.ts';
import type { RunOf } from '../../card/can-run/can-run.ts';
import { hasCase, notRefused } from '../../card/can-run/not-refused.ts';
import type { Action } from '../../effect/tree/tree.ts';
import type { Context } from '../is/context/context.ts';
import type { Run } from '../run/run.ts';
import type { Until } from '../state/applied.ts';
import { activateMain } from '../processing/activate.ts';
import { addDp } from '../processing/add-dp.ts';
import { addToHand } from '../processing/cards/add-to-hand.ts';
import { flip } from '../processing/flip.ts';
import { search, shuffle } from '../processing/search.ts';
import { apply } from '../processing/apply.ts';
import { attack } from '../processing/attack/attack.ts';
import { ban, banCards, raiseMaximum } from '../processing/ban.ts';
import { battle } from '../processing/attack/battle.ts';
import { deleteDigimon } from '../processing/delete.ts';
import { digivolve } from '../processing/cards/digivolve/digivolve.ts';
import { endAttack } from '../processing/attack/end-attack.ts';
import { doKeyword, ownProcessing } from '../processing/keyword/index.ts';
import { link } from '../processing/cards/link.ts';
import { memory } from '../processing/memory/memory.ts';
import { moveCard } from '../processing/cards/move-this-card.ts';
import { orientation } from '../processing/orientation.ts';
import { chooseFirst } from '../processing/choose.ts';
import { digixrosFrom } from '../processing/cards/digixros-from.ts';
import { look } from '../processing/cards/look.ts';
import { hatch } from '../processing/cards/hatch.ts';
import { move } from '../processing/cards/move.ts';
import { playOrUse } from '../processing/cards/play-or-use.ts';
import { pay } from '../processing/memory/pay.ts';
import { pierce } from '../procedure/attack/piercing.ts';
import { placeUsed } from '../processing/cards/place-used.ts';
import { place } from '../processing/cards/place.ts';
import { play } from '../processing/cards/play.ts';
import { prevent } from '../processing/prevent.ts';
import { reduce, reduceBy } from '../processing/memory/reduce.ts';
import { rest } from '../processing/cards/rest.ts';
import { returnTo } from '../processing/cards/return.ts';
import { reveal } from '../processing/cards/reveal.ts';
import { setMemory } from '../processing/memory/set-memory.ts';
import { switchTarget } from '../processing/attack/switch-target.ts';
import { trashCards } from '../processing/cards/trash/trash-cards.ts';
import { trashDeck } from '../processing/cards/trash/trash-deck.ts';
import { trashHand } from '../processing/cards/trash/trash-hand.ts';
import { trashSecurity } from '../processing/cards/trash/trash-security.ts';
import {
  drawUntil,
  trashHandUntil,
  trashMostSecurity,
  trashSecurityUntil,
} from '../processing/cards/trash/until-so-many.ts';
import { trashUnder } from '../processing/cards/trash/trash-under.ts';
import { use } from '../processing/cards/use.ts';
import type { ActionOf, Processing } from '../processing/processing.ts';

/**
 * What effects do: a new kind of processing is a file in game/processing and a line here. `pierce`
 * stands with the rest of its keyword.
 */
const TABLE: { readonly [K in RunOf<'process'>]: Processing<K> } = {
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
  'prohibit by': apply,
  allow: apply,
  immune: apply,
  quoted: apply,
  'do keyword': doKeyword,
  'trash security': trashSecurity,
  'trash hand': trashHand,
  'trash hand until': trashHandUntil,
  'trash security until': trashSecurityUntil,
  'draw until': drawUntil,
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
  'trash most security': trashMostSecurity,
  'trash cards': trashCards,
  'trash under': trashUnder,
  place,
  reduce,
  'reduce by': reduceBy,
  activate: activateMain,
  pay,
  hatch,
  move,
  choose: chooseFirst,
  'play or use': playOrUse,
  opponent: byOpponent,
  'both players': byBoth,
  link,
  ban,
  'ban cards': banCards,
  'raise maximum': raiseMaximum,
  search,
  shuffle,
  flip,
  'DigiXros from': digixrosFrom,
  look,
};

/** "your opponent deletes 1 of their Digimon": that player chooses; it stays this effect. */
function byOpponent(
  run: Run,
  context: Context,
  { action }: ActionOf<'opponent'>,
  until: Until,
): boolean {
  context.chooser = opponentOf(context.player);
  const done = perform(run, context, action, until);
  context.chooser = context.player;
  if (done) context.done.add(action.kind);
  return done;
}

/** "both players draw 1 card": the turn player first (15-10-1-3). */
function byBoth(
  run: Run,
  context: Context,
  { action }: ActionOf<'both players'>,
  until: Until,
): boolean {
  // Taken from both stacks at once.
  if (action.kind === 'trash security' || action.kind === 'trash deck')
    return perform(run, context, { ...action, side: 'either' }, until);
  const done = [run.state.turn, opponentOf(run.state.turn)].map((player) => {
    const side = player === context.player ? 'your' : "your opponent's";
    context.chooser = player;
    return perform(run, context, 'side' in action ? { ...action, side } : action, until);
  });
  context.chooser = context.player;
  if (done.includes(true)) context.done.add(action.kind);
  return !done.includes(false);
}

/**
 * Carries out an action by its file in game/processing. Whether the engine runs it was decided when
 * the card was read.
 */
export function perform(run: Run, context: Context, action: Action, until: Until): boolean {
  const table: { readonly [K in RunOf<'process'>]: Processing<RunOf<'process'>> } = TABLE;
  const { kind } = action;
  const processing =
    ownProcessing(context.pending.ability.keyword, kind) ??
    (hasCase(table, kind) ? table[kind] : notRefused('process', kind));
  return processing(run, context, action as ActionOf<RunOf<'process'>>, until);
}
