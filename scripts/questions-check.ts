/**
 * Resolves every question and prints a table: `node scripts/questions-check.ts [topic | topic/name] [--rules]`; `--rules` lists
 * the executed rules instead of their number. `+` stands before what the engine finds right. Ends with exit code 1 when the
 * engine and an author disagree.
 */
import { foundWords } from '../src/quiz/prepare/found.ts';
import { inspect } from '../src/quiz/inspect.ts';
import { compareNumbers } from '../src/rules/number.ts';
import { describeProblem } from '../src/result/result.ts';
import { checkQuestion, questionIds } from './questions.ts';

const args = process.argv.slice(2);
const all = args.includes('--rules');
const wanted = args.find((arg) => !arg.startsWith('--')) ?? '';
const ids = questionIds().filter((id) => `${id}/`.startsWith(wanted === '' ? '' : `${wanted}/`));

const header = [
  'question',
  'kind',
  'level',
  'verdicts',
  'endings',
  'cited',
  'decisive',
  'executed',
];
const rows: string[][] = [];
const weak: string[] = [];
const notes: string[] = [];
let refused = 0;
for (const id of ids) {
  const checked = checkQuestion(id);
  if (!checked.ok) {
    for (const problem of checked.problem) console.error(describeProblem(problem));
    refused++;
    continue;
  }
  const { question, marked, ask, differing } = checked.value;
  for (const problem of differing) console.error(describeProblem(problem));
  if (differing.length > 0) refused++;
  const verdicts =
    ask === null
      ? (marked?.findings ?? []).map(({ verdict, right }) => (right ? `+${verdict}` : verdict))
      : foundWords(ask, marked?.scenario ?? null).map((words) => `+${words}`);
  if (marked === null) {
    const cites = question.cites.join(' ');
    rows.push([
      id,
      question.kind,
      String(question.level),
      verdicts.join(' '),
      '-',
      cites,
      '-',
      '-',
    ]);
    continue;
  }
  const seen = inspect(question, marked);
  const executed = seen.executed.toSorted(compareNumbers);
  rows.push([
    id,
    question.kind,
    String(question.level),
    verdicts.join(' '),
    String(seen.endings),
    question.cites.join(' '),
    seen.decisive.join(' ') || '-',
    all ? executed.join(' ') : String(executed.length),
  ]);
  if (seen.citedAndExecuted.length + seen.decisive.length === 0)
    weak.push(`${id}: no cited rule is in a resolution or decides`);
  if (seen.decisive.length === 0 && seen.switchable.length > 0)
    notes.push(`${id}: every answer stays as it is without ${seen.switchable.join(' or ')}`);
}

const widths = header.map((head, column) =>
  Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
);
for (const row of [header, ...rows])
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
console.log(`
verdicts: how often each answer's words are so (+ the answer is right), for the other kinds what the engine finds right; endings: different ends of the resolution;
decisive: cited rules that, switched off one at a time, change an answer (- none); executed: rules that some step names`);
if (weak.length > 0) console.log(`\nto be mended:\n${weak.join('\n')}`);
if (notes.length > 0)
  console.log(`\nonly a note, for a rule may be cited for what it says:\n${notes.join('\n')}`);
console.log(`\n${rows.length} questions resolved, ${refused} wrong`);
if (refused > 0) process.exitCode = 1;
