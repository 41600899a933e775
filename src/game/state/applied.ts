/** What effects leave that lasts for a while, and until when. */
import type { Player } from '../../base/player.ts';
import type { Target, Condition, Side, Ban } from '../../effect/tree/tree.ts';
import type { CardId, UnitId } from './ids.ts';
import type { EffectKind, Modifier } from './modifier.ts';

/** How long an applied effect lasts. `player` is whose turn is meant. */
export interface Until {
  readonly kind: 'turn' | 'attack' | 'end of turn of' | 'unsuspend phase of' | 'always';
  readonly player?: Player;
  /** Not the present turn or phase of that player, but the next. */
  readonly later?: true;
  /** As long as that card, whose inherited effect it is, lies beneath another (Q876). */
  readonly under?: CardId;
}

/** An effect applied to one Digimon (individual processing, 15-11-1). */
export interface Applied {
  readonly id: number;
  readonly modifier: Modifier;
  readonly player: Player;
  readonly of: readonly EffectKind[];
  readonly until: Until;
}

/** An effect applied to whatever matches now (overall processing, 15-11-2). */
export interface Overall {
  readonly id: number;
  readonly target: Extract<Target, { kind: 'all' }>;
  /** Whose effect it is, where the others are meant. */
  readonly self?: UnitId;
  readonly modifier: Modifier;
  readonly player: Player;
  readonly of: readonly EffectKind[];
  readonly until: Until;
  readonly conditions: readonly Condition[];
}

/** What an effect forbids to players for a time: it affects players, no cards (Q1756). */
export interface TimedBan {
  readonly side: Side;
  readonly what: Ban;
  /** Only of Digimon with that DP or less. */
  readonly dp?: number;
  /** Whose effect it is. */
  readonly player: Player;
  readonly until: Until;
}
