/**
 * Finds out once what the engine says of the content: every question and guide checked, every
 * scenario walked. The build runs it while it bundles the pages, which read what it writes. What is
 * wrong is said with file and line.
 *
 * What only its sources decide is kept between builds, outside git; where CI is set, all of it is
 * found out anew.
 */
import { playedIn } from '../src/quiz/question.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checking } from '../src/base/caught.ts';
import { ok, type Problem } from '../src/base/result.ts';
import { checkAllRulings } from '../src/quiz/check/all-rulings.ts';
import { checkCase } from '../src/quiz/check/check-case.ts';
import { checkRuling } from '../src/quiz/check/check-ruling.ts';
import { readGuide } from '../src/guide/read.ts';
import { fingerprint } from '../src/offline/fingerprint.ts';
import { keywordsAfter } from '../src/rules/edition/editions.ts';
import { laterKeywords } from '../src/site/resolved/later-keywords.ts';
import { allScenarios } from '../src/quiz/check/scenarios.ts';
import {
  coverageData,
  walkScenario,
  type NamedScenario,
  type Walked,
} from '../src/scenario/coverage/coverage.ts';
import type { CoverageData } from '../src/scenario/coverage/rule-coverage.ts';
import { totalsOfRows } from '../src/scenario/coverage/text-table.ts';
import { makeBoard } from '../src/scenario/board/make-board.ts';
import { readOpenFile } from '../src/scenario/file/ruling.ts';
import { readScenario } from '../src/scenario/file/read.ts';
import type { Scenario } from '../src/scenario/file/scenario.ts';
import { knownTo, WrongContent } from '../src/site/content/library.ts';
import { renderer } from '../src/site/guides/markdown.ts';
import { describeAll, inOrder, readReady } from '../src/site/resolved/read-questions.ts';
import {
  fileOfResolved,
  STORE,
  type Article,
  type Resolved,
  type ResolvedQuestion,
  type ResolvedRuling,
} from '../src/site/resolved/resolved.ts';
import { resolveQuestion } from '../src/site/resolved/resolve-question.ts';
import { coloursIn } from '../src/ui/steps/notes.ts';
import {
  casesFor,
  placeOf,
  showCase,
  type RuleBoard,
  type ShownCase,
} from '../src/site/resolved/rule-boards.ts';
import { resolveRuling } from '../src/site/resolved/resolve-ruling.ts';
import { filesIn, textAt } from './files.ts';
import { openKept, type Kept } from './kept.ts';
import { library, played } from './library.ts';
import { questionIds } from './questions.ts';
import { ROOT } from './run.ts';
import { storedTexts, upToDate } from './text-rows-kept.ts';

/** All that decides what is found of a question, a guide or a scenario, but its own text. */
const MEANS = [
  'content/rules',
  'content/rulings/numbers.json',
  'content/terms',
  'package-lock.json',
  'scripts',
  'src',
];

/** A question, and its board where it was read on the way. */
interface Found {
  readonly resolved: ResolvedQuestion;
  readonly scenario: Scenario | null;
}

const problems: Problem[] = [];

async function findQuestions(kept: Kept): Promise<readonly Found[]> {
  const known = knownTo(library);
  const htmlOf = await renderer();
  const all: Found[] = [];
  for (const file of filesIn('questions')) {
    const source = `${file.name}\n${file.text}`;
    const before = kept.find('question', source) as ResolvedQuestion | undefined;
    if (before !== undefined) {
      all.push({ resolved: before, scenario: null });
      continue;
    }
    const read = readReady(file, known);
    if (!read.ok) {
      problems.push(...read.problem);
      continue;
    }
    const html = await htmlOf(read.value.question.explanation);
    const { question } = read.value;
    const found = checking(playedIn(question), () => ok(resolveQuestion(read.value, html)));
    if (!found.ok) {
      problems.push(
        ...found.problem.map((one) => ({ ...one, file: `content/questions/${file.name}` })),
      );
      continue;
    }
    const resolved = found.value;
    kept.keep('question', source, resolved);
    all.push({ resolved, scenario: read.value.marked?.scenario ?? null });
  }
  return all.toSorted((a, b) => inOrder(a.resolved, b.resolved));
}

async function findRulings(kept: Kept): Promise<readonly ResolvedRuling[]> {
  const htmlOf = await renderer();
  const found: ResolvedRuling[] = [];
  for (const ruling of played.rulings) {
    const { problem: _, lineOf: __, ...source } = ruling;
    const key = JSON.stringify(source);
    const before = kept.find('ruling', key) as ResolvedRuling | undefined;
    if (before !== undefined) {
      found.push(before);
      continue;
    }
    const checked = checkRuling(ruling, library.index, library.rulingNumbers);
    if (!checked.ok) {
      problems.push(...checked.problem);
      continue;
    }
    const html = await htmlOf(ruling.body);
    const made = checking(ruling, () =>
      ok(resolveRuling(checked.value, html, coloursIn(ruling.board, library.index))),
    );
    if (!made.ok) {
      problems.push(
        ...made.problem.map((one) => ruling.problem(['board'], one.found, one.expected)),
      );
      continue;
    }
    const resolved = made.value;
    kept.keep('ruling', key, resolved);
    found.push(resolved);
  }
  return found.toSorted((a, b) => numberOf(a) - numberOf(b));
}

/** What was found in each case while the rules were counted. */
const walkedCases = new Map<string, Walked>();

/** For each rule that a case is fit to show: the best one, played to its outcomes. */
function findBoards(kept: Kept): Pick<Resolved, 'cases' | 'boards'> {
  const cases: Record<string, ShownCase> = {};
  const boards: Record<string, RuleBoard> = {};
  const byName = new Map(played.cases.map((one) => [one.id, one]));
  const candidates = played.cases.flatMap((one) => {
    const walked = walkedCases.get(one.id);
    return walked === undefined ? [] : [{ ...one, walked }];
  });
  const shown = (name: string): ShownCase | null => {
    const one = byName.get(name);
    if (one === undefined) return null;
    const source = JSON.stringify([one.title, one.board, one.actions]);
    const before = kept.find('board', source) as ShownCase | 'too long' | undefined;
    const found = before ?? showCase(one) ?? 'too long';
    kept.keep('board', source, found);
    return found === 'too long' ? null : found;
  };
  for (const { number } of library.corpus.rules)
    for (const { id } of casesFor(number, candidates)) {
      const found = cases[id] ?? shown(id);
      if (found === null) continue;
      cases[id] = found;
      boards[number] = { name: id, ...placeOf(number, found) };
      break;
    }
  return { cases, boards };
}

/** What the engine finds wrong with a case, and numbers of rulings that stand in two places. */
function checkRest(kept: Kept): void {
  for (const one of [...played.cases, ...played.refusals]) {
    const { problem: _, lineOf: __, ...source } = one;
    const key = JSON.stringify(source);
    if (kept.find('case', key) === 'right') continue;
    const found = checkCase(one, library.rulingNumbers);
    if (found.length > 0) problems.push(...found);
    else kept.keep('case', key, 'right');
  }
  const open = readOpenFile('open.json', textAt('rulings/open.json'));
  problems.push(
    ...(open.ok
      ? checkAllRulings(played.rulings, open.value, library.rulingNumbers)
      : open.problem),
  );
}

/** `Q644` -> 644. */
const numberOf = ({ numbers: [first = ''] }: ResolvedRuling): number => Number(first.slice(1));

function findArticles(kept: Kept, questions: ReadonlySet<string>): readonly Article[] {
  const known = { ...knownTo(library), questions };
  const articles = filesIn('guides').flatMap(({ name, text }): readonly Article[] => {
    const source = [name, text, ...questions].join('\n');
    const before = kept.find('guide', source) as Article | undefined;
    if (before !== undefined) return [before];
    const read = readGuide(name, text, known);
    if (!read.ok) {
      problems.push(...read.problem);
      return [];
    }
    const { examples, ...rest } = read.value;
    const boards = examples.filter(({ kind }) => kind === 'scenario').length;
    const article = { ...rest, boards };
    kept.keep('guide', source, article);
    return [article];
  });
  return articles.toSorted((a, b) => a.order - b.order);
}

/** Every scenario, with the questions in their order; `null`: something is wrong with one. */
function scenariosWith(questions: readonly Found[]): readonly NamedScenario[] | null {
  const boards = questions.flatMap(({ resolved: { question }, scenario }) => {
    const played = playedIn(question);
    if (played === null) return [];
    const read = scenario ?? required(readScenario(played.board, played.actions));
    return [{ question, marked: { scenario: read } }];
  });
  const { rulings, cases } = played;
  const scenarios = allScenarios({ questions: boards, rulings, cases });
  if (scenarios.ok) return scenarios.value;
  problems.push(...scenarios.problem);
  return null;
}

/** What is found in every scenario. */
function findCoverage(kept: Kept, scenarios: readonly NamedScenario[]): CoverageData | null {
  const data = coverageData(scenarios, (scenario, { source: folder, name }) => {
    const source = JSON.stringify([scenario.board, scenario.actions]);
    const before = kept.find('walk', source) as Walked | undefined;
    if (before !== undefined) {
      if (folder === 'case') walkedCases.set(name, before);
      return before;
    }
    const board = makeBoard(scenario.board);
    const found = checking({ board, actions: scenario.actions }, () => ok(walkScenario(scenario)));
    if (!found.ok) {
      const file = `content/${folder}s/${name}.md`;
      problems.push(...found.problem.map((one) => ({ ...one, file })));
      return NOTHING_WALKED;
    }
    kept.keep('walk', source, found.value);
    if (folder === 'case') walkedCases.set(name, found.value);
    return found.value;
  });
  return problems.length > 0 ? null : data;
}

const NOTHING_WALKED: Walked = {
  ...{ endings: 0, complete: false, executed: [], asked: [], decisive: [] },
};

function required(read: ReturnType<typeof readScenario>): Scenario {
  if (!read.ok) throw new Error(describeAll(read.problem));
  return read.value;
}

/** `null`: something is wrong, and stands in `problems`. */
async function resolve(known: Kept): Promise<Resolved | null> {
  const questions = await findQuestions(known);
  const rulings = await findRulings(known);
  const articles = findArticles(known, new Set(questionIds()));
  checkRest(known);
  const scenarios = problems.length > 0 ? null : scenariosWith(questions);
  const coverage = scenarios === null ? null : findCoverage(known, scenarios);
  if (scenarios === null || coverage === null) return null;
  const kept = upToDate(storedTexts());
  const oldest = library.editions.at(-1)?.edition.id ?? '';
  const texts = { rows: totalsOfRows(kept), cases: kept.cases.size, of: played.cases.length };
  return {
    questions: questions.map(({ resolved }) => resolved),
    rulings,
    articles,
    coverage,
    ...findBoards(known),
    texts,
    later: laterKeywords(scenarios, keywordsAfter(library.editionNotes, oldest)),
  };
}

const means = process.env['CI'] === undefined ? fingerprint(ROOT, '', MEANS) : 'none';
const kept = openKept(join(ROOT, STORE, 'kept.json'), means);
const found = await resolve(kept).catch((error: unknown) => {
  if (!(error instanceof WrongContent)) throw error;
  console.error(error.message);
  return null;
});
if (found === null) {
  if (problems.length > 0) console.error(describeAll(problems));
  process.exitCode = 1;
} else {
  mkdirSync(join(ROOT, STORE), { recursive: true });
  writeFileSync(fileOfResolved(ROOT), JSON.stringify(found));
  if (means !== 'none') kept.save();
}
