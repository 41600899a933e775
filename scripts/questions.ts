/** The question files for scripts: reads content/questions from the disk. */
import { existsSync, writeFileSync } from 'node:fs';
import {
  checkCitations,
  noteCitations,
  readCitations,
  type CitationState,
} from '../src/quiz/author/citations.ts';
import { readingGrade } from '../src/quiz/author/reading-level.ts';
import type { Checked } from '../src/quiz/check/check.ts';
import { foundIn } from '../src/quiz/check/found.ts';
import { decidingRules, inspect, isDecisive } from '../src/quiz/check/inspect.ts';
import type { Question } from '../src/quiz/question.ts';
import { readQuestion } from '../src/quiz/read.ts';
import type { Problem, Result } from '../src/base/result.ts';
import { describeProblems } from '../src/rules/read/read.ts';
import { play } from '../src/scenario/play/play.ts';
import { tell } from '../src/scenario/play/tell.ts';
import { tellOption } from '../src/scenario/play/tell-option.ts';
import { CONTENT, filesIn, pathsIn, textAt } from './files.ts';
import { library, played as playedLibrary } from './library.ts';

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

const CITATIONS = 'questions/citations.json';

/**
 * The cited rules as they read when the questions were last checked: `edition:number:fingerprint`.
 */
function notedCitations(): readonly string[] {
  if (!existsSync(CONTENT + CITATIONS)) return [];
  const noted = readCitations(`content/${CITATIONS}`, textAt(CITATIONS));
  if (!noted.ok) throw new Error(describeProblems(noted.problem));
  return noted.value;
}

/** What became of the rules that questions cite. */
export const citationState = (): CitationState =>
  checkCitations(notedCitations(), readableQuestions(), library.corpus);

/**
 * Notes rules that are cited for the first time, and the new words of `accepted`; the rules that
 * were new.
 */
export function noteNewCitations(accepted: ReadonlySet<string> = new Set()): readonly string[] {
  const before = notedCitations();
  const after = noteCitations(before, readableQuestions(), library.corpus, accepted);
  if (before.join() !== after.join())
    writeFileSync(CONTENT + CITATIONS, `${JSON.stringify(after, null, 2)}\n`);
  return after.filter((one) => !before.includes(one));
}

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
  const lines = endings.flatMap(({ script }, i) => {
    const played = play(marked.scenario, script);
    const choices = played.choices.map(({ choice, index }) =>
      choice === null ? '' : tellOption(choice, index, marked.scenario.setup),
    );
    const by = choices.length === 0 ? '' : ` (${choices.join('; ')})`;
    const steps = played.steps.map(
      (step) => `  ${step.rule.padEnd(11)} ${tell(step, played.labels)}`,
    );
    return [`Ending ${i + 1} of ${endings.length}${by}`, ...steps, ''];
  });
  const { decisive, citedAndExecuted, unknown } = inspect(question, marked);
  const list = (rules: readonly string[]): string => rules.join(' ') || 'none';
  return [
    ...lines,
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
  if (marked === null || question.cites.some((rule) => isDecisive(marked, rule))) return null;
  const rules = decidingRules(question, marked);
  const remedy =
    rules.length === 0
      ? 'change the board so that one of these does'
      : `cite a rule that decides (here ${rules.join(', ')} would), or change the board so that one of these does`;
  return `every answer stays as it is without ${question.cites.join(', ')}; ${remedy}`;
}
