/**
 * `npm run rules:trial -- FILE`: whether a whole manual is read as it should be. For a manual that
 * a site owner has; no part of CI, since the manual isn't in the project. Exit code 1 when a line
 * says "no".
 */
import { readManual } from '../src/rules/manual/read-manual.ts';
import { describeReference, keywordsIn } from '../src/rules/manual/report.ts';
import { checkReferences } from '../src/rules/manual/references.ts';
import { repair } from '../src/rules/read/repair.ts';
import { readAsked, refuse } from './asked.ts';
import { manualText } from './manual-text.ts';

const USAGE = 'npm run rules:trial -- FILE, with the text or the PDF of a manual';
const {
  positionals: [file],
} = readAsked({ usage: USAGE, most: 1 });
if (file === undefined) refuse(`no file; expected ${USAGE}`);
const text = await manualText(file);
const manual = readManual(text);
const { units, contents, pageRepairs } = manual;
if (contents.length === 0)
  refuse(`${file} has no table of contents; expected the whole manual, from its first page`);
const references = checkReferences(units);

/** Numbers that begin a line and have a full stop behind them, before the update history. */
const numbered = new Set(
  text
    .slice(0, text.lastIndexOf('\nUpdate History'))
    .split('\n')
    .flatMap((line) => /^(\d+(?:-\d+)+)\. /.exec(line)?.[1] ?? []),
);
const numbers = units.map(({ number }) => number);
const words = units.map(({ number, words: own }) => ({ number, text: repair(own).text }));
const pages = new Set(pageRepairs.map(({ line }) => line));
const suspicious = words.filter(({ text: own }) =>
  /\p{Ll}\d+(?=\s|$)|\)\d|[.!?]"?\d+(?=\s|$)(?<!Lv\.\d+)|\.{4}|Update History/u.test(own),
);
const headings = words.filter(({ text: own }) =>
  contents.some(({ number, title }) => own.includes(` ${number}. ${title}`)),
);
const inside = words.filter(({ text: own }) => /\s\d+(?:-\d+)+\.\s/.test(own));
const settled = references.filter(({ state, likely }) => state === 'right' || likely !== undefined);

const checks: readonly (readonly [string, boolean, readonly string[]])[] = [
  [
    `${contents.length} chapters, each found`,
    contents.every((c) => numbers.includes(c.number)),
    [],
  ],
  [`no gap in the numbering`, manual.gaps.length === 0, manual.gaps.map(({ what }) => what)],
  [
    `${numbers.length - contents.length} rules, each number once`,
    new Set(numbers).size === numbers.length,
    [],
  ],
  [
    `${numbered.size} numbers begin a line, each is a rule`,
    [...numbered].every((number) => numbers.includes(number)),
    [...numbered].filter((number) => !numbers.includes(number)),
  ],
  [`${keywordsIn(units)} keywords`, keywordsIn(units) > 0, []],
  [
    `${pages.size} numbers of pages taken out, none missing`,
    manual.missingPages.length === 0,
    manual.missingPages.map(String),
  ],
  [`no number of a page inside a rule`, suspicious.length === 0, suspicious.map((s) => s.number)],
  [`no heading inside a rule`, headings.length === 0, headings.map((h) => h.number)],
  [`no number of a rule inside another`, inside.length === 0, inside.map((one) => one.number)],
  [
    `${settled.length} of ${references.length} references right, or listed with the likely target`,
    settled.length >= references.length * 0.99,
    references.filter((one) => !settled.includes(one)).map(describeReference),
  ],
  [`everything placed`, manual.unplaced.length === 0, manual.unplaced.map(({ what }) => what)],
];
for (const [what, holds, details] of checks) {
  console.log(`${holds ? 'yes' : 'NO '}  ${what}`);
  for (const detail of holds ? [] : details) console.log(`       ${detail}`);
}
console.log(`     ${manual.log.length} entries in the update history`);
process.exitCode = checks.every(([, holds]) => holds) ? 0 : 1;
