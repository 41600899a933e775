/** Every scenario of the project: those of questions and official rulings, and the cases that the rules are tested with. */
import { err, ok, type Problem, type Result } from '../../base/result.ts';
import type { Case } from '../../scenario/cases/case.ts';
import type { NamedScenario } from '../../scenario/coverage/coverage.ts';
import { readScenario } from '../../scenario/file/read.ts';
import type { Ruling } from '../../scenario/file/ruling.ts';
import type { Marked } from '../mark/grade.ts';
import type { Question } from '../question.ts';

export interface Sources {
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
}: Sources): Result<readonly NamedScenario[], readonly Problem[]> {
  const scenarios: NamedScenario[] = questions.flatMap(({ question, marked }) =>
    marked === null
      ? []
      : [{ source: 'question', name: question.id, scenario: marked.scenario } as const],
  );
  const problems: Problem[] = [];
  const add = (
    named: Omit<NamedScenario, 'scenario'>,
    file: string,
    { board, actions }: { readonly board: string; readonly actions: readonly string[] },
  ): void => {
    const scenario = readScenario(board, actions);
    if (scenario.ok) scenarios.push({ ...named, scenario: scenario.value });
    else problems.push(...scenario.problem.map((problem) => ({ ...problem, file })));
  };
  for (const one of rulings)
    add({ source: 'ruling', name: one.ruling }, `content/rulings/${one.ruling}.md`, one);
  for (const one of cases) add({ source: 'case', name: one.name }, `the case ${one.name}`, one);
  return problems.length > 0 ? err(problems) : ok(scenarios);
}
