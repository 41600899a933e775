/** An effect of a card as the engine holds it. */
import type { Beneath } from '../runnable/beneath.ts';
import type { Raise, Reduction } from './raise.ts';
import type { Sentence, TimingName } from '../../effect/tree/tree.ts';
import type { Listener, WhoseTurn } from '../listens/listener.ts';
import type { KeywordClauses, KeywordPrice } from '../../effect/keyword/keyword.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';
import type { Category } from '../../rules/rule.ts';

/**
 * An effect as the engine holds it: the reader's tree with what sets it off taken apart. Nothing
 * here is a function.
 */
export interface Ability {
  /** How a person names it: "[On Deletion]", "<Piercing>". */
  readonly name: string;
  readonly category: Category;
  /** Why it is of that category; cited when it triggers or applies. */
  readonly rule: RuleNumber;
  /** Slug of the keyword effect it belongs to, if any. */
  readonly keyword?: string;
  readonly clauses?: KeywordClauses;
  /** Events that set it off (15-5); empty for persistent effects. */
  readonly events: readonly Listener[];
  /** Only on turns of, whatever sets it off: tags [Your Turn], [Opponent's Turn]. */
  readonly turn: WhoseTurn;
  /** 0: no limit (15-14-1). */
  readonly perTurn: number;
  readonly sentences: readonly Sentence[];
  /** Rules cited when the cost is paid or declined, and when the processing is carried out. */
  readonly costRule: RuleNumber;
  readonly processRule: RuleNumber;
  /** It works while its card is not on the field: "when ... would digivolve into this card". */
  readonly fromCard: boolean;
  /** What must be given up before anything is done: the card itself, or digivolution cards. */
  readonly price?: {
    readonly gives: KeywordPrice['gives'];
    /** The clause that says what is given up for it. */
    readonly rule: RuleNumber;
    /** The clause by which it cannot be paid in the turn the card was placed. */
    readonly waitRule?: RuleNumber;
    readonly n: number;
    readonly upTo: boolean;
  };
  /** Where the card must be: [Hand], [Trash], [Breeding] (15-14-2 to 15-14-4). */
  readonly area?: string;
  /** It names the breeding area, so that it reaches what is there (3-4-7-3). */
  readonly seesBreeding?: boolean;
  /** [Main], [Counter], [Security] of the tags. */
  readonly timings: readonly TimingName[];
  /** It gives its Digimon all effects of these cards beneath. */
  readonly beneath?: readonly Beneath[];
  /** Effects in quotation marks that it gives to Digimon, in the order they stand. */
  readonly quoted: readonly Ability[];
  /** What it leaves waiting for the next time that something happens this turn (18-1-1). */
  readonly next?: Ability;
  /** "Activate 1 of the effects below": each of these as an effect of its own. */
  readonly choices?: readonly Ability[];
  /** What sentences of it add to numbers of others. */
  readonly raises?: readonly Raise[];
  /** What sentences of it take off what it pays. */
  readonly reductions?: readonly Reduction[];
  /** It deletes by DP, as in "5000 DP or less". */
  readonly deletesByDp?: boolean;
  /** What it looks at, if it is persistent: bits (depends-on.ts). */
  readonly reads?: number;
  /** Rules without which it does nothing. */
  readonly restsOn: readonly RuleNumber[];
  readonly text: string;
}
