import type { Unit } from './state.ts';

export type AttackTiming = 'declaration' | 'counter' | 'block' | 'success' | 'end';

/** The attack in progress (11). */
export interface Attack {
  readonly attacker: Unit;
  /** `null`: the opponent (11-2-7-1). */
  target: Unit | null;
  readonly declaredTarget: Unit | null;
  timing: AttackTiming;
  /** Security checks made in this attack (16-7-5). */
  checks: number;
  blocked: boolean;
  /** Digimon whose <Piercing> waits for the end of the attack (16-7-4). */
  pierce: Unit | null;
  /** How often it has activated: still one check (16-7-5). */
  pierced: number;
  /** Declared by <Blitz>: it goes on whatever the memory does (16-16-4). */
  byBlitz: boolean;
  /** Digimon suspended for <Alliance>: what they gave stays when they leave (16-24-5). */
  allies: readonly Unit[];
  ended: boolean;
}
