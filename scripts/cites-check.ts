/**
 * `npm run cites:check`: what has to be read again because a rule that it cites reads differently:
 * questions, rulings, guides, cases, open points, the outline, and the procedures of the engine. It
 * compares the newest edition with the one before, and both with what was noted when questions and
 * rulings were last read. Exit code 1 when it lists something.
 *
 * `--accept 16-7-1` notes the new words of a rule for the questions and the rulings that cite it,
 * `--accept all` those of every rule that reads differently.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptedOf } from '../src/quiz/author/citations.ts';
import { citedChanges, type CitedChange } from '../src/rules/identity/cited.ts';
import { differencesBetween, type RuleDifference } from '../src/rules/identity/differences.ts';
import { isNewer } from '../src/rules/edition/order.ts';
import type { TextFile } from '../src/rules/source.ts';
import { readAccepted } from './accepted.ts';
import { readAsked } from './asked.ts';
import { filesIn } from './files.ts';
import { library } from './library.ts';
import { citationState, noteNewCitations } from './questions.ts';
import { rulingCitations } from './rulings.ts';
import { ROOT } from './run.ts';

/** The rooms that carry out rules. */
const ENGINE = ['src/effect', 'src/card', 'src/game', 'src/scenario'];
const CONTENT_FOLDERS = ['questions', 'rulings', 'guides', 'cases'];
const CONTENT_FILES = ['rules/outline.json', 'rules/policies.json', 'rules/editions.json'];

const { accept } = readAsked({
  usage: 'npm run cites:check [-- --accept 16-7-1 | --accept all]',
  options: { accept: { type: 'string', multiple: true, default: [] } },
}).values;
if (accept.length > 0) {
  const wanted = readAccepted(accept, ['all']);
  const noted = new Set([
    ...noteNewCitations(acceptedOf(citationState(), wanted)),
    ...rulingCitations.note(acceptedOf(rulingCitations.state(), wanted)),
  ]);
  console.log(noted.size === 0 ? 'Nothing to note.' : `Noted: ${[...noted].join(', ')}`);
}

const content = filesIn('', ['.md', '.json']).filter(
  ({ name }) =>
    (CONTENT_FOLDERS.some((folder) => name.startsWith(`${folder}/`)) && name.endsWith('.md')) ||
    CONTENT_FILES.includes(name),
);
const engine = ENGINE.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path): TextFile => {
      const name = `${folder}/${path.replaceAll('\\', '/')}`;
      return { name, text: readFileSync(join(ROOT, name), 'utf8') };
    }),
);
const files = [...content.map(({ name, text }) => ({ name: `content/${name}`, text })), ...engine];

const WORDS: Readonly<Record<RuleDifference['what'], string>> = {
  words: 'reads differently',
  number: 'has another number',
  new: 'is new',
  gone: 'is gone',
  doubtful: "isn't settled",
};

function describe([number, places]: readonly [string, readonly CitedChange[]]): string {
  const [first] = places;
  if (first === undefined) return '';
  const { what, to } = first.difference;
  const where = to === undefined || to === number ? '' : ` (${to})`;
  const lines = places.map(({ file, line }) => `  ${file}:${line}`);
  return [`${number} ${WORDS[what]}${where}: cited ${places.length} times`, ...lines].join('\n');
}

let listed = 0;
const [newer, older] = library.editions;
const identities = library.steps[0]?.identities;
if (newer === undefined || older === undefined || identities === undefined) {
  console.log(`One edition is there, ${newer?.edition.id ?? 'none'}: nothing to compare it with.`);
} else {
  console.log(`From ${older.edition.id} to ${newer.edition.id}:`);
  const cited = citedChanges(files, differencesBetween(older, newer, identities));
  for (const group of Map.groupBy(cited, ({ number }) => number)) console.log(describe(group));
  listed += cited.length;
}

const { changes } = library;
const outline: unknown = JSON.parse(
  content.find(({ name }) => name === 'rules/outline.json')?.text ?? '{}',
);
const read =
  typeof outline === 'object' && outline !== null && 'edition' in outline
    ? String(outline.edition)
    : changes.from;
if (isNewer(changes.from, read)) {
  console.log(`The outline was read in ${read}; the manual lists these changes since:`);
  for (const edition of changes.editions.filter((one) => isNewer(one.edition, read)))
    for (const { kind, places } of edition.changes) {
      console.log(`  ${edition.edition}: ${kind} ${places.map(({ number }) => number).join(', ')}`);
      listed++;
    }
}

for (const [what, state] of [
  ['questions', citationState()],
  ['rulings', rulingCitations.state()],
] as const)
  for (const { found, questions } of state.outdated) {
    console.log(`${what}: ${found}: ${questions.join(', ')}`);
    listed++;
  }
console.log(`${listed} places to read again.`);
process.exitCode = listed === 0 ? 0 : 1;
