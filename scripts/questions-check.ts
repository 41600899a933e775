/**
 * Resolves every question and prints a table:
 * `npm run questions:check -- [topic | topic/name] [--rules] [--reasons]`; `--rules` lists the
 * executed rules instead of their number; `--reasons` says how many wrong answers have a reason,
 * and fails where that has become fewer. `--accept 16-7-4` notes that the questions of a rule were
 * read again after its words changed. `+` stands before what the engine finds right. Ends with exit
 * code 1 when something has to be mended.
 */
import { findAlike } from '../src/quiz/author/alike.ts';
import type { Checked } from '../src/quiz/check/check.ts';
import { sayUntried } from '../src/quiz/check/hinge.ts';
import { inspect, type Inspection } from '../src/quiz/check/deciding-rules.ts';
import { foundIn } from '../src/quiz/check/for-author.ts';
import { didYouMean } from '../src/base/nearest.ts';
import { checking } from '../src/base/caught.ts';
import { describeProblem, ok } from '../src/base/result.ts';
import { playedIn } from '../src/quiz/question.ts';
import { compareNumbers } from '../src/rules/number/number.ts';
import { readAccepted } from './accepted.ts';
import { readAsked, refuse } from './asked.ts';
import {
  checkQuestion,
  citationState,
  gradeOf,
  HARDEST,
  noteNewCitations,
  questionIds,
  readableQuestions,
  undecided,
} from './questions.ts';
import { ReasonReport } from './reason-report.ts';
import { tableOf } from './table.ts';

const {
  values,
  positionals: [wanted = ''],
} = readAsked({
  usage: 'npm run questions:check -- [topic | topic/name] [--rules] [--reasons] [--accept 16-7-4]',
  options: {
    rules: { type: 'boolean' },
    reasons: { type: 'boolean' },
    accept: { type: 'string', multiple: true, default: [] },
  },
  most: 1,
});
const accepted = readAccepted(values.accept);
const known = questionIds();
const ids = known.filter((id) => `${id}/`.startsWith(wanted === '' ? '' : `${wanted}/`));
if (ids.length === 0) {
  const topics = known.map((id) => id.split('/')[0] ?? '');
  const near = didYouMean(wanted, new Set([...topics, ...known]), (name) => `"${name}"`);
  refuse(
    `there is no question or topic "${wanted}" in content/questions${near || '; expected topic, or topic/name'}`,
  );
}

const HEADER = [
  'question',
  'kind',
  'level',
  'grade',
  'verdicts',
  'endings',
  'cited',
  'decisive',
  'executed',
];
const rows: (readonly string[])[] = [];
/** What has to be mended before the questions pass. */
const wrong: string[] = [];
let refused = 0;
const reasons = values.reasons === true ? new ReasonReport() : null;

function row(checked: Checked, seen: Inspection | null): string[] {
  const { question } = checked;
  const found = foundIn(checked).found.map(({ right, words }) => (right ? `+${words}` : words));
  const { id, kind, level, cites } = question;
  const start = [id, kind, String(level), gradeOf(question).toFixed(1), found.join(' ')];
  if (seen === null) return [...start, '-', cites.join(' '), '-', '-'];
  const executed = seen.executed.toSorted(compareNumbers);
  return [
    ...start,
    String(seen.endings),
    cites.join(' '),
    seen.decisive.join(' ') || '-',
    values.rules === true ? executed.join(' ') : String(executed.length),
  ];
}

/** The row of a question, and what is wrong with it beyond what the build refuses. */
function lookAt(checked: Checked): { row: readonly string[]; wrong: readonly string[] } {
  const { question, marked } = checked;
  const seen = marked === null ? null : inspect(question, marked);
  const lost = seen === null || seen.decisive.length > 0 ? null : undecided(checked);
  const untried = (seen?.untried ?? []).map(sayUntried);
  return { row: row(checked, seen), wrong: [...untried, ...(lost === null ? [] : [lost])] };
}

for (const id of ids) {
  const checked = checkQuestion(id);
  const problems = checked.ok ? checked.value.differing : checked.problem;
  for (const problem of problems) console.error(describeProblem(problem));
  if (problems.length > 0) refused++;
  if (!checked.ok) continue;
  const { question } = checked.value;
  const looked = checking(playedIn(question), () => ok(lookAt(checked.value)));
  if (looked.ok) {
    rows.push(looked.value.row);
    reasons?.add(checked.value);
    for (const one of looked.value.wrong) wrong.push(`${id}: ${one}`);
  } else {
    refused += problems.length > 0 ? 0 : 1;
    for (const problem of looked.problem)
      console.error(describeProblem({ ...problem, file: `content/questions/${id}.md`, line: 1 }));
  }
  const grade = gradeOf(question);
  if (grade > HARDEST)
    wrong.push(
      `${id}: reads at grade ${grade.toFixed(1)}, at most ${HARDEST} is wanted; make sentences and words shorter`,
    );
}

for (const group of findAlike(readableQuestions()))
  wrong.push(`${group.join(' and ')} are the same question with other names; change or delete one`);

const noted = noteNewCitations(accepted);
for (const { number, found, questions } of citationState().outdated)
  wrong.push(
    `${found}: read ${questions.join(', ')} again, then npm run questions:check -- --accept ${number}`,
  );

console.log(tableOf([HEADER, ...rows]));
console.log(`
grade: of reading (Flesch-Kincaid), at most ${HARDEST}; verdicts: how often each answer's words are so (+ the answer is right), for the other kinds what the
engine finds right; endings: different ends of the resolution; decisive: cited rules that, switched off one at a time, change an answer (- none);
executed: rules that some step names`);
if (noted.length > 0)
  console.log(`\nnoted in content/questions/citations.json: ${noted.join(', ')}`);
if (reasons !== null) {
  console.log(`\n${reasons.table()}`);
  if (wanted === '') wrong.push(...reasons.sunk());
}
if (wrong.length > 0) console.log(`\nto be mended:\n${wrong.join('\n')}`);
console.log(`\n${rows.length} questions resolved, ${refused} wrong, ${wrong.length} to be mended`);
if (refused + wrong.length > 0) process.exitCode = 1;
