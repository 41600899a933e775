/**
 * `npm run counts`: counts leaves and endings of all scenarios again, writes the table, and says
 * what has changed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readAsked } from './asked.ts';
import { countAll, differences, inOrderOf, makeTable, parseTable } from './counts-table.ts';

readAsked({ usage: 'npm run counts' });
const file = fileURLToPath(new URL('counts.txt', import.meta.url));
const before = parseTable(existsSync(file) ? readFileSync(file, 'utf8') : '');
const now = countAll();
const changed = differences(before, now);
const added = [...now.keys()].filter((name) => !before.has(name));
const gone = [...before.keys()].filter((name) => !now.has(name));
for (const line of changed) console.log(`changed  ${line}`);
for (const name of added) console.log(`new      ${name}`);
for (const name of gone) console.log(`gone     ${name}`);
writeFileSync(file, makeTable(inOrderOf(before, now)));
console.log(
  `${now.size} scenarios counted: ${changed.length} figures changed, ${added.length} scenarios new, ${gone.length} gone`,
);
