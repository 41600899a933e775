import type { KeywordUse } from '../tree/tree.ts';
import type { Category, KeywordChoice } from '../../rules/rule.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';

/** What must be given up before the rest of an effect is done. */
export interface KeywordPrice {
  readonly gives: 'this card' | 'digivolution cards';
  /** The clause by which it cannot be paid in the turn the card was placed. */
  readonly waitRule?: RuleNumber;
}

/**
 * Clauses by which a keyword's effect goes otherwise than an effect of its text would. What carries
 * effects out asks for the clause, never for the keyword.
 */
export interface KeywordClauses {
  /** It does not trigger where it could not be carried out. */
  readonly triggers?: RuleNumber;
  /** Several instances on a card may be used for one event; without the clause only one. */
  readonly again?: RuleNumber;
  /** The Digimon that its event happens to may be chosen for it. */
  readonly beneath?: RuleNumber;
  /** Its player chooses the new attack target among several. */
  readonly newTarget?: RuleNumber;
  /** All of its cards are played, not only some. */
  readonly all?: RuleNumber;
  /** What it does later is pending processing. */
  readonly later?: RuleNumber;
  /** What several instances do on one Digimon: their numbers add up, or they count as one. */
  readonly instances?: RuleNumber;
  /** Its number takes nothing below 0. */
  readonly least?: RuleNumber;
  /** What it does is one event with what the rules do at that time. */
  readonly together?: RuleNumber;
  /** Its opponent must do what they could decline. */
  readonly forces?: RuleNumber;
  /** It can be declared in the breeding area. */
  readonly breeding?: RuleNumber;
  /** Open points that decide about it (content/rules/policies.json). */
  readonly points?: readonly OpenPoint[];
}
export type OpenPoint = `A${number}`;

/** What the engine knows of a keyword effect: one row of the table in keywords.ts. */
export interface KeywordRule {
  /** Name as in chapter 16, without brackets and parameters. */
  readonly name: string;
  /** Other words that cards print for it, in lower case. */
  readonly prints?: readonly string[];
  /** How its number is printed, where it is not as in `<Draw 2>`. */
  readonly number?: 'signed' | 'in brackets' | 'joined';
  /** How its reminder notes begin, by the keyword that is lost where only the note was printed. */
  readonly notes?: { readonly [printed: string]: string | readonly string[] };
  readonly slug: string;
  /** Where chapter 16 has it. */
  readonly section?: RuleNumber;
  /** With `none` it is done when its effect is processed (16-6-2); all others are had. */
  readonly category: Category;
  /** The clause that says what it does; switching it off takes the keyword away. */
  readonly rule: RuleNumber;
  /** The clause that fixes its category. */
  readonly categoryRule: RuleNumber;
  /** Whether its player can leave what it does. */
  readonly choice: KeywordChoice;
  /** The clause that says so, or that it follows from. */
  readonly choiceRule: RuleNumber;
  /**
   * What it does as an effect text, read by src/effect like the text of a card. Absent where a
   * procedure of the rules asks for it (`asked`), and where it is an instruction (Draw, Recovery).
   */
  readonly text?:
    | string
    | ((use: Pick<KeywordUse, 'n' | 'argument'>, names: readonly string[]) => string | undefined);
  /** What a procedure of the rules asks of those who have it (game/is/view/asked.ts). */
  readonly asked?: string;
  /** The clause that makes "by ..." an optional processing condition. */
  readonly costRule?: RuleNumber;
  /** The clause that makes the processing mandatory or optional. */
  readonly processRule?: RuleNumber;
  /** Clauses that say when a persistent effect applies, without which it never does. */
  readonly whileRule?: readonly RuleNumber[];
  readonly clauses?: KeywordClauses;
  /** It is an instruction inside another effect, with code of its own (game/processing/keyword). */
  readonly instruction?: true;
  /** It carries out a kind of processing in its own way (game/processing/keyword). */
  readonly own?: true;
  /** It is used in the counter timing (game/procedure/attack/counter.ts). */
  readonly counter?: true;
  /** It is the price of what stands behind it in its effect. */
  readonly price?: KeywordPrice;
}
