/**
 * A situation read into a scenario, with the cards that it takes from a card file. Reads texts, and
 * is loaded where there are some that nobody has read yet.
 */
import type { CardLookup } from '../../card/file/card-lookup.ts';
import { parseBoard } from '../../scenario/board/notation.ts';
import { readScenario } from '../../scenario/file/read.ts';
import type { SituationRead } from './read-situation.ts';
import { printsOn, takenOn } from '../../proof/prints.ts';
import type { Situation } from '../../proof/situation.ts';
import { unreadOn } from './unread.ts';

/** All that is wrong with it, or the scenario. Problems of the board point into its notation. */
export function readSituation(
  { board: source, actions }: Pick<Situation, 'board' | 'actions'>,
  lookup: CardLookup,
): SituationRead {
  const parsed = parseBoard(source, lookup);
  if (!parsed.ok) {
    const problems = [{ ...parsed.problem, field: 'board' }];
    return { ok: false, problems, board: null, taken: [], unread: [] };
  }
  const { board } = parsed.value;
  const known = { board, taken: takenOn(parsed.value) };
  const scenario = readScenario(source, actions, lookup);
  return scenario.ok
    ? { ok: true, ...known, prints: printsOn(parsed.value), scenario: scenario.value }
    : { ok: false, ...known, problems: scenario.problem, unread: board.cards.flatMap(unreadOn) };
}
