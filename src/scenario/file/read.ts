import type { Declaration } from '../../game/state/declaration.ts';
import { err, lineAt, ok, type Problem, type Result } from '../../base/result.ts';
import { parseAction } from '../action.ts';
import { deal } from '../board/deal.ts';
import { parseBoard } from '../board/notation.ts';
import { readCards } from '../board/read-cards.ts';
import type { Scenario } from './scenario.ts';

/**
 * Reads a board and its actions. Problems point into `source` (or, for actions, name the action).
 */
export function readScenario(
  source: string,
  actions: readonly string[],
): Result<Scenario, readonly Problem[]> {
  const parsed = parseBoard(source);
  if (!parsed.ok) return err([{ ...parsed.problem, field: 'board' }]);
  const cards = readCards(parsed.value);
  if (!cards.ok) {
    return err(
      cards.problem.map((problem) => ({
        ...problem,
        field: 'board',
        line: lineAt(source, problem.start),
      })),
    );
  }
  const board = { ...parsed.value.board, cards: cards.value };
  const setup = deal(board, cards.value);
  const declarations: Declaration[] = [];
  for (const [i, action] of actions.entries()) {
    const read = parseAction(action, setup);
    if (!read.ok) return err([{ ...read.problem, field: `actions[${i}]` }]);
    declarations.push(read.value);
  }
  return ok({ board, setup, actions, declarations });
}
