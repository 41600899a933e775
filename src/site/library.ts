/**
 * What content/ holds of the rules and terms. Each part is read when it is first asked for; what is
 * wrong stops there and names every problem. The site opens it with the files of its build, scripts
 * open it with those on the disk. No engine is loaded for it: what the engine plays is in
 * played-library.ts.
 */
import { indexCorpus, type CorpusIndex } from '../rules/corpus.ts';
import { readEditionNotes, type EditionNote } from '../rules/edition/editions.ts';
import { readPolicies, type Policy } from '../rules/policy.ts';
import { readClauses, type Clauses } from '../rules/read/clauses.ts';
import { describeProblems, readCorpus, type CorpusFiles } from '../rules/read/read.ts';
import type { Corpus } from '../rules/rule.ts';
import type { TextFile } from '../rules/source.ts';
import { remembering } from '../base/remembering.ts';
import { err, ok, type Problem, type Result } from '../base/result.ts';
import { readGaps, type Gap } from '../scenario/coverage/gaps.ts';
import type { TermSource } from '../search/document.ts';
import { readTerm } from '../search/terms.ts';

export interface Library {
  readonly corpus: Corpus;
  readonly index: CorpusIndex;
  /** Open points of the rules, each with what is followed here. */
  readonly policies: readonly Policy[];
  readonly clauses: Clauses;
  readonly gaps: readonly Gap[];
  readonly editionNotes: readonly EditionNote[];
  readonly terms: readonly TermSource[];
}

/** What was read of content is wrong; the message names every problem. */
export class WrongContent extends Error {}

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
  });
  return library;
}

/** What questions and guides may name, but for the names of questions. */
export const knownTo = ({ corpus, policies, terms }: Library) => ({
  keywords: new Set(corpus.keywords.map(({ slug }) => slug)),
  policies: new Set(policies.map(({ id }) => id)),
  terms: new Set(terms.map(({ term }) => term)),
});

/** The edition of the rules that is included. */
const EDITION = '4.0';

/**
 * The files of the corpus as `readCorpus` takes them; names of `files` are paths below
 * content/rules.
 */
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
export const filesIn = (
  files: readonly TextFile[],
  folder: string,
  ending = '.md',
): readonly TextFile[] =>
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
export function allIn<T>(
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
export function required<T>(folder: string, read: Result<T, readonly Problem[]>): T {
  if (!read.ok)
    throw new WrongContent(`content/${folder} is wrong:\n${describeProblems(read.problem)}`);
  return read.value;
}
