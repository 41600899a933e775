/**
 * All that the modes know of asking and marking: setting up a question that was dealt, and marking an answer without telling
 * it. What an answer looks like is decided here alone; the modes keep it as data.
 */
import type { Given } from '../../quiz/mode/attempt.ts';
import { grade, solve, type Solvable } from '../../quiz/grade.ts';
import { openScenario } from '../../scenario/scenario.ts';
import type { Snapshot } from '../../scenario/snapshot.ts';
import { cardsByLabel, type Cards } from '../board/cards.ts';
import { startOf } from '../board/start.ts';
import { loadWide } from '../quiz/part.ts';
import type { QuestionFile } from '../quiz/playable.ts';

/** A question on its board, ready to be asked. */
export interface Dealt {
  readonly file: QuestionFile;
  readonly board: Snapshot;
  readonly cards: Cards;
}

const solvableOf = ({ play }: QuestionFile): Solvable => JSON.parse(play.solvable) as Solvable;

const partFor = async ({ scenario }: Solvable) => (scenario.wide ? await loadWide() : null);

export async function setUp(file: QuestionFile): Promise<Dealt> {
  const solvable = solvableOf(file);
  const scenario = openScenario(solvable.scenario, await partFor(solvable));
  return { file, board: startOf(scenario), cards: cardsByLabel(scenario.setup) };
}

/** What was chosen, as data that can be kept. */
export const givenBy = (chosen: ReadonlySet<number>): Given => [...chosen].sort((a, b) => a - b);

/** What was chosen, out of data that was kept; nothing when it is not such data. */
export const chosenOf = (given: Given): readonly number[] =>
  Array.isArray(given) ? given.filter((one): one is number => Number.isInteger(one)) : [];

/** How an answer was marked, in the words of the question. */
export interface Marking {
  readonly right: boolean;
  readonly yours: readonly string[];
  readonly rights: readonly string[];
}

/** Marks an answer with the engine, as the page of the question does. */
export async function markGiven({ file }: Dealt, given: Given): Promise<Marking> {
  const solvable = solvableOf(file);
  const marked = solve(solvable, await partFor(solvable));
  const { right, answers } = grade(marked, new Set(chosenOf(given)));
  const { answers: said } = file.play.question;
  const texts = (is: 'chosen' | 'right'): readonly string[] =>
    said.filter((_, i) => answers[i]?.[is] === true).map(({ text }) => text);
  return { right, yours: texts('chosen'), rights: texts('right') };
}
