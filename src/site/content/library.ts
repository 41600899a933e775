/**
 * What content/ holds of the rules and terms. Each part is read when it is first asked for; what is
 * wrong stops there and names every problem. The site opens it with the files of its build, scripts
 * open it with those on the disk. No engine is loaded for it: what the engine plays is in
 * played-library.ts.
 */
import { indexCorpus, type CorpusIndex } from '../../rules/corpus.ts';
import { compareEditions } from '../../rules/edition/order.ts';
import { readEditionNotes, type EditionNote } from '../../rules/edition/editions.ts';
import { readChanges } from '../../rules/identity/changes-file.ts';
import type { Changes } from '../../rules/identity/changes.ts';
import { readIdentities, type EditionStep } from '../../rules/identity/identities.ts';
import { readPolicies, type Policy } from '../../rules/policy.ts';
import { readPublisher, type Publisher } from '../../rules/publisher.ts';
import { readRulingNumbers } from '../../rules/rulings.ts';
import { readSlips, type Slips } from '../../rules/slips.ts';
import { readClauses, type Clauses } from '../../rules/read/clauses.ts';
import { describeProblems, readCorpus, type CorpusFiles } from '../../rules/read/read.ts';
import type { Corpus } from '../../rules/rule.ts';
import type { TextFile } from '../../rules/source.ts';
import { plainText } from '../../base/plain-text.ts';
import { remembering } from '../../base/remembering.ts';
import { err, ok, WrongContent, type Problem, type Result } from '../../base/result.ts';
import { readGaps, type Gap } from '../../scenario/coverage/gaps.ts';
import type { TermSource } from '../../search/index/document.ts';
import { readPages, type PageSource } from '../../search/index/site-pages.ts';
import { readPlayersWords, type PlayersWords } from '../../search/index/players-words.ts';
import { readTerms } from '../../search/index/terms.ts';

export interface Library {
  /** Every edition whose text is there, the newest first. */
  readonly editions: readonly Corpus[];
  /** The newest edition. */
  readonly corpus: Corpus;
  /** The editions with what became of the rules of the one before, the newest first. */
  readonly steps: readonly EditionStep[];
  /** The update history of the manual, as facts. */
  readonly changes: Changes;
  readonly index: CorpusIndex;
  /** Open points of the rules, each with what is followed here. */
  readonly policies: readonly Policy[];
  readonly clauses: Clauses;
  readonly gaps: readonly Gap[];
  readonly editionNotes: readonly EditionNote[];
  /** Slips of the official manual, with what is assumed here. */
  readonly slips: Slips;
  readonly terms: readonly TermSource[];
  /** What players say where the rules have another word, by page. */
  readonly playersWords: PlayersWords;
  /** Pages of the site that search finds beside rules, terms and guides. */
  readonly sitePages: readonly PageSource[];
  readonly publisher: Publisher;
  /** Numbers of official rulings, as "Q644". */
  readonly rulingNumbers: ReadonlySet<string>;
}

/** The names of `files` are paths below content/. `sha256`: of a text in hexadecimal. */
export function openLibrary(files: readonly TextFile[], sha256: CorpusFiles['sha256']): Library {
  const rules = (name: string): TextFile => fileOf(files, `rules/${name}`);
  const isRule = (number: string): boolean => library.index.find(number) !== undefined;
  const library: Library = remembering({
    get editions() {
      return editionsIn(files).map((edition) =>
        required('rules', readCorpus(corpusFilesIn(files, sha256, edition))),
      );
    },
    get corpus() {
      const newest = library.editions[0];
      if (newest === undefined) throw new WrongContent('content/rules has no edition');
      return newest;
    },
    get steps() {
      return library.editions.map((newer, i): EditionStep => {
        const { id } = newer.edition;
        const older = library.editions[i + 1];
        if (older === undefined) return { id };
        const read = readIdentities(rules(`${id}/identities.json`), older, newer);
        return { id, identities: required('rules', read) };
      });
    },
    get changes() {
      return required('rules', readChanges(rules('changes.json')));
    },
    get index() {
      return indexCorpus(library.corpus);
    },
    get policies() {
      return required('rules', readPolicies(rules('policies.json'), isRule));
    },
    get clauses() {
      const { edition, rules: all } = library.corpus;
      return required('rules', readClauses(rules('clauses.json'), all, edition.imported === true));
    },
    get gaps() {
      return required('rules', readGaps(rules('coverage-gaps.json'), library.clauses));
    },
    get editionNotes() {
      const first = new Set((library.editions.at(-1)?.rules ?? []).map(({ number }) => number));
      const inFirst = (number: string): boolean => first.has(number);
      return required('rules', readEditionNotes(rules('editions.json'), inFirst));
    },
    get slips() {
      return required('rules', readSlips(rules('slips.json'), library.index.find));
    },
    get publisher() {
      return required('rules', readPublisher(rules('publisher.json')));
    },
    get rulingNumbers() {
      const file = fileOf(files, 'rulings/numbers.json');
      return required('rulings', readRulingNumbers(file));
    },
    get playersWords() {
      const file = fileOf(files, 'terms/words.json');
      return required('terms', readPlayersWords(file, library.corpus));
    },
    get sitePages() {
      return required('terms', readPages(fileOf(files, 'terms/pages.json')));
    },
    get terms() {
      return required('terms', readTerms(filesIn(files, 'terms')));
    },
  });
  return library;
}

/** What questions and guides may name, but for the names of questions. */
export const knownTo = ({ corpus, policies, terms, rulingNumbers }: Library) => ({
  rulings: rulingNumbers,
  keywords: new Set(corpus.keywords.map(({ slug }) => slug)),
  policies: new Set(policies.map(({ id }) => id)),
  terms: new Set(terms.map(({ term }) => term)),
});

/** The editions whose texts are there, the newest first. */
export const editionsIn = (files: readonly TextFile[]): readonly string[] =>
  files
    .flatMap(({ name }) => /^rules\/(\d+\.\d+)\/about\.json$/.exec(name)?.[1] ?? [])
    .toSorted((a, b) => compareEditions(b, a));

/**
 * The files of an edition, of the newest one without a name, as `readCorpus` takes them; names of
 * `files` are paths below content/.
 */
export const corpusFilesIn = (
  files: readonly TextFile[],
  sha256: CorpusFiles['sha256'],
  edition = editionsIn(files)[0] ?? '4.0',
): CorpusFiles => ({
  about: fileOf(files, `rules/${edition}/about.json`),
  texts: filesIn(files, `rules/${edition}`, '.txt').map(({ name }) =>
    fileOf(files, `rules/${edition}/${name}`),
  ),
  outline: fileOf(files, 'rules/outline.json'),
  keywords: fileOf(files, 'rules/keywords.json'),
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

/** A file by its path below content/; its name is the whole path, so that problems name that. */
function fileOf(files: readonly TextFile[], path: string): TextFile {
  const found = files.find((file) => file.name === path);
  const name = `content/${path}`;
  if (found === undefined)
    throw new WrongContent(`${name} is missing; expected the file: restore it, or write it again`);
  return { name, text: plainText(found.text) };
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
