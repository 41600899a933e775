/** A situation read into a scenario, with the cards that it takes from a card file. */
import { hash } from '../base/chance.ts';
import { err, ok, type Problem, type Result } from '../base/result.ts';
import type { CardLookup } from '../card/file/card-lookup.ts';
import type { Board } from '../scenario/board/board.ts';
import { parseBoard } from '../scenario/board/notation.ts';
import { readScenario } from '../scenario/file/read.ts';
import type { Scenario } from '../scenario/file/scenario.ts';
import type { Situation } from './situation.ts';

export interface ReadBoard {
  readonly board: Board;
  /** Cards of the card file: name and number. */
  readonly taken: readonly (readonly [name: string, number: string])[];
  /** What is printed on them, as fingerprints, by number. */
  readonly prints: { readonly [number: string]: string };
}

/** The board of a situation, whether the engine can play it or not. */
export function readBoard(source: string, lookup: CardLookup): Result<ReadBoard> {
  const parsed = parseBoard(source, lookup);
  if (!parsed.ok) return parsed;
  const { board } = parsed.value;
  const taken = [...parsed.value.taken].map(([name, { number }]) => [name, number] as const);
  const prints = taken.map(([name, number]) => {
    const card = board.cards.find((one) => one.name === name);
    return [number, hash(JSON.stringify(card)).toString(36)];
  });
  return ok({ board, taken, prints: Object.fromEntries(prints) });
}

export interface ReadSituation extends ReadBoard {
  readonly scenario: Scenario;
}

/** All that is wrong with it, or the scenario. Problems of the board point into its notation. */
export function readWhole(
  { board: source, actions }: Situation,
  lookup: CardLookup,
): Result<ReadSituation, readonly Problem[]> {
  const read = readBoard(source, lookup);
  if (!read.ok) return err([{ ...read.problem, field: 'board' }]);
  const scenario = readScenario(source, actions, lookup);
  return scenario.ok ? ok({ ...read.value, scenario: scenario.value }) : scenario;
}
