import type { KeywordUse } from '../../effect/tree/tree.ts';
import type { Category } from '../../rules/rule.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';

/** What the engine knows of a keyword effect: one row of the table in keywords.ts. */
export interface KeywordRule {
  /** Name as in chapter 16, without brackets and parameters. */
  readonly name: string;
  readonly slug: string;
  readonly category: Category;
  /** The clause that says what it does; switching it off takes the keyword away. */
  readonly rule: RuleNumber;
  /** The clause that fixes its category. */
  readonly categoryRule: RuleNumber;
  /**
   * What it does as an effect text, read by src/effect like the text of a card. Absent where a
   * procedure of the rules asks whether a Digimon has the keyword (Blocker, Jamming, Rush ...), and
   * where it is an instruction (Draw, Recovery).
   */
  readonly text?:
    | string
    | ((use: Pick<KeywordUse, 'n' | 'argument'>, names: readonly string[]) => string | undefined);
  /** The clause that makes "by ..." an optional processing condition. */
  readonly costRule?: RuleNumber;
  /** The clause that makes the processing mandatory or optional. */
  readonly processRule?: RuleNumber;
  /** Clauses that say when a persistent effect applies, without which it never does. */
  readonly whileRule?: readonly RuleNumber[];
}
