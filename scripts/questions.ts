/** The question files for scripts: reads content/questions from the disk. */
import { readingGrade } from '../src/quiz/author/reading-level.ts';
import type { Checked } from '../src/quiz/check/check.ts';
import { foundIn } from '../src/quiz/check/for-author.ts';
import { decidingRules, inspect, turns } from '../src/quiz/check/deciding-rules.ts';
import type { Question } from '../src/quiz/question.ts';
import { readQuestion } from '../src/quiz/read.ts';
import type { Problem, Result } from '../src/base/result.ts';
import { endingLines } from './endings.ts';
import { CONTENT, filesIn, pathsIn, textAt } from './files.ts';
import { played as playedLibrary } from './library.ts';
import { noted } from './noted-citations.ts';

/** Where the file of a question lies on the disk; `topic/name` without the ending. */
export const pathOf = (id: string): string => `${CONTENT}questions/${id}.md`;

/** `topic/name` of every question, in order. */
export const questionIds = (): readonly string[] =>
  pathsIn('questions')
    .map((path) => path.replace(/\.md$/, ''))
    .toSorted();

/** Every question file that can be read. */
export const readableQuestions = (): readonly Question[] =>
  filesIn('questions').flatMap(({ name, text }) => {
    const read = readQuestion(name, text);
    return read.ok ? [read.value] : [];
  });

const citations = noted('questions', readableQuestions);

/** What became of the rules that questions cite. */
export const citationState = citations.state;

/** Notes rules that are cited for the first time, and the new words of `accepted`. */
export const noteNewCitations = citations.note;

/** The highest grade of reading that a question may ask for. */
export const HARDEST = 9;

/** The grade of reading of everything that a person reads of a question. */
export const gradeOf = (question: Question): number => {
  const answers = 'answers' in question ? question.answers : [];
  const said = answers.flatMap(({ text, why = '' }) => [`${text.replace(/\.$/, '')}.`, why]);
  return readingGrade([question.question, ...said, question.explanation].join('\n'));
};

/** Reads and marks one question file, as the build of the site does. */
export const checkQuestion = (id: string): Result<Checked, readonly Problem[]> =>
  playedLibrary.checkQuestion({ name: `${id}.md`, text: textAt(`questions/${id}.md`) });

/**
 * Every ending of a question step by step, then the answers with what the engine finds, and which
 * cited rules decide.
 */
export function resolutions(checked: Checked): string {
  const { question, marked } = checked;
  const { found, shown } = foundIn(checked);
  const answers = found.map(({ right, line }) => `  ${right ? 'right' : 'wrong'}  ${line}`);
  if (marked === null) return [question.question, ...answers, ''].join('\n');
  const [finding] = marked.findings;
  const endings = finding === undefined ? [] : [...finding.holding, ...finding.failing];
  const { decisive, citedAndExecuted, unknown } = inspect(question, marked);
  const list = (rules: readonly string[]): string => rules.join(' ') || 'none';
  return [
    ...endingLines(marked.scenario, endings),
    question.question,
    ...answers,
    ...shown,
    '',
    `cited: ${list(question.cites)}; in a resolution: ${list(citedAndExecuted)}`,
    `an answer changes without: ${list(decisive)}`,
    ...unknown.map((rule) => `there is no rule ${rule}`),
    '',
  ].join('\n');
}

/**
 * What to say of a question whose cited rules decide nothing; `null` when one of them does, or
 * where there is no board.
 */
export function undecided({ question, marked }: Checked): string | null {
  // What could not be found out is said by `inspect`.
  if (marked === null || question.cites.some((rule) => turns(marked, rule) !== 'stays'))
    return null;
  const rules = decidingRules(question, marked);
  const remedy =
    rules.length === 0
      ? 'change the board so that one of these does'
      : `cite a rule that decides (here ${rules.join(', ')} would), or change the board so that one of these does`;
  return `every answer stays as it is without ${question.cites.join(', ')}; ${remedy}`;
}
