/** A situation read into a scenario, with the cards that it takes from a card file. */
import { err, ok, type Problem, type Result } from '../base/result.ts';
import type { CardLookup } from '../card/file/card-lookup.ts';
import { parseBoard } from '../scenario/board/notation.ts';
import { readScenario } from '../scenario/file/read.ts';
import type { Scenario } from '../scenario/file/scenario.ts';
import { printsOn } from './prints.ts';
import type { Situation } from './situation.ts';

interface WholeSituation {
  readonly scenario: Scenario;
  /** What is printed on cards of the card file, as fingerprints, by number. */
  readonly prints: { readonly [number: string]: string };
}

/** All that is wrong with it, or the scenario. Problems of the board point into its notation. */
export function readWhole(
  { board: source, actions }: Pick<Situation, 'board' | 'actions'>,
  lookup: CardLookup,
): Result<WholeSituation, readonly Problem[]> {
  const parsed = parseBoard(source, lookup);
  if (!parsed.ok) return err([{ ...parsed.problem, field: 'board' }]);
  const scenario = readScenario(source, actions, lookup);
  return scenario.ok
    ? ok({ scenario: scenario.value, prints: printsOn(parsed.value) })
    : err(scenario.problem.map((problem) => ({ ...problem, field: problem.field ?? 'board' })));
}
