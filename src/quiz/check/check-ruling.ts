/**
 * One official ruling in full: its board played, its claims and its question decided by the engine,
 * and the rules without which the answer would turn. The build and the scripts both use this.
 */
import { checking } from '../../base/caught.ts';
import { err, ok, type Problem, type Result } from '../../base/result.ts';
import type { CorpusIndex } from '../../rules/corpus.ts';
import { expectedNumber } from '../../rules/number/nearest-number.ts';
import { isRuleNumber } from '../../rules/number/number-list.ts';
import { claimsIn, scenarioIn } from '../../scenario/file/in-file.ts';
import type { Ruling } from '../../scenario/file/ruling.ts';
import type { Ask } from '../kind/index.ts';
import { marking, type Marked } from '../mark/grade.ts';
import { howOften } from '../mark/how-often.ts';
import { knowing } from '../mark/mark.ts';
import type { Question } from '../question.ts';
import { questionOfRuling } from '../ruling/question-of-ruling.ts';
import { hingesOn, mayHingeOn, sayUntried } from './hinge.ts';
import { idleIn } from './idle-actions.ts';
import { allDecidingRules } from './deciding-rules.ts';
import { markQuestion } from './mark-question.ts';
import { unknownRulings } from './unknown-rulings.ts';

/** A ruling that the engine agrees with. */
export interface CheckedRuling {
  readonly ruling: Ruling;
  /** Slugs of the keyword effects on its board. */
  readonly keywords: readonly string[];
  /** Its board with all its claims. */
  readonly marked: Marked;
  /** The ruling as a question. */
  readonly asked: {
    readonly question: Question;
    readonly ask: Ask;
    readonly marked: Marked;
  };
  /** Rules without which the answer would turn, the cited ones first. */
  readonly decides: readonly string[];
}

/**
 * Checks a ruling; every problem names its file and, where there is one, the line. `known`: numbers
 * of official rulings, where they are asked about.
 */
export function checkRuling(
  ruling: Ruling,
  index: Pick<CorpusIndex, 'corpus'>,
  known?: ReadonlySet<string>,
): Result<CheckedRuling, readonly Problem[]> {
  const checked = checking(ruling, () => knowing(() => checkKnown(ruling, index, known)));
  if (checked.ok) return checked;
  // What is wrong with a board as it is played is said without the file, which nobody knows there.
  return err(
    checked.problem.map((one) =>
      one.file === undefined ? ruling.problem(['board'], one.found, one.expected) : one,
    ),
  );
}

function checkKnown(
  ruling: Ruling,
  index: Pick<CorpusIndex, 'corpus'>,
  known: ReadonlySet<string> | undefined,
): Result<CheckedRuling, readonly Problem[]> {
  const scenario = scenarioIn(ruling);
  const strange = [...strangers(ruling), ...strangeRulings(ruling, known)];
  if (!scenario.ok) return err([...strange, ...scenario.problem]);
  const claims = claimsIn(ruling, scenario.value);
  if (!claims.ok) return err([...strange, ...claims.problem]);
  const marked = marking(scenario.value, claims.value);
  const keywords = keywordsOn(ruling, index);
  const asked = askedIn(ruling, keywords);
  if (!asked.ok) return err([...strange, ...asked.problem]);
  const idle = idleIn(scenario.value).map(({ field = '', found, expected }) =>
    ruling.problem(['actions', Number(/\d+/.exec(field)?.[0])], found, expected),
  );
  const problems = [
    ...strange,
    ...idle,
    ...wrongClaims(ruling, marked),
    ...hingeProblems(ruling, marked),
  ];
  if (problems.length > 0) return err(problems);
  const decides = allDecidingRules(ruling, asked.value.marked);
  return ok({ ruling, keywords, marked, asked: asked.value, decides });
}

function askedIn(
  ruling: Ruling,
  keywords: readonly string[],
): Result<CheckedRuling['asked'], readonly Problem[]> {
  const question = questionOfRuling(ruling, keywords);
  const found = markQuestion(question);
  const placed = (problems: readonly Problem[]): readonly Problem[] =>
    problems.map(({ found: what, expected }) => ruling.problem(['asks'], what, expected));
  if (!found.ok) return err(placed(found.problem));
  const { marked, ask, differing } = found.value;
  if (differing.length > 0) return err(placed(differing));
  if (marked === null) throw new Error('a ruling has a board');
  return ok({ question, ask, marked });
}

/** Claims that the engine does not find right. */
const wrongClaims = (ruling: Ruling, { findings }: Marked): readonly Problem[] =>
  ruling.claims.flatMap((claim, i) => {
    const finding = findings[i];
    if (finding?.right === true) return [];
    const found = `the claim "${claim}", which the engine finds wrong${finding === undefined ? '' : `: ${howOften(claim, finding)}`}`;
    return [ruling.problem(['claims', i], found, 'the ruling and the engine to agree')];
  });

/** Open points that it names and does not hinge on, or hinges on and does not name. */
function hingeProblems(ruling: Ruling, marked: Marked): readonly Problem[] {
  const named = [ruling.policy ?? []].flat();
  const found = hingesOn(marked);
  const open = mayHingeOn(marked);
  return [
    ...open.map((id) => ruling.problem(['policy'], sayUntried(id), 'a smaller board')),
    ...found
      .filter((id) => !named.includes(id))
      .map((id) =>
        ruling.problem(['policy'], `it changes with the other reading of ${id}`, `"policy: ${id}"`),
      ),
    ...named
      .filter((id) => !found.includes(id) && !open.includes(id))
      .map((id) =>
        ruling.problem(
          ['policy'],
          `it does not change with ${id}`,
          'only policies that change something',
        ),
      ),
  ];
}

const strangers = (ruling: Ruling): readonly Problem[] =>
  ruling.cites.flatMap((number, i) =>
    isRuleNumber(number)
      ? []
      : [ruling.problem(['cites', i], `the rule "${number}"`, expectedNumber(number))],
  );

/** Numbers of rulings that are none; a ruling is no other one that says the same. */
const strangeRulings = (
  { ruling, also = [], problem }: Ruling,
  known: ReadonlySet<string> | undefined,
): readonly Problem[] => [
  ...unknownRulings([ruling], known).map(({ found, expected }) =>
    problem(['ruling'], found, expected),
  ),
  ...unknownRulings(also, known).map(({ index, found, expected }) =>
    problem(['also', index], found, expected),
  ),
  ...also.flatMap((other, i) =>
    other === ruling ? [problem(['also', i], `${other} itself`, 'numbers of other rulings')] : [],
  ),
];

/** Keyword effects that its board names, as `<Draw 1>`. */
const keywordsOn = (
  { board }: Ruling,
  { corpus }: Pick<CorpusIndex, 'corpus'>,
): readonly string[] =>
  corpus.keywords
    .filter(({ name }) => [' ', '>'].some((end) => board.includes(`<${name}${end}`)))
    .map(({ slug }) => slug);
