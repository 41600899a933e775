import type { RuleNumber } from '../../rules/numbers.ts';
import { canPayAny } from '../pay.ts';
import { activate } from '../process.ts';
import { inForce, say, type Run } from '../run.ts';
import { topCard, type Held, type Pending, type Unit } from '../state.ts';
import { viewOf } from '../view.ts';
import { isSpent } from '../emit.ts';

/** Activation-type effects that a Digimon, Tamer or placed Option has (15-8-4). */
export const declarable = (run: Run, unit: Unit): readonly Held[] =>
  viewOf(run, unit).abilities.filter(
    ({ ability }) => ability.category === 'activation' && ability.timings.includes('Main'),
  );

/**
 * Declares an activation-type effect in the main phase with nothing left to process (15-8-4-2). Its conditions must hold and
 * what "by" asks must be possible; then it is done (15-8-4-3-1, 15-8-4-4-1).
 */
export function declareEffect(run: Run, unit: Unit, held: Held): RuleNumber | null {
  const pending: Pending = {
    ...held,
    unit,
    card: topCard(unit),
    generation: -1,
    player: unit.owner,
    event: { kind: 'start of main phase', units: [] },
  };
  const refusal: RuleNumber | null =
    unit.owner !== run.state.turn
      ? '15-8-4-2'
      : unit.area === 'breeding' &&
          held.ability.keyword !== 'training' &&
          held.ability.area !== 'Breeding'
        ? '3-4-7-3'
        : isSpent(unit, held)
          ? '15-14-1-2'
          : held.ability.price?.kind === 'Delay' && unit.placed && inForce(run, '16-17-3')
            ? '16-17-3'
            : canPayAny(run, pending)
              ? null
              : '15-8-4-4-1';
  if (refusal !== null) {
    say(run, refusal, 'refused', unit);
    run.state.refusal = refusal;
    return refusal;
  }
  activate(run, pending);
  return null;
}
