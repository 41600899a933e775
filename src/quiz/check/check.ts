/**
 * One question file in full: read, resolved, compared with what its author expects. The site and
 * the scripts both use this.
 */
import { checking } from '../../base/caught.ts';
import { written } from '../../base/field-problem.ts';
import { didYouMean } from '../../base/nearest.ts';
import { err, ok, type Problem, type Result } from '../../base/result.ts';
import { expectedNumber } from '../../rules/number/nearest-number.ts';
import { isRuleNumber } from '../../rules/number/number-list.ts';
import type { Marked } from '../mark/grade.ts';
import { hingeProblems } from './hinge.ts';
import { idleIn } from './idle-actions.ts';
import { QUESTION_KINDS, type Ask, type FieldsOf, type Kind } from '../kind/index.ts';
import { markQuestion } from './mark-question.ts';
import { playedIn, type Question } from '../question.ts';
import { readQuestionText, type QuestionText } from '../read.ts';
import { strangeInText } from './text-numbers.ts';
import { unknownRulings } from './unknown-rulings.ts';

export interface Checked {
  readonly question: Question;
  /** `null`: it needs no board. */
  readonly marked: Marked | null;
  /** What is asked. */
  readonly ask: Ask;
  /** Where author and engine disagree, and wrong answers that are not explained. */
  readonly differing: readonly Problem[];
}

/** Names that a question may use: slugs of keyword effects, ids of policies. */
export interface NamesForQuestions {
  readonly keywords: ReadonlySet<string>;
  readonly policies: ReadonlySet<string>;
  /** Numbers of official rulings, as "Q644"; not asked about where they are not given. */
  readonly rulings?: ReadonlySet<string>;
}

/**
 * Checks a question file; `path` is below content/questions. Every problem names file, line and
 * field, also where the engine stops on its board, which is printed then. A disagreement between
 * author and engine alone leaves the question playable.
 */
export function checkFile(
  path: string,
  text: string,
  known: NamesForQuestions,
): Result<Checked, readonly Problem[]> {
  const read = readQuestionText(path, text);
  if (!read.ok) return read;
  const { question } = read.value;
  const place = (problem: Problem): Problem => placed(problem, read.value);
  const wrong = [...strangers(question, known).map(place), ...strangeInText(read.value)];
  const played = playedIn(question);
  const found = checking(played, () => markQuestion(question));
  if (!found.ok) return err([...wrong, ...found.problem.map(place)]);
  const { marked, ask } = found.value;
  const disagreeing = found.value.differing;
  const hinging = checking(played, () =>
    ok(wrong.length > 0 || marked === null ? [] : hingeProblems(question, marked)),
  );
  if (!hinging.ok) return err([...wrong, ...hinging.problem.map(place)]);
  const differing = [
    ...(marked === null ? [] : idleIn(marked.scenario)),
    // Where the two disagree, it is not settled which answers are the wrong ones.
    ...(disagreeing.length > 0 ? disagreeing : unexplained(question.kind, question)),
    ...hinging.value,
  ].map(place);
  if (wrong.length > 0) return err([...wrong, ...differing]);
  return ok({ question, marked, ask, differing });
}

/** One problem for each wrong answer without its misunderstanding. */
const unexplained = <K extends Kind>(kind: K, fields: FieldsOf[K]): readonly Problem[] =>
  QUESTION_KINDS[kind].unexplained(fields).map((path) => ({
    found: 'a wrong answer without "why"',
    expected: '"why: ..." with the misunderstanding behind it, in a sentence',
    start: 0,
    end: 0,
    field: written(path),
  }));

/** Rules, keywords and policies that the front matter names and that do not exist. */
function strangers(
  question: Pick<Question, 'cites' | 'keywords' | 'policies' | 'rulings'>,
  { keywords, policies, rulings }: NamesForQuestions,
): readonly Problem[] {
  const problem = (found: string, expected: string, field: string): Problem => ({
    found,
    expected,
    start: 0,
    end: 0,
    field,
  });
  return [
    ...question.cites.flatMap((number, i) =>
      isRuleNumber(number)
        ? []
        : [problem(`the rule "${number}"`, expectedNumber(number), `cites[${i}]`)],
    ),
    ...question.keywords.flatMap((slug, i) => {
      if (keywords.has(slug)) return [];
      const found = `the keyword "${slug}"${didYouMean(slug, keywords)}`;
      return [problem(found, 'a slug such as "piercing"', `keywords[${i}]`)];
    }),
    ...unknownRulings(question.rulings, rulings).map(({ index, found, expected }) =>
      problem(found, expected, `rulings[${index}]`),
    ),
    ...question.policies.flatMap((id) => {
      if (policies.has(id)) return [];
      const found = `the policy "${id}"${didYouMean(id, policies)}`;
      return [problem(found, 'an id of content/rules/policies.json such as "AMB-17"', 'policy')];
    }),
  ];
}

/** Adds file and line. Lines of a problem inside a field count from that field. */
function placed(problem: Problem, { path, lineOf }: QuestionText): Problem {
  const { field = '', line } = problem;
  const at = lineOf(fieldPath(field));
  // The notation of a board begins in the line below `board: |`.
  return { ...problem, file: path, line: at + (line ?? 0) };
}

/** `answers[0].claim` -> answers, 0, claim. */
const fieldPath = (field: string): readonly (string | number)[] =>
  field
    .split(/[.[\]]/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
