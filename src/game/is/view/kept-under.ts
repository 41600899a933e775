/**
 * "Effects can't trash [X] in this Digimon's digivolution cards": cards beneath a Digimon that
 * effects don't trash; rules do (15-1-3).
 */
import { inForce, type Run } from '../../run/run.ts';
import type { CardId, Cause, Unit } from '../../state/state.ts';
import { fitsCard } from '../condition/card-filter.ts';
import { holds } from '../condition/condition.ts';
import { isInItsTurn } from '../condition/filter.ts';
import { worksThere } from './base-view.ts';
import { viewOf } from './view.ts';

/** Whether it says of a digivolution card that it is not trashed that way. */
export function isKeptUnder(run: Run, unit: Unit, card: CardId, cause: Cause): boolean {
  if (!run.setup.dynamic || cause.kind !== 'effect' || unit.faceDown.includes(card)) return false;
  if (unit.cards.indexOf(card) <= 0 || !inForce(run, '15-1-3')) return false;
  const from = { player: unit.owner, self: unit, look: (one: Unit) => viewOf(run, one) };
  return viewOf(run, unit).abilities.some(
    ({ ability }) =>
      ability.category === 'persistent' &&
      worksThere(ability, unit) &&
      isInItsTurn(run, ability, unit.owner) &&
      ability.sentences.some(
        ({ conditions, processes }) =>
          processes.some(
            ({ action }) =>
              action.kind === 'keep under' &&
              action.target.kind === 'cards' &&
              fitsCard(run, card, action.target),
          ) && conditions.every((condition) => holds(run, condition, from)),
      ),
  );
}
