/** Looks at one file of content: everything that the build needs of the engine is found at once. */
import { checking } from '../../src/base/caught.ts';
import { err, ok, type Problem, type Result } from '../../src/base/result.ts';
import { readGuide } from '../../src/guide/read.ts';
import { checkCase } from '../../src/quiz/check/check-case.ts';
import { checkRuling } from '../../src/quiz/check/check-ruling.ts';
import { playedIn } from '../../src/quiz/question.ts';
import { keywordsAfter } from '../../src/rules/edition/editions.ts';
import { endsWithout } from '../../src/scenario/change/unknown-keywords.ts';
import { walkScenario } from '../../src/scenario/coverage/coverage.ts';
import { readCase } from '../../src/scenario/file/case.ts';
import { scenarioIn } from '../../src/scenario/file/in-file.ts';
import { readRuling } from '../../src/scenario/file/ruling.ts';
import type { Scenario } from '../../src/scenario/file/scenario.ts';
import { knownTo } from '../../src/site/content/library.ts';
import { renderer } from '../../src/site/guides/markdown.ts';
import { readReady } from '../../src/site/resolved/read-questions.ts';
import { resolveQuestion } from '../../src/site/resolved/resolve-question.ts';
import { resolveRuling } from '../../src/site/resolved/resolve-ruling.ts';
import type { Article } from '../../src/site/resolved/resolved.ts';
import { showCase } from '../../src/site/resolved/show-case.ts';
import { coloursIn } from '../../src/ui/steps/notes.ts';
import { library } from '../library.ts';
import { questionIds } from '../questions.ts';
import type { Found, FoundOnBoard, Piece, PieceKind } from './found.ts';

type Finding<K extends PieceKind> = Result<Found<K>, readonly Problem[]>;

const known = knownTo(library);
const later = keywordsAfter(library.editionNotes, library.editions.at(-1)?.edition.id ?? '');
const htmlOf = await renderer();

const FINDERS: {
  readonly [K in PieceKind]: (name: string, text: string) => Finding<K> | Promise<Finding<K>>;
} = {
  async question(name, text) {
    const read = readReady({ name, text }, known);
    if (!read.ok) return read;
    const { question, marked } = read.value;
    const html = await htmlOf(question.explanation);
    const found = checking(playedIn(question), () => {
      const data = JSON.stringify(resolveQuestion(read.value, html));
      return ok({ data, onBoard: marked && foundOn(marked.scenario) });
    });
    if (!found.ok) return inFile(`content/questions/${name}`, found.problem);
    const { topic, level, title, id } = question;
    const { data, onBoard } = found.value;
    return ok({ facts: { place: { topic, level, title }, id, onBoard }, data });
  },

  async ruling(name, text) {
    const read = readRuling(name, text);
    if (!read.ok) return read;
    const ruling = read.value;
    const checked = checkRuling(ruling, library.index, library.rulingNumbers);
    if (!checked.ok) return checked;
    const html = await htmlOf(ruling.body);
    const colours = coloursIn(ruling.board, library.index);
    const made = checking(ruling, () => {
      const data = JSON.stringify(resolveRuling(checked.value, html, colours));
      return ok({ data, onBoard: foundOn(checked.value.marked.scenario) });
    });
    if (!made.ok)
      return err(made.problem.map((one) => ruling.problem(['board'], one.found, one.expected)));
    const { data, onBoard } = made.value;
    return ok({ facts: { ruling: ruling.ruling, also: ruling.also ?? [], onBoard }, data });
  },

  case(name, text) {
    const read = readCase(name, text);
    if (!read.ok) return read;
    const one = read.value;
    const checked = checking(one, () => {
      const problems = checkCase(one, library.rulingNumbers);
      return problems.length > 0 ? err(problems) : scenarioIn(one);
    });
    const file = `content/cases/${name}`;
    if (!checked.ok) return inFile(file, checked.problem);
    if ('refused' in one) return ok({ facts: null, data: '' });
    const found = checking(one, () => ok(foundOn(checked.value)));
    if (!found.ok) return inFile(file, found.problem);
    const { id, name: called, cites, board, actions, policy, without } = one;
    const fields = {
      ...{ id, name: called, cites, board, actions },
      ...(policy === undefined ? {} : { policy }),
      ...(without === undefined ? {} : { without }),
    };
    return ok({ facts: { fields, onBoard: found.value }, data: '' });
  },

  guide(name, text) {
    const read = readGuide(name, text, { ...known, questions: new Set(questionIds()) });
    if (!read.ok) return read;
    const { examples, ...rest } = read.value;
    const boards = examples.filter(({ kind }) => kind === 'scenario').length;
    const article: Article = { ...rest, boards };
    return ok({ facts: { order: article.order }, data: JSON.stringify(article) });
  },

  shown(name, text) {
    const read = readCase(name, text);
    if (!read.ok) return read;
    const shown = 'refused' in read.value ? null : showCase(read.value);
    if (shown === null) return ok({ facts: null, data: '' });
    const endings = shown.endings.map(({ steps }) => ({
      steps: steps.map(({ rule, also }) => ({ rule, also })),
    }));
    return ok({ facts: endings, data: JSON.stringify(shown) });
  },
};

/** Everything about one file; what is wrong with it names the file. */
export async function find({ kind, name, text }: Piece): Promise<Finding<PieceKind>> {
  return FINDERS[kind](name, text);
}

const foundOn = (scenario: Scenario): FoundOnBoard => ({
  walked: walkScenario(scenario),
  later: endsWithout(scenario, later),
});

const inFile = (file: string, problems: readonly Problem[]) =>
  err(problems.map((one) => ({ ...one, file: one.file ?? file })));
