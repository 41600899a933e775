/**
 * What content/ holds that the engine plays: questions, rulings and cases. Each part is read, and
 * the questions are checked by the engine, when it is first asked for; what is wrong stops there
 * and names every problem.
 */
import { remembering } from '../../base/remembering.ts';
import type { Problem, Result } from '../../base/result.ts';
import { checkFile, type Checked } from '../../quiz/check/check.ts';
import { allScenarios } from '../../quiz/check/scenarios.ts';
import type { TextFile } from '../../rules/source.ts';
import type { NamedScenario } from '../../scenario/coverage/coverage.ts';
import { readCases, type Case, type RefusalCase } from '../../scenario/file/case.ts';
import { readRuling, type Ruling } from '../../scenario/file/ruling.ts';
import { allIn, filesIn, knownTo, required, type Library } from '../content/library.ts';
import { readQuestions, type Ready } from '../resolved/read-questions.ts';

export interface PlayedLibrary {
  readonly rulings: readonly Ruling[];
  /** Those with claims; a case that is refused has no outcome. */
  readonly cases: readonly Case[];
  /** Those whose last action is refused. */
  readonly refusals: readonly RefusalCase[];
  /** In order of topic, level and title. */
  readonly questions: readonly Ready[];
  /** Those of questions, rulings and cases. */
  readonly scenarios: readonly NamedScenario[];
  /** A question file as the build checks it, also one that is not among the files. */
  readonly checkQuestion: (file: TextFile) => Result<Checked, readonly Problem[]>;
}

/** The names of `files` are paths below content/; `library` was opened with the same. */
export function openPlayed(files: readonly TextFile[], library: Library): PlayedLibrary {
  const allCases = remembering({
    get read() {
      return required('cases', readCases(filesIn(files, 'cases')));
    },
  });
  const played: PlayedLibrary = remembering({
    get rulings() {
      return allIn(files, 'rulings', readRuling);
    },
    get cases() {
      return allCases.read.cases;
    },
    get refusals() {
      return allCases.read.refusals;
    },
    get questions() {
      return required('questions', readQuestions(filesIn(files, 'questions'), knownTo(library)));
    },
    get scenarios() {
      return required('', allScenarios(played));
    },
    checkQuestion: ({ name, text }: TextFile) => checkFile(name, text, knownTo(library)),
  });
  return played;
}
