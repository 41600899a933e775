/** The practice cards as the engine uses them, as data: made when the site is built. */
import { readScenario } from '../../scenario/file/read.ts';
import { makeScenarioFile, type ScenarioFile } from '../../scenario/file/scenario-file.ts';
import { PRACTICE_CARDS } from '../../cards/practice.ts';

/** A board on which none of them lies. */
export function practiceFile(): ScenarioFile {
  const read = readScenario(PRACTICE_CARDS, []);
  if (!read.ok) throw new Error(read.problem.map(({ found }) => found).join('; '));
  return makeScenarioFile(read.value);
}
