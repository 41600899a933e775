/**
 * How large a board can be. A deck has 50 cards and a printed card a DP of five digits at most, so
 * that nothing a game can come to is refused; what was mistyped is, and what would stop a page.
 */

/** Characters of the whole notation. */
export const LONGEST_BOARD = 12_000;

/** Characters of one line, as the areas and the longest card texts have them. */
export const LONGEST_LINE = 2_000;

/** Letters of the name of a card; the longest printed one has 129. */
export const LONGEST_NAME = 200;

/** Cards that are described. */
export const MOST_CARDS = 60;

/** Cards in one area, those that nobody knows among them; a deck of 50 and more is possible. */
export const MOST_IN_AREA = 100;

/** Lv.7 is the highest that was printed. */
export const HIGHEST_LEVEL = 10;

/** DP of five digits, also where a link card adds some. */
export const HIGHEST_DP = 99_999;

/** Memory goes from 10 to 10 (1-4-2-2); no card costs as much as it takes to cross it twice. */
export const HIGHEST_COST = 40;

/** Characters of a claim or an action in a file; the longest of ours has half of that. */
export const LONGEST_CLAIM = 500;

/** Characters of a claim, an action or a fact that is read at all. */
export const LONGEST_READ = 4_000;

/** Actions of one board. */
export const MOST_ACTIONS = 30;
