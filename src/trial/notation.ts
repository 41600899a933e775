/** Files of questions, cases and boards of one's own: an error with its place or a value. */
import { describeProblem, err, type Problem, type Result } from '../base/result.ts';
import type { CardLookup } from '../card/file/card-lookup.ts';
import { readQuestion } from '../quiz/read.ts';
import { parseClaim } from '../scenario/claim/notation.ts';
import { readCase } from '../scenario/file/case.ts';
import { scenarioIn, claimsIn } from '../scenario/file/in-file.ts';
import { readOwnScenario } from '../scenario/file/own.ts';
import { readRuling } from '../scenario/file/ruling.ts';
import { mutated, noise, oneOf, below } from './mutate.ts';
import type { NamedTrial, InputTried } from './trial.ts';

/**
 * What a problem lacks for the person who must mend it, or `null`.
 * @param text what it was found in, whose own words may be repeated
 */
function lacking(problem: Problem, text: string): string | null {
  const said = describeProblem(problem);
  if (problem.found.trim() === '' || problem.expected.trim() === '') return `says nothing: ${said}`;
  if (problem.file === undefined || !Number.isInteger(problem.line))
    return `names no line: ${said}`;
  const [word] = /undefined|\[object|NaN/.exec(problem.expected) ?? [];
  return word === undefined || text.includes(word) ? null : `no words: ${said}`;
}

const wrongOf = (read: Result<unknown, readonly Problem[]>, text: string): string | null => {
  if (read.ok) return null;
  if (read.problem.length === 0) return 'it is refused without a problem';
  return read.problem.flatMap((problem) => lacking(problem, text) ?? [])[0] ?? null;
};

/** The path of a file, then its text below. */
const cut = (input: string): { readonly path: string; readonly text: string } => {
  const at = input.indexOf('\n');
  return { path: input.slice(0, at), text: input.slice(at + 1) };
};

/** No card file is there: the board says what its cards are. */
const NO_CARDS: CardLookup = (number) =>
  err({ found: `the card number ${number}`, expected: 'a card that the board describes' });

function again(input: string): InputTried {
  const { path, text } = cut(input);
  const [folder = '', ...rest] = path.split('/');
  const name = rest.join('/');
  const tried = (why: string | null): InputTried => ({ runs: 1, why });
  if (folder === 'questions') return tried(wrongOf(readQuestion(name, text), text));
  if (folder === 'rulings') return tried(wrongOf(readRuling(name, text), text));
  if (folder === 'own') return tried(wrongOf(readOwnScenario(name, text, NO_CARDS), text));
  const read = readCase(name, text);
  if (!read.ok || 'refused' in read.value) return tried(wrongOf(read, text));
  const scenario = scenarioIn(read.value);
  return tried(wrongOf(scenario.ok ? claimsIn(read.value, scenario.value) : scenario, text));
}

const FOLDERS = ['questions', 'cases', 'rulings'] as const;

export const notation: NamedTrial = {
  name: 'notation',
  about: 'damaged files of questions, cases, rulings and own boards',
  inputs: { small: 250, nightly: 20_000 },
  isOff: ({ files }) => files.length === 0,
  inputOf: (chance, { files }) => {
    const folder = oneOf(chance, FOLDERS);
    const here = files.filter(({ name }) => name.startsWith(`${folder}/`));
    const { name, text } = oneOf(chance, here.length === 0 ? files : here);
    const other = oneOf(chance, files).text;
    const path = folder === 'cases' && below(chance, 3) === 0 ? 'own/board.md' : name;
    return `${path}\n${mutated(chance, text, [other])}`;
  },
  again,
};

export const claims: NamedTrial = {
  name: 'claims',
  about: 'damaged claims, one line each',
  inputs: { small: 400, nightly: 100_000 },
  isOff: ({ files }) => files.length === 0,
  inputOf: (chance, { files }) => {
    const { text } = oneOf(chance, files);
    const lines = text.split('\n').filter((line) => /^ +(?:- )?(?:claim: )?\S/.test(line));
    const line = (lines.length === 0 ? 'always P1 wins' : oneOf(chance, lines)).replace(
      /^ +(?:- )?(?:claim: )?/,
      '',
    );
    return below(chance, 12) === 0 ? noise(chance, 80) : mutated(chance, line, lines);
  },
  again: (input) => {
    const read = parseClaim(input);
    const isSilent = !read.ok && read.problem.found.trim() === '';
    return { runs: 1, why: isSilent ? 'it is refused without words' : null };
  },
};
