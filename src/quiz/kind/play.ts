/** What every kind's component is given, and how it marks: the scenario is opened when an answer is there. */
import type { Ask } from './index.ts';
import type { Given } from './kind.ts';
import { parseScenarioFile, type ScenarioFile } from '../../scenario/file/scenario-file.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { cardsByLabel } from '../../ui/board/cards.ts';
import type { Reveal } from '../feedback/reveal.ts';
import type { RoundProps } from '../page/round.ts';

export interface KindProps extends RoundProps {
  /** Board and what is asked as data, `Played`. JSON. */
  data: string;
}

export interface Played<A extends Ask> {
  /** `null` where no board is needed. */
  readonly scenario: ScenarioFile | null;
  readonly ask: A;
}

/** What is told of an answer, by the kind. Without an answer: of the question as a whole. */
export type Revealing<A extends Ask> = (
  question: { readonly cites: readonly string[] },
  scenario: Scenario,
  ask: A,
  given: Given,
) => Reveal;

/** Marks an answer with the engine. */
export async function tellOf<A extends Ask>(
  { scenario: packed, ask }: Played<A>,
  question: KindProps['question'],
  reveal: Revealing<A>,
  given: Given,
) {
  if (packed === null) throw new Error('this kind of question needs a board');
  const scenario = parseScenarioFile(packed);
  return {
    shown: reveal(question, scenario, ask, given),
    cards: cardsByLabel(scenario.setup),
  };
}
