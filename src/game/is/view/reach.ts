/**
 * What an effect, a battle or a rule cannot do to a Digimon: prohibitions (15-1-3) and immunity
 * (15-15-5).
 */
import { inForce, type Run } from '../../run/run.ts';
import type { Player } from '../../../base/player.ts';
import { kindsOf, type By } from '../condition/source.ts';
import type { Destination } from '../../state/change.ts';
import type { Prohibition } from '../../../effect/tree/tree.ts';
import { topCard, type CardId, type Cause, type Unit } from '../../state/state.ts';
import { cannot, isAffected, viewOf } from './view.ts';

/** The effect that caused something; `null` for rules and battles, which reach every Digimon. */
export const effectOf = (run: Run, cause: Cause): By | null =>
  cause.kind === 'effect' ? byOf(run, cause) : null;

/** An effect of a player that a Digimon, a Tamer or a card has. */
export const byOf = (
  run: Run,
  {
    player,
    unit,
    card,
  }: { readonly player: Player; readonly unit: Unit | null; readonly card: CardId },
): By => ({ player, of: kindsOf(run, unit, card, (one) => viewOf(run, one)) });

/** Whether processing changes it: an effect of that player does not when it isn't affected. */
export const reaches = (run: Run, unit: Unit, by: By | null): boolean =>
  !unit.gone && (by === null || isAffected(run, unit, by) || !inForce(run, '15-15-5-1'));

/** Whether it says of a Digimon that it is not deleted that way. */
export const mayNotBeDeleted = (run: Run, unit: Unit, cause: Cause): boolean =>
  (cannot(run, unit, 'be deleted') ||
    (cause.kind === 'battle'
      ? cannot(run, unit, 'be deleted in battle')
      : cannot(run, unit, 'be deleted except in battle') ||
        cannot(run, unit, 'be deleted other than in battle')) ||
    (cause.kind === 'effect' &&
      (cannot(run, unit, 'be deleted by effects') ||
        (cause.player !== unit.owner &&
          cannot(run, unit, "be deleted by your opponent's effects"))))) &&
  inForce(run, '15-1-3');

/** Whether it says of a Digimon that it is not suspended or unsuspended that way. */
export const mayNotTurn = (
  run: Run,
  unit: Unit,
  to: 'suspend' | 'unsuspend',
  cause: Cause,
): boolean =>
  (cannot(run, unit, to) ||
    (to === 'unsuspend' && cause.kind === 'rule' && mayNotWithThePhase(run, unit))) &&
  inForce(run, '15-1-3');

/** "can't unsuspend in the unsuspend phase": in anybody's, or in its own player's alone (6-2). */
const mayNotWithThePhase = (run: Run, unit: Unit): boolean =>
  run.state.phase === 'unsuspend' &&
  (cannot(run, unit, 'unsuspend in the unsuspend phase') ||
    (unit.owner === run.state.turn && cannot(run, unit, 'unsuspend during their unsuspend phase')));

export const returning = (
  to: Destination,
): 'be returned to the hand' | 'be returned to the deck' =>
  to === 'hand' ? 'be returned to the hand' : 'be returned to the deck';

/** Whether it says of a Digimon that it is not returned to the hand or deck that way. */
export const mayNotBeReturned = (run: Run, unit: Unit, to: Destination, cause: Cause): boolean =>
  (to === 'hand' || to === 'deck top' || to === 'deck bottom') &&
  (cannot(run, unit, returning(to)) ||
    (cause.kind === 'effect' &&
      cause.player !== unit.owner &&
      cannot(run, unit, "be returned to the hand or deck by your opponent's effects"))) &&
  inForce(run, '15-1-3');

/** What keeps a Digimon from leaving the battle area that way, in whatever way it would leave. */
export function keptThere(
  run: Run,
  unit: Unit,
  cause: Cause,
  isDeletion: boolean,
): Prohibition | undefined {
  if (unit.area !== 'battle') return undefined;
  const isEffect = cause.kind === 'effect';
  const byTheirs = isEffect && cause.player !== unit.owner;
  const byYours = isEffect && cause.player === unit.owner;
  const kept: readonly (readonly [Prohibition, boolean])[] = [
    ['leave the battle area', true],
    ["leave the battle area by your opponent's effects", byTheirs],
    ['leave the battle area other than by deletion', !isDeletion],
    ['leave the battle area except by deletion', !isDeletion],
    ['leave the battle area other than by your effects', !byYours],
    ['leave the battle area other than by your effects or by deletion', !byYours && !isDeletion],
  ];
  return kept.find(([what, applies]) => applies && cannot(run, unit, what))?.[0];
}

/** Whether it says of a Digimon that it does not leave the battle area that way. */
export const mayNotLeave = (run: Run, unit: Unit, cause: Cause, isDeletion: boolean): boolean =>
  keptThere(run, unit, cause, isDeletion) !== undefined && inForce(run, '15-1-3');

/**
 * What keeps cards of a stack from being trashed that way: any of them, or those beneath the top
 * card (4-7-1).
 */
export function keptBeneath(
  run: Run,
  unit: Unit,
  cause: Cause,
  cards: readonly CardId[],
): Prohibition | undefined {
  if (cause.kind !== 'effect' || !inForce(run, '15-1-3')) return undefined;
  const byTheirs = cause.player !== unit.owner;
  const areBeneath = !cards.includes(topCard(unit));
  const kept: readonly (readonly [Prohibition, boolean])[] = [
    ["have its stacked cards trashed by your opponent's effects", byTheirs],
    ["have its digivolution cards trashed by your opponent's effects", byTheirs && areBeneath],
    ['have its digivolution cards trashed by effects', areBeneath],
  ];
  return kept.find(([what, applies]) => applies && cannot(run, unit, what))?.[0];
}
