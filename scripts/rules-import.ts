/**
 * `npm run rules:import -- FILE [--edition 4.2] [--force]`: reads a whole official manual, as text
 * out of a PDF or as the PDF itself, and writes content/rules/<edition>/ with a report. Nothing is
 * written when the numbering has gaps that can't be explained, unless `--force` says so. `--text
 * OUT.txt` keeps the text that was read of a PDF; its lines are those that the report names.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manualFiles } from '../src/rules/manual/files.ts';
import { importReport } from '../src/rules/manual/report.ts';
import { readManual } from '../src/rules/manual/read-manual.ts';
import { checkReferences } from '../src/rules/manual/references.ts';
import { readAsked, refuse } from './asked.ts';
import { CONTENT } from './files.ts';
import { sha256 } from './sha256.ts';
import { manualText } from './manual-text.ts';
import { run } from './run.ts';
import { settleIdentities } from './identities.ts';

const USAGE =
  'npm run rules:import -- FILE [--edition 4.2] [--date 2026-08-18] [--text OUT.txt] [--force]';
const {
  values,
  positionals: [file],
} = readAsked({
  usage: USAGE,
  most: 1,
  options: {
    edition: { type: 'string' },
    date: { type: 'string' },
    text: { type: 'string' },
    force: { type: 'boolean' },
  },
});

if (file === undefined) refuse(`no file; expected ${USAGE}`);
const text = await manualText(file);
if (values.text !== undefined) writeFileSync(values.text, text);
const manual = readManual(text);
const edition = values.edition ?? manual.edition;
if (edition === undefined || !/^\d+\.\d+$/.test(edition))
  refuse(`${file} doesn't say its edition; expected --edition 4.2, with its number`);
if (manual.edition !== undefined && manual.edition !== edition && values.force !== true)
  refuse(`${file} says that it is edition ${manual.edition}; expected that, or --force`);
const date = values.date ?? manual.date;
if (date === undefined) refuse(`${file} doesn't say its date; expected --date 2026-08-18`);
if (manual.contents.length === 0)
  refuse(`${file} has no table of contents; expected the whole manual, from its first page`);

const report = importReport(manual, checkReferences(manual.units));
console.log(report.join('\n'));
if (manual.gaps.length > 0 && values.force !== true)
  refuse(
    `Nothing is written: the numbering has ${manual.gaps.length} gaps. Correct ${file} where the report says, or add --force.`,
  );
const folder = join(CONTENT, 'rules', edition);
if (existsSync(folder) && values.force !== true)
  refuse(
    `Nothing is written: content/rules/${edition} is there already. Add --force to replace it.`,
  );
mkdirSync(folder, { recursive: true });
for (const { name, text } of manualFiles(manual, edition, date, sha256))
  writeFileSync(join(folder, name), text);
const settled = settleIdentities(edition, manual.log);
const told = [...report, ...settled];
writeFileSync(join(folder, 'report.md'), `${told.join('\n')}\n`);
console.log(settled.join('\n'));
console.log(`content/rules/${edition}/ is written; the report is report.md beside it.`);
process.exitCode = run('node', ['scripts/rule-numbers.ts']);
