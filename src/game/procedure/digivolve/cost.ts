import type { Run } from '../../run/run.ts';
import type { CardId, Unit } from '../../state/state.ts';
import type { Player } from '../../../base/player.ts';
import { canAfford } from '../play/afford.ts';
import { chooseCost } from '../play/choose-cost.ts';

/** Who digivolves into which card. */
interface Digivolution {
  readonly player: Player;
  readonly units: readonly Unit[];
  readonly card: CardId;
}

/** The cost of a digivolution by the requirement that its player chooses (8-1-2-1). */
export function digivolutionCost(
  run: Run,
  { player, units, card }: Digivolution,
  costs: readonly number[],
): number {
  const use = { kind: 'would digivolve', units, card, player } as const;
  return chooseCost(run, player, 'digivolution cost', costs, (cost) => canAfford(run, use, cost));
}
