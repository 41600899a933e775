import type { RuleNumber } from '../../rules/number/numbers.ts';
import type { CardId, Cause, GameEvent, Unit } from './state.ts';
import type { Overall, Until } from './applied.ts';
import type { EffectKind, Modifier } from './modifier.ts';
import type { Player } from '../../base/player.ts';

/** Where a card can be put on its own. */
export type Destination =
  'hand' | 'trash' | 'deck top' | 'deck bottom' | 'security top' | 'security bottom' | 'nowhere';

const AREA_OF = {
  hand: 'hand',
  trash: 'trash',
  'deck top': 'deck',
  'deck bottom': 'deck',
  'security top': 'security',
  'security bottom': 'security',
  nowhere: 'nowhere',
} as const satisfies { readonly [to in Destination]: string };

/** The area that a card comes to, wherever in it. */
export const areaAt = (to: Destination): (typeof AREA_OF)[Destination] => AREA_OF[to];

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
      /** A cost is paid, the turn is passed, or an effect sets it: the step says which. */
      readonly by: 'payment' | 'pass' | 'effect';
      readonly player: Player;
      readonly to: number;
      readonly rule: RuleNumber;
    }
  | {
      readonly kind: 'draw';
      readonly player: Player;
      readonly n: number;
      readonly cause?: Cause;
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
  /** `by`: rules of the keyword effect that makes it possible. */
  | { readonly kind: 'block'; readonly unit: Unit; readonly by: readonly RuleNumber[] }
  | { readonly kind: 'switch target'; readonly to: Unit | null; readonly rule: RuleNumber }
  | { readonly kind: 'reveal security'; readonly player: Player; readonly by: Unit }
  | {
      readonly kind: 'trash security';
      readonly player: Player;
      /** Cards of the other stack are trashed at the same moment, and were before. */
      readonly again?: true;
      readonly n: number;
      readonly cause: Cause;
      readonly rule: RuleNumber;
    }
  | {
      readonly kind: 'recover';
      readonly player: Player;
      readonly n: number;
      readonly cause: Cause;
    }
  | {
      readonly kind: 'apply';
      readonly units: readonly Unit[];
      readonly modifier: Modifier;
      readonly until: Until;
      readonly player: Player;
      readonly of: readonly EffectKind[];
      readonly rule: RuleNumber;
    }
  | {
      readonly kind: 'apply to all';
      readonly overall: Omit<Overall, 'id'>;
      readonly rule: RuleNumber;
    }
  | {
      readonly kind: 'move cards';
      readonly cards: readonly CardId[];
      readonly to: Destination;
      readonly cause?: Cause;
      /** In a security stack. */
      readonly faceUp?: boolean;
      readonly rule: RuleNumber;
    }
  | {
      readonly kind: 'play';
      readonly card: CardId;
      /** Where it was as it was revealed, if that is not where it still is. */
      readonly from?: 'hand' | 'trash' | 'under' | null;
      /** Digivolution cards it comes with (DigiXros, DNA digivolution). */
      readonly under?: readonly CardId[];
      readonly area?: 'battle' | 'breeding';
      readonly suspended?: boolean;
      /** Playing (7), not just placing a card (hatching, an Option placed by its effect). */
      readonly isPlay: boolean;
      readonly byEffect?: boolean;
      /** Played by DigiXros or Assembly. */
      readonly way?: GameEvent['way'];
      /** Of what an effect plays. */
      readonly cause?: Cause;
      /** Where several are played at the same time: the event is kept for all of them (15-5-2). */
      readonly together?: GameEvent[];
      readonly rule: RuleNumber;
    }
  | {
      readonly kind: 'digivolve';
      readonly unit: Unit;
      readonly card: CardId;
      /** A link card that goes between (8-4-3-3). */
      readonly through?: CardId;
      readonly cause?: Cause;
      readonly rule: RuleNumber;
    }
  | {
      readonly kind: 'place under';
      readonly unit: Unit;
      readonly cards: readonly CardId[];
      readonly end: 'top' | 'bottom';
      readonly faceDown?: boolean;
      readonly cause?: Cause;
      readonly rule: RuleNumber;
    }
  | {
      readonly kind: 'trash under';
      readonly unit: Unit;
      readonly cards: readonly CardId[];
      readonly cause: Cause;
      /** From under several at the same time: the event is kept for all of them (15-5-2). */
      readonly together?: GameEvent[];
      readonly rule: RuleNumber;
    }
  | { readonly kind: 'link'; readonly unit: Unit; readonly card: CardId }
  | {
      readonly kind: 'trash links';
      readonly unit: Unit;
      readonly cards: readonly CardId[];
      /** The effect that does it; nothing where a rule does. */
      readonly cause?: Cause;
      /** Of several at the same time: the event is kept for all of them (15-5-2). */
      readonly together?: GameEvent[];
      readonly rule: RuleNumber;
    }
  | { readonly kind: 'move unit'; readonly unit: Unit; readonly to: 'battle' }
  | {
      readonly kind: 'move unit';
      readonly unit: Unit;
      readonly to: 'breeding';
      readonly cause: Cause;
    }
  | {
      readonly kind: 'leave';
      readonly units: readonly Unit[];
      readonly to: Destination;
      readonly cause: Cause;
      /** Cards that are being played or placed: not trashed, and shown until then. */
      readonly without?: readonly CardId[];
      /** In a security stack. */
      readonly faceUp?: boolean;
      readonly rule: RuleNumber;
    }
  | { readonly kind: 'draw game'; readonly rule: RuleNumber }
  | { readonly kind: 'win'; readonly player: Player; readonly rule: RuleNumber };

/** Changes to what lies on, under and beside cards (happens/commit/stack.ts). */
export type StackChange = Extract<
  Change,
  {
    kind:
      'play' | 'digivolve' | 'place under' | 'trash under' | 'link' | 'trash links' | 'move unit';
  }
>;
