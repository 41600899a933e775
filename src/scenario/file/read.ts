import type { Declaration } from '../../game/state/declaration.ts';
import { err, lineAt, ok, type Problem, type Result } from '../../base/result.ts';
import { PRINTED_HERE, type CardLookup } from '../../card/file/card-lookup.ts';
import type { PrintedCard } from '../../card/printed.ts';
import { parseAction } from '../action.ts';
import type { Board } from '../board/board.ts';
import { deal } from '../board/deal.ts';
import { parseBoard } from '../board/notation.ts';
import { cardNowhere } from '../board/nowhere.ts';
import { withPlainSecurity } from '../board/plain-security.ts';
import { readCards } from '../board/read-cards.ts';
import type { Scenario } from './scenario.ts';

/**
 * Reads a board as an author wrote it: the same as `readScenario`, and each card that it describes
 * has to lie somewhere.
 */
export function readAuthored(
  source: string,
  actions: readonly string[],
  lookup: CardLookup = PRINTED_HERE,
): Result<Scenario, readonly Problem[]> {
  const read = readScenario(source, actions, lookup);
  const lost = read.ok
    ? (cardNowhere(source, read.value.board) ??
      lineLeftOut(source, read.value.board.cards) ??
      takenAsPlain(source, read.value.board))
    : null;
  return lost === null ? read : err([{ ...lost, field: 'board' }]);
}

/** What everybody reads is played in full: nothing of a text is left out. */
function lineLeftOut(source: string, cards: readonly Pick<PrintedCard, 'facts'>[]): Problem | null {
  if (cards.every(({ facts }) => facts['left out'].length === 0)) return null;
  const start = source.indexOf('left out:');
  return {
    found: 'a line of a text that is left out',
    expected: 'a text that the engine plays in full',
    ...{ start, end: start + 'left out:'.length, line: lineAt(source, start) },
  };
}

/** What everybody reads assumes nothing of security cards: it names those that it needs. */
function takenAsPlain(source: string, { plain }: Pick<Board, 'plain'>): Problem | null {
  if (plain !== true) return null;
  const line = 'unknown security cards do nothing';
  const start = source.indexOf(line);
  return {
    found: `the line "${line}"`,
    expected: 'the names of the security cards that are needed',
    ...{ start, end: start + line.length, line: lineAt(source, start) },
  };
}

/**
 * Reads a board and its actions. Problems point into `source` (or, for actions, name the action).
 * `lookup` finds the cards that the board takes from a card file.
 */
export function readScenario(
  source: string,
  actions: readonly string[],
  lookup: CardLookup = PRINTED_HERE,
): Result<Scenario, readonly Problem[]> {
  const parsed = parseBoard(source, lookup);
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
  const described = { ...parsed.value.board, cards: cards.value };
  const board = (described.plain === true ? withPlainSecurity(described) : null) ?? described;
  const setup = deal(board, board.cards);
  const declarations: Declaration[] = [];
  for (const [i, action] of actions.entries()) {
    const read = parseAction(action, setup);
    if (!read.ok) return err([{ ...read.problem, field: `actions[${i}]` }]);
    declarations.push(read.value);
  }
  return ok({ board, setup, actions, declarations });
}
