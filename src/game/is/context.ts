import type { Action, Target } from '../../effect/tree/tree.ts';
import type { CardId, Cause, GameEvent, Pending, Unit } from '../state/state.ts';
import type { Player } from '../../base/player.ts';

/**
 * An effect being carried out: whose it is, what set it off, and what it has chosen and done so
 * far.
 */
export interface Context {
  readonly pending: Pending;
  readonly player: Player;
  /** The Digimon that has the effect; `null` for a card in no area (a checked card). */
  readonly unit: Unit | null;
  readonly card: CardId;
  readonly event: GameEvent | null;
  readonly cause: Cause;
  /** What "it" and "that Digimon" mean. */
  same: readonly Unit[];
  /** Whose digivolution cards are meant, once a Digimon was chosen for that. */
  under: Unit | null;
  /** Cards revealed by this effect that are not placed yet (15-15-3). */
  revealed: readonly CardId[];
  /** DP of the Digimon that was suspended to pay (16-24-4). */
  paidDp: number;
  /**
   * While a cost is paid: who can do what it says to the full, so that nothing is paid in part
   * (15-7-3).
   */
  payer: ((target: Target, unit: Unit) => boolean) | null;
  /** Something has been done: the use counts (15-14-1-4). */
  committed: boolean;
  /** Kinds of actions that have really happened to something, for "if this effect didn't ..." */
  readonly done: Set<Action['kind']>;
}

export function makeContext(pending: Pending): Context {
  return {
    pending,
    player: pending.player,
    unit: pending.unit,
    card: pending.card,
    event: pending.event,
    cause: { kind: 'effect', player: pending.player, card: pending.card, unit: pending.unit },
    same: pending.same ?? meant(pending),
    under: null,
    revealed: [],
    paidDp: 0,
    payer: null,
    committed: false,
    done: new Set(),
  };
}

/** Before anything is chosen, "it" is what set the effect off, or the Digimon itself. */
function meant(pending: Pending): readonly Unit[] {
  const units = pending.event?.units ?? [];
  if (units.length > 0) return units;
  return pending.unit === null ? [] : [pending.unit];
}
