/** Arts Digivolve: something digivolves into a used DUAL card instead of its trashing (4-20). */
import type { Player } from '../../../base/player.ts';
import { digivolve, refuseDigivolve } from '../digivolve/digivolve.ts';
import { FREE } from '../play/play.ts';
import { choose } from '../../run/choose.ts';
import { unitRef } from '../../run/option.ts';
import { cardLabel, defOf, inForce, Undecided, type Run } from '../../run/run.ts';
import type { Destination } from '../../state/change.ts';
import type { CardId } from '../../state/state.ts';

/**
 * Lets a player put the DUAL card that was just used on one of their cards on the field (3-4-6:
 * also in the breeding area), whose digivolution requirements are met; nothing is paid. Says
 * whether something digivolved; else the card goes `to` where used Options go.
 */
export function artsDigivolve(run: Run, player: Player, card: CardId, to: Destination): boolean {
  if (defOf(run, card).option === undefined || !inForce(run, '4-20-1')) return false;
  const units = run.state.units.filter(
    (unit) => unit.owner === player && refuseDigivolve(run, unit, card, FREE) === null,
  );
  if (units.length === 0) return false;
  if (to !== 'trash')
    throw new Undecided(
      `an effect puts ${cardLabel(run, card)} somewhere else instead of trashing it, and it could Arts Digivolve; which of the two replaces the trashing is not settled`,
    );
  const unit = choose(run, player, 'target', '4-20-1', [...units, null], (one) =>
    one === null
      ? { kind: 'decline', of: { kind: 'Arts Digivolve' } }
      : { kind: 'digivolve', ...unitRef(one), into: card },
  );
  if (unit === null) return false;
  run.trace?.say({ verb: 'overwrites', rule: '4-20-2', card, effect: null, also: ['18-2-1'] });
  return digivolve(run, player, unit, card, FREE);
}
