/**
 * All that content/ holds. Each part is read, and checked by the engine, when it is first asked for; what is wrong stops there
 * and names every problem. The site opens it with the files of its build, scripts open it with those on the disk.
 */
import type { Guide } from '../guide/guide.ts';
import { readGuide } from '../guide/read.ts';
import { checkFile, type Checked, type Known } from '../quiz/check/check.ts';
import { allScenarios } from '../quiz/check/scenarios.ts';
import { indexCorpus, type CorpusIndex } from '../rules/corpus.ts';
import { readEditionNotes, type EditionNote } from '../rules/edition/editions.ts';
import { readPolicies, type Policy } from '../rules/policy.ts';
import { readClauses, type Clauses } from '../rules/read/clauses.ts';
import { describeProblems, readCorpus, type CorpusFiles } from '../rules/read/read.ts';
import type { Corpus } from '../rules/rule.ts';
import type { TextFile } from '../rules/source.ts';
import { remembering } from '../base/remembering.ts';
import { err, ok, type Problem, type Result } from '../base/result.ts';
import type { Case } from '../scenario/cases/case.ts';
import { CASES } from '../scenario/cases/index.ts';
import type { NamedScenario } from '../scenario/coverage/coverage.ts';
import { readGaps, type Gap } from '../scenario/coverage/gaps.ts';
import { readRuling, type Ruling } from '../scenario/file/ruling.ts';
import type { TermSource } from '../search/document.ts';
import { readTerm } from '../search/terms.ts';
import { readQuestions, type Ready } from './read-questions.ts';

export interface Library {
  readonly corpus: Corpus;
  readonly index: CorpusIndex;
  /** Open points of the rules, each with what is followed here. */
  readonly policies: readonly Policy[];
  readonly clauses: Clauses;
  readonly gaps: readonly Gap[];
  readonly editionNotes: readonly EditionNote[];
  readonly terms: readonly TermSource[];
  readonly rulings: readonly Ruling[];
  readonly cases: readonly Case[];
  /** In order of topic, level and title. */
  readonly questions: readonly Ready[];
  /** In their order. */
  readonly guides: readonly Guide[];
  /** Those of questions, rulings and cases. */
  readonly scenarios: readonly NamedScenario[];
  /** A question file as the build checks it, also one that is not among the files. */
  readonly checkQuestion: (file: TextFile) => Result<Checked, readonly Problem[]>;
}

/** The names of `files` are paths below content/. `sha256`: of a text in hexadecimal. */
export function openLibrary(files: readonly TextFile[], sha256: CorpusFiles['sha256']): Library {
  const inRules = filesIn(files, 'rules', '');
  const rules = (name: string): TextFile => fileOf(inRules, name);
  const isRule = (number: string): boolean => library.index.find(number) !== undefined;
  const library: Library = remembering({
    get corpus() {
      return required('rules', readCorpus(corpusFilesIn(inRules, sha256)));
    },
    get index() {
      return indexCorpus(library.corpus);
    },
    get policies() {
      return required('rules', readPolicies(rules('policies.json'), isRule));
    },
    get clauses() {
      return required('rules', readClauses(rules('clauses.json'), library.corpus.rules));
    },
    get gaps() {
      return required('rules', readGaps(rules('coverage-gaps.json'), library.clauses));
    },
    get editionNotes() {
      return required('rules', readEditionNotes(rules('editions.json'), isRule));
    },
    get terms() {
      return allIn(files, 'terms', readTerm);
    },
    get rulings() {
      return allIn(files, 'rulings', readRuling);
    },
    cases: CASES,
    get questions() {
      const all = filesIn(files, 'questions').map(({ name, text }) => ({ path: name, text }));
      return required('questions', readQuestions(all, knownTo(library)));
    },
    get guides() {
      const known = {
        ...knownTo(library),
        questions: new Set(library.questions.map(({ question }) => question.id)),
        terms: new Set(library.terms.map(({ term }) => term)),
      };
      const guides = allIn(files, 'guides', (path, text) => readGuide(path, text, known));
      return guides.toSorted((a, b) => a.order - b.order);
    },
    get scenarios() {
      return required('rulings', allScenarios(library));
    },
    checkQuestion: ({ name, text }: TextFile) => checkFile(name, text, knownTo(library)),
  });
  return library;
}

/** What questions and guides may name. */
const knownTo = ({ corpus, policies }: Library): Known => ({
  keywords: new Set(corpus.keywords.map(({ slug }) => slug)),
  policies: new Set(policies.map(({ id }) => id)),
});

/** The edition of the rules that is included. */
const EDITION = '4.0';

/** The files of the corpus as `readCorpus` takes them; names of `files` are paths below content/rules. */
export const corpusFilesIn = (
  files: readonly TextFile[],
  sha256: CorpusFiles['sha256'],
): CorpusFiles => ({
  about: fileOf(files, `${EDITION}/about.json`),
  texts: filesIn(files, EDITION, '.txt'),
  outline: fileOf(files, 'outline.json'),
  keywords: fileOf(files, 'keywords.json'),
  sha256,
});

/** The files of a folder of content, in order, by their paths below it. */
const filesIn = (files: readonly TextFile[], folder: string, ending = '.md'): readonly TextFile[] =>
  files
    .filter(({ name }) => name.startsWith(`${folder}/`) && name.endsWith(ending))
    .map(({ name, text }) => ({ name: name.slice(folder.length + 1), text }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** A file of content/rules. */
function fileOf(files: readonly TextFile[], name: string): TextFile {
  const found = files.find((file) => file.name === name);
  if (found === undefined) throw new Error(`content/rules/${name} is missing`);
  return found;
}

/** Every file of a folder, each read alone; the problems of all of them are told together. */
function allIn<T>(
  files: readonly TextFile[],
  folder: string,
  read: (path: string, text: string) => Result<T, readonly Problem[]>,
): readonly T[] {
  const all = filesIn(files, folder).map(({ name, text }) => read(name, text));
  const problems = all.flatMap((one) => (one.ok ? [] : one.problem));
  return required(
    folder,
    problems.length > 0 ? err(problems) : ok(all.flatMap((one) => (one.ok ? [one.value] : []))),
  );
}

/** What was read of a folder of content, or one error that names every problem. */
function required<T>(folder: string, read: Result<T, readonly Problem[]>): T {
  if (!read.ok) throw new Error(`content/${folder} is wrong:\n${describeProblems(read.problem)}`);
  return read.value;
}
