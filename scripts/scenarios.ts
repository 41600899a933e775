/** Every scenario for scripts and tests: questions, rulings and cases, read from the disk. */
import { allScenarios } from '../src/quiz/check/scenarios.ts';
import type { NamedScenario } from '../src/scenario/coverage/coverage.ts';
import { describeProblems } from '../src/rules/read/read.ts';
import { contentFiles } from './content.ts';
import { checkQuestion, questionIds } from './questions.ts';

/** All scenarios, or one error that names every problem. */
export function requireScenarios(): readonly NamedScenario[] {
  const questions = questionIds().map((id) => {
    const checked = checkQuestion(id);
    if (!checked.ok) throw new Error(describeProblems(checked.problem));
    return checked.value;
  });
  const [rulings, cases] = [contentFiles('rulings'), contentFiles('cases')];
  const scenarios = allScenarios({ questions, rulings, cases });
  if (!scenarios.ok) throw new Error(describeProblems(scenarios.problem));
  return scenarios.value;
}
