/** What an effect can forbid to Digimon and to players, as far as the engine knows it. */
import { bansOfCards } from './ban-cards.ts';
import type { Action } from '../../effect/tree/tree.ts';
import type { Reject } from '../can-run/not-runnable.ts';

/** "it can't ..." */
const PROHIBITIONS = new Set<string>([
  'attack',
  'attack players',
  'attack unsuspended Digimon',
  'attack or block',
  'block',
  'be blocked',
  'unsuspend',
  'suspend',
  'unsuspend in the unsuspend phase',
  'unsuspend during the unsuspend phase',
  'unsuspend during their unsuspend phase',
  'unsuspend during its unsuspend phase',
  'unsuspend in their unsuspend phase',
  'unsuspend in its unsuspend phase',
  'be deleted',
  'be deleted in battle',
  'be deleted by effects',
  "be deleted by your opponent's effects",
  'be attacked',
  'digivolve',
  'activate [When Digivolving] effects',
  'activate [On Play] effects',
  'activate [Security] effects on Option cards it checks',
  'be returned to the hand',
  'be returned to the deck',
  'be returned to the hand or deck',
  'be returned to hands or decks',
  "be returned to the hand or deck by your opponent's effects",
  'be deleted except in battle',
  'be deleted other than in battle',
  'attack or suspend',
  'attack, block or unsuspend',
  'suspend or unsuspend',
  "attack your opponent's Digimon",
  'be affected by <De-Digivolve> effects',
  'have its attack target switched',
  'have their attack targets switched',
  "be affected by your opponent's <De-Digivolve> effects",
  "be returned to hands or decks by your opponent's effects",
  'be suspended',
  'be unsuspended',
  'unsuspend or digivolve',
  'suspend or activate [When Digivolving] effects',
  'activate [When Digivolving] effects or unsuspend',
  'unsuspend or activate [When Digivolving] effects',
  'have its DP reduced',
  "have its DP reduced by your opponent's effects",
  "have its stacked cards trashed by your opponent's effects",
  "have its digivolution cards trashed by your opponent's effects",
  'have its digivolution cards trashed by effects',
  'leave the battle area',
  "leave the battle area by your opponent's effects",
  'leave the battle area other than by deletion',
  'leave the battle area except by deletion',
  'leave the battle area other than by your effects',
  'leave the battle area other than by your effects or by deletion',
  'activate [When Attacking] effects',
  'activate [When Digivolving] or [When Attacking] effects',
  'activate [When Attacking] or [When Digivolving] effects',
  'activate [When Attacking] and [When Digivolving] effects',
]);

/** "players can't ..." */
const BANS = new Set<string>([
  'gain memory',
  'gain memory with effects',
  'gain memory except with Tamer effects',
  'gain memory other than by Tamer effects',
  'play Digimon',
  'play Tamers',
  'play Digimon or Tamers',
  'play Digimon by effects',
  'play cards by effects',
  'play Tamers by effects',
  'play Digimon or Tamers by effects',
  'use Option cards',
  'use Option cards this turn',
  'reduce play costs',
  'reduce digivolution costs',
  'reduce play or digivolution costs',
  'move Digimon',
  'ignore digivolution requirements',
]);

/** Everything that an action forbids and that the engine would not hold to. */
export function checkForbidden(action: Action, reject: Reject): void {
  if (action.kind === 'ban' && !BANS.has(action.what)) reject(`players "can't ${action.what}"`);
  if (action.kind === 'ban cards' && bansOfCards(action) === null)
    reject(`players "can't ${action.verb}" these cards`);
  if (action.kind !== 'prohibit') return;
  for (const what of [action.what, ...(action.also ?? [])])
    if (!PROHIBITIONS.has(what)) reject(`"can't ${what}"`);
  // Only your own Digimon could: those of your opponent attack you.
  if (
    action.player === 'your opponent' &&
    action.target.kind !== 'this' &&
    !('side' in action.target && action.target.side === 'your')
  )
    reject("whom it can't attack");
}
