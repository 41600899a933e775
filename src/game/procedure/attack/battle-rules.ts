/** What a battle compares, and the rules that say who loses by it. */
import type { RuleNumber } from '../../../rules/number/numbers.ts';
import { dpOf } from '../../is/view/view.ts';
import type { Run } from '../../run/run.ts';
import type { Unit } from '../../state/state.ts';

export interface BattleRules {
  readonly by: 'DP' | 'digivolution cards';
  readonly strength: (run: Run, unit: Unit) => number;
  /** Who of two that differ loses. */
  readonly losers: (run: Run, winner: Unit, loser: Unit) => Unit[];
  readonly wins: RuleNumber;
  readonly loses: readonly RuleNumber[];
  readonly bothLose: RuleNumber;
}

/** Less DP loses, with equal DP both (14-2-1). */
export const BY_DP: BattleRules = {
  by: 'DP',
  strength: (run, unit) => dpOf(run, unit) ?? 0,
  losers: (_, __, loser) => [loser],
  wins: '14-2-1-1',
  loses: [],
  bothLose: '14-2-1-3',
};
