/**
 * `npm run new:question -- topic/name [--kind order]`: writes content/questions/topic/name.md with
 * a question to begin with, resolves it at once and prints every resolution. With a question that
 * exists already: resolves and prints that one.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { KINDS } from '../src/quiz/kind/index.ts';
import { didYouMean } from '../src/base/nearest.ts';
import { describeProblem } from '../src/base/result.ts';
import { readAsked, refuse } from './asked.ts';
import { library } from './library.ts';
import { questionTemplate } from './question-template.ts';
import {
  checkQuestion,
  noteNewCitations,
  pathOf,
  questionIds,
  resolutions,
  undecided,
} from './questions.ts';

const {
  values: { kind: wanted },
  positionals: [name = ''],
} = readAsked({
  usage: 'npm run new:question -- topic/name [--kind order]',
  options: { kind: { type: 'string', default: 'one' } },
  most: 1,
});
const id = name.replace(/^content\/questions\//, '').replace(/\.md$/, '');
if (!/^[a-z0-9-]+\/[a-z0-9-]+$/.test(id))
  refuse(
    id === ''
      ? 'Name the question: npm run new:question -- topic/name'
      : `"${id}" is no name of a question; expected topic/name in lower case letters, digits and hyphens`,
  );
// How many answers are right says whether it is a question with one or with several.
const kinds = KINDS.filter((one) => one !== 'several');
const kind =
  kinds.find((one) => one === wanted) ??
  refuse(
    `There is no kind "${wanted}"${didYouMean(wanted, kinds)}; expected one of ${kinds.join(', ')}`,
  );

const path = pathOf(id);
const file = `content/questions/${id}.md`;
if (existsSync(path)) console.log(`${file} exists and is left as it is.\n`);
else {
  const keyword = library.corpus.keywords.find(({ slug }) => slug === id.split('/')[0]);
  const about = keyword === undefined ? null : { slug: keyword.slug, section: keyword.number };
  const topic = id.split('/')[0] ?? '';
  const topics = new Set(questionIds().map((one) => one.split('/')[0] ?? ''));
  if (!topics.has(topic)) {
    const slugs = library.corpus.keywords.map(({ slug }) => slug);
    const meant = slugs.includes(topic) ? '' : didYouMean(topic, [...topics, ...slugs]);
    console.log(`${topic} is a new topic${meant || '.'}`);
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, questionTemplate(id, kind, about), { flag: 'wx' });
  console.log(`${file} is written.\n`);
}

const checked = checkQuestion(id);
if (checked.ok) {
  console.log(resolutions(checked.value));
  const noted = noteNewCitations();
  if (noted.length > 0)
    console.log(
      `Noted in content/questions/citations.json, which belongs to the change: ${noted.join(', ')}`,
    );
  const lost = undecided(checked.value);
  if (lost !== null) {
    console.error(`${file}: ${lost}. Until then npm run questions:check ends with an error.\n`);
    process.exitCode = 1;
  }
  console.log(`Next: edit ${file} and run this again. The site shows it at /quiz/${id}/.`);
}
const problems = checked.ok ? checked.value.differing : checked.problem;
for (const problem of problems) console.error(describeProblem(problem));
if (problems.length > 0) process.exitCode = 1;
