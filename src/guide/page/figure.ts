/**
 * What a figure of an article holds as JSON: made at build time, opened in the page when it is
 * played.
 */
import { makeScenarioFile } from '../../scenario/file/scenario-file.ts';
import type { Solvable } from '../../quiz/mark/grade.ts';
import type { KeywordColours } from '../../ui/board/cards.ts';
import type { ScenarioExample } from '../guide.ts';

export interface Figure {
  readonly solvable: Solvable;
  /** The choices of the ending to begin with. */
  readonly script: readonly number[];
  readonly colours: KeywordColours;
}

export const makeFigure = (
  { scenario, marked: { claims }, script }: Pick<ScenarioExample, 'scenario' | 'marked' | 'script'>,
  colours: KeywordColours,
): string =>
  JSON.stringify({
    solvable: { scenario: makeScenarioFile(scenario), claims },
    script,
    colours,
  } satisfies Figure);

export const parseFigure = (text: string): Figure => JSON.parse(text) as Figure;
