import type { RuleNumber } from '../rules/numbers.ts';
import type { CardId, Cause, Modifier, Player, Unit, Until } from './state.ts';
import type { Overall } from './state.ts';

/** Everything that can happen to the game. A change is made only by `propose`. */
export type Change =
  | {
      readonly kind: 'memory';
      readonly player: Player;
      readonly by: number;
      readonly rule: RuleNumber;
    }
  | {
      readonly kind: 'set memory';
      readonly player: Player;
      readonly to: number;
      readonly rule: RuleNumber;
    }
  | {
      readonly kind: 'draw';
      readonly player: Player;
      readonly n: number;
      readonly rule: RuleNumber;
    }
  | {
      readonly kind: 'suspend' | 'unsuspend';
      readonly units: readonly Unit[];
      readonly cause: Cause;
      readonly rule: RuleNumber;
    }
  | {
      readonly kind: 'delete';
      readonly units: readonly Unit[];
      readonly cause: Cause;
      readonly rule: RuleNumber;
    }
  | {
      readonly kind: 'declare attack';
      readonly unit: Unit;
      readonly target: Unit | null;
      readonly suspend: boolean;
    }
  | { readonly kind: 'block'; readonly unit: Unit }
  | { readonly kind: 'switch target'; readonly to: Unit | null; readonly rule: RuleNumber }
  | { readonly kind: 'reveal security'; readonly player: Player; readonly by: Unit }
  | { readonly kind: 'trash revealed'; readonly player: Player }
  | {
      readonly kind: 'trash security';
      readonly player: Player;
      readonly n: number;
      readonly rule: RuleNumber;
    }
  | { readonly kind: 'recover'; readonly player: Player; readonly n: number }
  | { readonly kind: 'trash hand'; readonly player: Player; readonly card: CardId }
  | {
      readonly kind: 'move card';
      readonly card: CardId;
      readonly to: 'hand' | 'battle area' | 'security';
    }
  | {
      readonly kind: 'apply';
      readonly units: readonly Unit[];
      readonly modifier: Modifier;
      readonly until: Until;
      readonly player: Player;
      readonly rule: RuleNumber;
    }
  | {
      readonly kind: 'apply to all';
      readonly overall: Omit<Overall, 'id'>;
      readonly rule: RuleNumber;
    }
  | { readonly kind: 'win'; readonly player: Player; readonly rule: RuleNumber };
