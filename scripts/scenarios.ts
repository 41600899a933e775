/** Every scenario for scripts and tests: questions, rulings and cases, read from the disk. */
import { readdirSync, readFileSync } from 'node:fs';
import { allScenarios } from '../src/quiz/check/scenarios.ts';
import type { NamedScenario } from '../src/scenario/coverage/coverage.ts';
import { describeProblems } from '../src/rules/read/read.ts';
import { checkQuestion, questionIds } from './questions.ts';

const rulingFolder = new URL('../content/rulings/', import.meta.url);

/** All scenarios, or one error that names every problem. */
export function requireScenarios(): readonly NamedScenario[] {
  const questions = questionIds().map((id) => {
    const checked = checkQuestion(id);
    if (!checked.ok) throw new Error(describeProblems(checked.problem));
    return checked.value;
  });
  const rulings = readdirSync(rulingFolder)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(new URL(path, rulingFolder), 'utf8') }));
  const scenarios = allScenarios({ questions, rulings });
  if (!scenarios.ok) throw new Error(describeProblems(scenarios.problem));
  return scenarios.value;
}
