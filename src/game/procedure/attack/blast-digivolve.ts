import { reaches } from '../../is/view/reach.ts';
import { unitRef } from '../../run/option.ts';
import { inForce } from '../../run/run.ts';
import { allowedToEffect } from '../digivolve/allowed.ts';
import { digivolve, refuseDigivolve } from '../digivolve/digivolve.ts';
import { FREE } from '../play/play.ts';
import type { CounterKeyword } from './counter-keyword.ts';

/**
 * 16-26-4: a Digimon in the battle area that meets a digivolution requirement, not one for DNA
 * digivolution.
 */
export const blastDigivolve: CounterKeyword = {
  rule: '16-26-1',
  also: ['16-26-4'],
  mayRule: '16-26-3',
  counters: (run, player, card) =>
    run.state.units
      .map((unit) => ({ unit, also: allowedToEffect(run, unit, card).map(({ cost }) => cost) }))
      .filter(
        ({ unit, also }) =>
          unit.owner === player &&
          (unit.area === 'battle' || !inForce(run, '16-26-4')) &&
          // 15-15-5-1: it is an effect that digivolves it.
          reaches(run, unit, { player, of: ['Digimon'] }) &&
          refuseDigivolve(run, unit, card, FREE, false, also) === null,
      )
      .map(({ unit, also }) => ({
        option: { kind: 'digivolve', ...unitRef(unit), into: card },
        carryOut: () => {
          const cause = { kind: 'effect', player, card, unit: null } as const;
          digivolve(run, player, unit, card, FREE, false, cause, also);
        },
      })),
};
