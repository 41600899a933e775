/**
 * `npm run new:question -- topic/name`: writes content/questions/topic/name.md with a question to begin with, resolves it at once
 * and prints every resolution. With a question that exists already: resolves and prints that one.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describeProblem } from '../src/result/result.ts';
import { questionTemplate } from './question-template.ts';
import { checkQuestion, pathOf, resolutions } from './questions.ts';

const id = (process.argv[2] ?? '').replace(/^content\/questions\//, '').replace(/\.md$/, '');
if (!/^[a-z0-9-]+\/[a-z0-9-]+$/.test(id)) {
  console.error(
    id === ''
      ? 'Name the question: npm run new:question -- topic/name'
      : `"${id}" is no name of a question; expected topic/name in lower case letters, digits and hyphens`,
  );
  process.exit(1);
}
const path = pathOf(id);
const file = `content/questions/${id}.md`;
if (existsSync(path)) console.log(`${file} exists and is left as it is.\n`);
else {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, questionTemplate(id), { flag: 'wx' });
  console.log(`${file} is written.\n`);
}

const checked = checkQuestion(id);
if (checked.ok) {
  console.log(resolutions(checked.value));
  console.log(`Next: edit ${file} and run this again. The site shows it at /quiz/${id}/.`);
}
const problems = checked.ok ? checked.value.differing : checked.problem;
for (const problem of problems) console.error(describeProblem(problem));
if (problems.length > 0) process.exitCode = 1;
