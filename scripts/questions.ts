/** The question files for scripts: reads content/questions from the disk. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkFile, type Checked, type Known } from '../src/quiz/check.ts';
import { howOften } from '../src/quiz/how-often.ts';
import { decideIllegal } from '../src/quiz/kind/illegal.ts';
import type { Ask } from '../src/quiz/kind/index.ts';
import { foundWords } from '../src/quiz/prepare/found.ts';
import { inspect } from '../src/quiz/inspect.ts';
import type { Problem, Result } from '../src/result/result.ts';
import type { Scenario } from '../src/scenario/scenario.ts';
import { play } from '../src/scenario/play.ts';
import { tell } from '../src/scenario/tell.ts';
import { requireCorpus, requirePolicies } from './corpus.ts';

const folder = fileURLToPath(new URL('../content/questions/', import.meta.url));

/** Where the file of a question lies on the disk; `topic/name` without the ending. */
export const pathOf = (id: string): string => `${folder}${id}.md`;

/** `topic/name` of every question, in order. */
export function questionIds(): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.replaceAll('\\', '/').replace(/\.md$/, ''))
    .toSorted();
}

/** What a question may name; read when the first question is checked. */
let known: Known | undefined;

/** Reads and marks one question file, as the build of the site does. */
export function checkQuestion(id: string): Result<Checked, readonly Problem[]> {
  known ??= {
    keywords: new Set(requireCorpus().keywords.map(({ slug }) => slug)),
    policies: new Set(requirePolicies().map(({ id: policy }) => policy)),
  };
  return checkFile(`${id}.md`, readFileSync(pathOf(id), 'utf8'), known);
}

/** Every ending of a question step by step, then the answers with what the engine finds, and which cited rules decide. */
export function resolutions({ question, marked, ask }: Checked): string {
  const found = ask === null ? [] : foundWords(ask, marked?.scenario ?? null);
  const right = found.map((words) => `  right  ${words}`);
  if (marked === null) return [question.question, ...right, ''].join('\n');
  const [finding] = marked.findings;
  const endings = finding === undefined ? [] : [...finding.holding, ...finding.failing];
  const lines = endings.flatMap(({ script }, i) => {
    const played = play(marked.scenario, script);
    const choices = played.choices.map(({ choice, index }) => choice?.options[index] ?? '');
    const by = choices.length === 0 ? '' : ` (${choices.join('; ')})`;
    const steps = played.steps.map((step) => `  ${step.rule.padEnd(11)} ${tell(step)}`);
    return [`Ending ${i + 1} of ${endings.length}${by}`, ...steps, ''];
  });
  const answers = question.answers.map((answer, i) => {
    const found = marked.findings[i];
    const often = found === undefined ? '' : `: ${howOften(answer.claim, found)}`;
    return `  ${found?.right === true ? 'right' : 'wrong'}  ${answer.text}  [${answer.claim}${often}]`;
  });
  const { decisive, citedAndExecuted, unknown } = inspect(question, marked);
  const list = (rules: readonly string[]): string => rules.join(' ') || 'none';
  return [
    ...lines,
    question.question,
    ...answers,
    ...right,
    ...illegalLog(ask, marked.scenario),
    '',
    `cited: ${list(question.cites)}; in a resolution: ${list(citedAndExecuted)}`,
    `an answer changes without: ${list(decisive)}`,
    ...unknown.map((rule) => `there is no rule ${rule}`),
    '',
  ].join('\n');
}

/** The log that is shown, where a question asks for its illegal step. */
function illegalLog(ask: Ask | null, scenario: Scenario): readonly string[] {
  if (ask?.kind !== 'illegal') return [];
  const { log, step } = decideIllegal(scenario, ask);
  const lines = log.map((one, i) => `  ${i === step ? '>' : ' '} ${i + 1} ${tell(one)}`);
  return [`the log, played without ${ask.forgets}:`, ...lines];
}
