/** The ruling files for scripts: content/rulings on the disk, checked as the build checks them. */
import { err, type Problem, type Result } from '../src/base/result.ts';
import { checkRuling, type CheckedRuling } from '../src/quiz/check/check-ruling.ts';
import { scenarioIn } from '../src/scenario/file/in-file.ts';
import { readRuling, type Ruling } from '../src/scenario/file/ruling.ts';
import { sayStopped } from '../src/scenario/play/stopped.ts';
import { endingsOf } from '../src/scenario/play/verify.ts';
import { CONTENT, pathsIn, textAt } from './files.ts';
import { library } from './library.ts';
import { noted } from './noted-citations.ts';
import { endingLines } from './endings.ts';

/** "Q644" of every file, in order of the numbers. */
export const rulingNumbers = (): readonly string[] =>
  pathsIn('rulings')
    .map((path) => path.replace(/\.md$/, ''))
    .toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1)));

export const rulingPath = (number: string): string => `${CONTENT}rulings/${number}.md`;

/** Reads and plays one ruling. */
export function checkRulingAt(number: string): Result<CheckedRuling, readonly Problem[]> {
  const path = `${number}.md`;
  const read = readRuling(path, textAt(`rulings/${path}`));
  return read.ok
    ? checkRuling(read.value, library.index, library.rulingNumbers)
    : err(read.problem);
}

/** Every ruling file that can be read. */
export const readableRulings = (): readonly Ruling[] =>
  rulingNumbers().flatMap((number) => {
    const read = readRuling(`${number}.md`, textAt(`rulings/${number}.md`));
    return read.ok ? [read.value] : [];
  });

/** What became of the rules that rulings cite, since they were last read. */
export const rulingCitations = noted('rulings', () =>
  readableRulings().map(({ ruling, cites }) => ({ id: ruling, cites })),
);

/** Every ending of the board of a ruling, whatever the file says of it; nothing without a board. */
export function rulingEndings(number: string): string {
  const path = `${number}.md`;
  const read = readRuling(path, textAt(`rulings/${path}`));
  const scenario = read.ok ? scenarioIn(read.value) : read;
  if (!scenario.ok) return '';
  const found = endingsOf(scenario.value);
  return [...endingLines(scenario.value, found.endings), sayStopped(found) ?? ''].join('\n');
}

/** Every ending of a ruling step by step, and the rules that decide its answer. */
export function rulingPlayed({ ruling, marked, decides, keywords }: CheckedRuling): string {
  const list = (words: readonly string[]): string => words.join(' ') || 'none';
  const { asks } = ruling;
  const [finding] = marked.findings;
  const endings = finding === undefined ? [] : [...finding.holding, ...finding.failing];
  return [
    ...endingLines(marked.scenario, endings),
    asks.question,
    `  the engine agrees: ${asks.answer}`,
    '',
    `cited: ${list(ruling.cites)}`,
    `the answer would turn without: ${list(decides)}`,
    `keyword effects: ${list(keywords)}`,
    '',
  ].join('\n');
}
