/** What somebody gives to be ruled, told apart by how it begins. */
import { openFile, readFile } from '../base/content-file.ts';
import { err, ok, type Problem, type Result } from '../base/result.ts';
import { parseLink } from '../lab/link/link.ts';
import type { ProofBundle } from '../proof/bundle.ts';
import { readBundle } from '../proof/schema.ts';
import type { Situation } from '../proof/situation.ts';
import { playedIn, type Question } from '../quiz/question.ts';
import { readQuestionText } from '../quiz/read.ts';
import { BOARD_REMEDIES } from '../scenario/file/board-remedies.ts';
import { readCase } from '../scenario/file/case.ts';
import { ownSchema } from '../scenario/file/own.ts';
import { readRuling } from '../scenario/file/ruling.ts';

/** What the words of a file become. */
export interface CommandInput {
  readonly kind: 'bundle' | 'link' | 'question' | 'ruling' | 'case' | 'scenario' | 'notation';
  /** What it is called, where it says so. */
  readonly title: string;
  readonly situation: Situation;
  /** Claims of its own. */
  readonly claims: readonly OwnClaim[];
  /** Where it is a proof bundle: as it was read. */
  readonly bundle: ProofBundle | null;
  /** The same problem with the line of the file that it stands in. */
  readonly place: (problem: Problem) => Problem;
}

/** A claim, and whether its author says that it is right. */
interface OwnClaim {
  readonly claim: string;
  readonly expected: boolean;
}

/** A problem of a field of a file: all that is needed to find its line. */
type LineOf = (field: readonly (string | number)[]) => number;

/** Reads a bundle, a link of the lab, a file with front matter, or a board in its notation. */
export function readInput(name: string, text: string): Result<CommandInput, readonly Problem[]> {
  const source = text.trimStart();
  if (source === '')
    return err([{ ...NOWHERE, file: name, found: 'nothing', expected: 'a board, or a file' }]);
  if (source.startsWith('{')) return bundleInput(name, source);
  const [hash] = /#\d{1,4}\.\S*$/.exec(source.trimEnd()) ?? [];
  if (hash !== undefined && !source.trimEnd().includes('\n')) return linkInput(name, hash);
  if (/^---\r?\n/.test(source)) return frontInput(name, source);
  return ok({
    ...{ kind: 'notation', title: name, claims: [], bundle: null },
    situation: { board: text, actions: [], script: [] },
    place: (problem) => ({ ...problem, file: name }),
  });
}

const NOWHERE = { start: 0, end: 0 };

function bundleInput(name: string, text: string): Result<CommandInput, readonly Problem[]> {
  const read = readBundle(name, text);
  if (!read.ok) return read;
  const { situation, claims } = read.value;
  return ok({
    ...{ kind: 'bundle', title: name, situation, bundle: read.value },
    claims: claims.map(({ claim, right }) => ({ claim, expected: right })),
    place: (problem) => ({ ...problem, file: name }),
  });
}

function linkInput(name: string, hash: string): Result<CommandInput, readonly Problem[]> {
  const link = parseLink(hash);
  if (link?.ok !== true) {
    const found = link?.problem ?? 'no link of the lab';
    return err([{ ...NOWHERE, file: name, found, expected: 'a link as the lab copies it' }]);
  }
  return ok({
    ...{ kind: 'link', title: 'a link of the lab', claims: [], bundle: null },
    situation: link.value.situation,
    place: (problem) => ({ ...problem, file: name }),
  });
}

/** The field by which each kind of file is told; a file of somebody's own has none of them. */
function frontInput(name: string, text: string): Result<CommandInput, readonly Problem[]> {
  const open = openFile(fileName(name), text, BOARD_REMEDIES);
  if (!open.ok) return open;
  const { fields, lineOf } = open.value;
  const has = (field: string): boolean =>
    typeof fields === 'object' && fields !== null && field in fields;
  if (has('ruling')) return rulingInput(name, text, fields, lineOf);
  if (has('question')) return questionInput(name, text, lineOf);
  if (has('cites')) return caseInput(name, text, lineOf);
  const own = readFile(fileName(name), text, ownSchema, BOARD_REMEDIES);
  if (!own.ok) return own;
  const { board, actions, claims } = own.value.fields;
  return played('scenario', name, { name, lineOf }, { board, actions }, claims.map(asRight));
}

const fileName = (name: string): string => (name.endsWith('.md') ? name : `${name}.md`);

/** "content/questions/a/b.md" -> "a/b.md". */
function pathIn(name: string, otherwise: string): string {
  const path = name.replaceAll('\\', '/').split('/').slice(-2).join('/');
  return /^[a-z0-9-]+\/[a-z0-9-]+\.md$/.test(path) ? path : otherwise;
}

function rulingInput(
  name: string,
  text: string,
  fields: unknown,
  lineOf: LineOf,
): Result<CommandInput, readonly Problem[]> {
  const { ruling = '' }: { readonly ruling?: unknown } = { ...Object(fields) };
  const read = readRuling(`${String(ruling)}.md`, text);
  if (!read.ok) return err(read.problem.map((problem) => ({ ...problem, file: name })));
  const { title, claims } = read.value;
  return played('ruling', title, { name, lineOf }, read.value, claims.map(asRight));
}

function questionInput(
  name: string,
  text: string,
  lineOf: LineOf,
): Result<CommandInput, readonly Problem[]> {
  const read = readQuestionText(pathIn(name, 'a-file/of-your-own.md'), text);
  if (!read.ok) return err(read.problem.map((problem) => ({ ...problem, file: name })));
  const { question } = read.value;
  const board = playedIn(question);
  if (board === null)
    return err([
      {
        ...{ ...NOWHERE, file: name, found: 'a question without a board' },
        expected: 'a question that is played on a board',
      },
    ]);
  return played('question', question.title, { name, lineOf }, board, answersOf(question));
}

const answersOf = (question: Question): readonly OwnClaim[] =>
  'answers' in question
    ? question.answers.map(({ claim, expected }) => ({ claim, expected: expected === 'right' }))
    : [];

function caseInput(
  name: string,
  text: string,
  lineOf: LineOf,
): Result<CommandInput, readonly Problem[]> {
  const read = readCase(pathIn(name, name), text);
  if (!read.ok) return err(read.problem.map((problem) => ({ ...problem, file: name })));
  const one = read.value;
  const claims = 'refused' in one ? [`always the action is refused by ${one.refused}`] : one.claims;
  return played('case', one.title, { name, lineOf }, one, claims.map(asRight));
}

const asRight = (claim: string): OwnClaim => ({ claim, expected: true });

function played(
  kind: CommandInput['kind'],
  title: string,
  { name, lineOf }: { readonly name: string; readonly lineOf: LineOf },
  { board, actions }: Pick<Situation, 'board' | 'actions'>,
  claims: readonly OwnClaim[],
): Result<CommandInput, readonly Problem[]> {
  const lineIn = ({ field = 'board', line = 0 }: Problem): number => {
    const [, list, n] = /^(\w+)\[(\d+)\]$/.exec(field) ?? [];
    return list === undefined ? lineOf(['board']) + line : lineOf([list, Number(n)]);
  };
  return ok({
    ...{ kind, title, claims, bundle: null },
    situation: { board, actions: [...actions], script: [] },
    place: (problem) => ({ ...problem, file: name, line: lineIn(problem) }),
  });
}
