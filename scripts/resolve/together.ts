/** What was found of all files, put together as pages read it. Nothing is played for it. */
import type { Problem } from '../../src/base/result.ts';
import { checkAllRulings } from '../../src/quiz/check/all-rulings.ts';
import type { TextFile } from '../../src/rules/source.ts';
import { coverageData } from '../../src/scenario/coverage/tally.ts';
import { totalsOfRows } from '../../src/scenario/coverage/text-table.ts';
import { readCases } from '../../src/scenario/file/case.ts';
import { readOpenFile, readRuling } from '../../src/scenario/file/ruling.ts';
import type { Library } from '../../src/site/content/library.ts';
import { inOrder } from '../../src/site/resolved/in-order.ts';
import { laterKeywords } from '../../src/site/resolved/later-keywords.ts';
import type { Resolved } from '../../src/site/resolved/resolved.ts';
import type { ScenarioName } from '../../src/scenario/coverage/rule-coverage.ts';
import { storedTexts, upToDate } from '../text-rows-kept.ts';
import type { FactsOf, FoundOnBoard, PieceKind } from './found.ts';

/** A file of a kind, with what was found of it. */
export interface FoundFile<K extends PieceKind> {
  readonly file: TextFile;
  readonly facts: FactsOf[K];
  readonly data: Uint8Array;
}

/** What was found of all files but boards that rules show; each kind in the order of its paths. */
export type FoundFiles = {
  readonly [K in Exclude<PieceKind, 'shown'>]: readonly FoundFile<K>[];
};

/** In the order in which pages have them. */
export const onPages = ({ question, ruling, guide }: FoundFiles) => ({
  questions: question.toSorted((a, b) => inOrder(a.facts.place, b.facts.place)),
  rulings: ruling.toSorted((a, b) => numberOf(a.facts.ruling) - numberOf(b.facts.ruling)),
  articles: guide.toSorted((a, b) => a.facts.order - b.facts.order),
});

/** `Q644` -> 644. */
const numberOf = (ruling: string): number => Number(ruling.slice(1));

/** What is wrong between files that are right each by itself. `open`: the text of open.json. */
export function wrongTogether(
  files: FoundFiles,
  open: string,
  { rulingNumbers }: Pick<Library, 'rulingNumbers'>,
): readonly Problem[] {
  const rulings = files.ruling.map(({ file, facts: { ruling, also } }) => ({
    ...{ ruling, also: [...also], path: `content/rulings/${file.name}` },
    problem: (...said: Parameters<ProblemOf>): Problem => {
      const read = readRuling(file.name, file.text);
      if (!read.ok) throw new Error(`content/rulings/${file.name} was read before`);
      return read.value.problem(...said);
    },
  }));
  const read = readOpenFile('open.json', open);
  return [
    ...doubleNames(files.case),
    ...(read.ok ? checkAllRulings(rulings, read.value, rulingNumbers) : read.problem),
  ];
}

type ProblemOf = Extract<ReturnType<typeof readRuling>, { readonly ok: true }>['value']['problem'];

/** Each case has a name of its own; where one has not, all are read again to say so. */
function doubleNames(cases: FoundFiles['case']): readonly Problem[] {
  const names = cases.flatMap(({ facts }) => facts?.fields.name ?? []);
  if (new Set(names).size === names.length) return [];
  const read = readCases(cases.map(({ file }) => file));
  return read.ok ? [] : read.problem;
}

/** What is counted over all boards. The questions come first: they have pages to go to. */
export function countedIn(files: FoundFiles): Pick<Resolved, 'coverage' | 'texts' | 'later'> {
  const boards = [
    ...onPages(files).questions.flatMap(({ facts: { id, onBoard } }) =>
      onBoard === null ? [] : [named('question', id, onBoard)],
    ),
    ...files.ruling.map(({ facts }) => named('ruling', facts.ruling, facts.onBoard)),
    ...casesIn(files).map(({ fields, onBoard }) => named('case', fields.id, onBoard)),
  ];
  const all = casesIn(files).map(({ fields }) => fields);
  const kept = upToDate(storedTexts(), all);
  return {
    coverage: coverageData(boards.map(({ name, walked }) => ({ ...name, walked }))),
    texts: { rows: totalsOfRows(kept), cases: kept.cases.size, of: all.length },
    later: laterKeywords(boards.map(({ name, ends }) => ({ ...name, ends }))),
  };
}

const named = (source: ScenarioName['source'], name: string, found: FoundOnBoard) => ({
  name: { source, name },
  walked: found.walked,
  ends: found.later,
});

/** Those that are played to their outcomes. */
export const casesIn = (files: FoundFiles): readonly NonNullable<FactsOf['case']>[] =>
  files.case.flatMap(({ facts }) => facts ?? []);
