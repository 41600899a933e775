/** What stands in the lab: a board, what is done on it, and what the players chose so far. */
import { err, ok, type Result } from '../base/result.ts';
import { LONGEST_BOARD, LONGEST_CLAIM, MOST_ACTIONS } from '../scenario/limits.ts';

export interface Situation {
  /** In the notation of boards (src/scenario/board/notation.ts). */
  readonly board: string;
  /** Each as an author writes it (src/scenario/action.ts). */
  readonly actions: readonly string[];
  /** Number of the option taken at each choice, in their order. */
  readonly script: readonly number[];
}

/** Choices of one situation; the longest course of the content has a tenth of them. */
export const MOST_CHOICES = 400;

/** More options than any choice has. */
export const MOST_OPTIONS = 1_000;

/**
 * A situation in data that came from elsewhere: a link, a store, a file. The problem is a sentence.
 */
export function readSituation(data: unknown): Result<Situation, string> {
  if (typeof data !== 'object' || data === null) return err('it holds no situation');
  const fields: { readonly [name: string]: unknown } = { ...data };
  const { board, actions, script } = fields;
  if (typeof board !== 'string') return err('it has no board');
  if (board.length > LONGEST_BOARD)
    return err(`its board has ${board.length} characters, and ${LONGEST_BOARD} is the most`);
  if (!isListOf(actions, isAction, MOST_ACTIONS))
    return err(`its actions aren't up to ${MOST_ACTIONS} lines of words`);
  if (!isListOf(script, isChoice, MOST_CHOICES))
    return err(`its choices aren't up to ${MOST_CHOICES} whole numbers`);
  return ok({ board, actions, script });
}

const isAction = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_CLAIM;

const isChoice = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < MOST_OPTIONS;

const isListOf = <T>(
  value: unknown,
  is: (one: unknown) => one is T,
  most: number,
): value is readonly T[] => Array.isArray(value) && value.length <= most && value.every(is);
