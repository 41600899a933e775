/**
 * What effect texts consist of, row by row, and whether the cases decide it:
 * `npm run coverage:texts [-- --save] [--stored] [filter]`. Each row is dropped or altered in every
 * case that carries it out. `--save` keeps what is found in scripts/coverage-texts.txt, `--stored`
 * shows what is kept; words narrow it down to rows with them.
 */
import { writeFileSync } from 'node:fs';
import {
  makeTextTable,
  neverDecisive,
  neverWithSeveral,
  sameMeaning,
  totalsOfRows,
} from '../src/scenario/coverage/text-table.ts';
import { onlyOneCard } from '../src/scenario/coverage/one-card.ts';
import { readAsked } from './asked.ts';
import { played } from './library.ts';
import { findTexts } from './text-rows.ts';
import { storedTexts, TEXTS_FILE, upToDate } from './text-rows-kept.ts';

const { values, positionals } = readAsked({
  usage: 'npm run coverage:texts -- [--save] [--stored] [WORDS OF A ROW]',
  options: { save: { type: 'boolean' }, stored: { type: 'boolean' } },
  most: Infinity,
});
const words = positionals.join(' ');

const table = values.stored ? upToDate(storedTexts(), played.cases) : findTexts();
if (values.save) writeFileSync(TEXTS_FILE, makeTextTable(table));
const rows = totalsOfRows(table).filter(({ name }) => name.includes(words));
const width = Math.max(...rows.map(({ name }) => name.length), 4);
const print = (name: string, ...cells: readonly string[]): void =>
  console.log([name.padEnd(width), ...cells.map((cell) => cell.padStart(9))].join(' '));
print('row', 'accepted', 'cases', 'decisive', 'several');
for (const { name, accepted, executed, decisive, several } of rows)
  print(name, accepted ? 'yes' : 'no', String(executed), String(decisive), String(several));

const open = neverDecisive(rows);
console.log(`\naccepted, and no case hangs on it:`);
for (const { name, executed } of open)
  console.log(`  ${name}${executed > 0 ? ` (${executed})` : ''}`);
const alone = neverWithSeveral(rows);
console.log(`\naccepted, and no case with several Digimon hangs on it:`);
for (const { name } of alone) console.log(`  ${name}`);
console.log(`\naccepted, and only ever about one card:`);
for (const { name } of rows) {
  const reason = onlyOneCard(name);
  if (reason !== undefined) console.log(`  ${name}: ${reason}`);
}
console.log(`\naccepted, and another word means the same:`);
for (const { name } of rows) {
  const reason = sameMeaning(name);
  if (reason !== undefined) console.log(`  ${name}: ${reason}`);
}
console.log(
  `\n${rows.length} rows in ${table.cases.size} cases: ${rows.filter(({ accepted }) => accepted).length} accepted, ${open.length} of them never decisive, ${alone.length} never with several Digimon`,
);
