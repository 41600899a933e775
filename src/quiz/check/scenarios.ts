/**
 * Every scenario of the project: those of questions and official rulings, and the cases that the
 * rules are tested with.
 */
import { err, ok, type Problem, type Result } from '../../base/result.ts';
import type { NamedScenario } from '../../scenario/coverage/coverage.ts';
import type { Case } from '../../scenario/file/case.ts';
import { scenarioIn } from '../../scenario/file/in-file.ts';
import type { Ruling } from '../../scenario/file/ruling.ts';
import type { Marked } from '../mark/grade.ts';
import type { Question } from '../question.ts';

export interface ScenarioContent {
  readonly questions: readonly {
    readonly question: Pick<Question, 'id'>;
    /** `null`: the question needs no board. */
    readonly marked: Pick<Marked, 'scenario'> | null;
  }[];
  readonly rulings: readonly Ruling[];
  readonly cases: readonly Case[];
}

/** The questions first: they have pages that a reader can go to. */
export function allScenarios({
  questions,
  rulings,
  cases,
}: ScenarioContent): Result<readonly NamedScenario[], readonly Problem[]> {
  const scenarios: NamedScenario[] = questions.flatMap(({ question, marked }) =>
    marked === null
      ? []
      : [{ source: 'question', name: question.id, scenario: marked.scenario } as const],
  );
  const problems: Problem[] = [];
  const add = (
    named: Omit<NamedScenario, 'scenario'>,
    of: Parameters<typeof scenarioIn>[0],
  ): void => {
    const scenario = scenarioIn(of);
    if (scenario.ok) scenarios.push({ ...named, scenario: scenario.value });
    else problems.push(...scenario.problem);
  };
  for (const one of rulings) add({ source: 'ruling', name: one.ruling }, one);
  for (const one of cases) add({ source: 'case', name: one.id }, one);
  return problems.length > 0 ? err(problems) : ok(scenarios);
}
