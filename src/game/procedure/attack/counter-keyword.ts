import type { KeywordUse } from '../../../effect/tree/tree.ts';
import type { RuleNumber } from '../../../rules/number/numbers.ts';
import type { Player } from '../../../base/player.ts';
import type { Option } from '../../run/option.ts';
import type { Run } from '../../run/run.ts';
import type { CardId } from '../../state/state.ts';

/** A keyword effect of cards in the hand that is used in the counter timing (11-3). */
export interface CounterKeyword {
  /** The clause that says what it does, and those carried out with it. */
  readonly rule: RuleNumber;
  readonly also: readonly RuleNumber[];
  /** The clause that leaves it to the player. */
  readonly mayRule: RuleNumber;
  /** What a card that has it can do now. */
  readonly counters: (
    run: Run,
    player: Player,
    card: CardId,
    use: KeywordUse,
  ) => readonly Counter[];
}

/** One thing that the opponent may do in the counter timing. */
export interface Counter {
  readonly option: Option;
  readonly carryOut: () => void;
}
