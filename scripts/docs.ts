/**
 * `npm run docs`: writes the lists of docs/ anew from the tables, and says where something changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readAsked } from './asked.ts';
import { DOCS } from './doc-files.ts';
import { isSameText, writeLists } from './doc-lists.ts';
import { run } from './run.ts';

readAsked({ usage: 'npm run docs' });
for (const path of DOCS) {
  const text = readFileSync(path, 'utf8');
  const written = writeLists(text);
  if (isSameText(written, text)) continue;
  writeFileSync(path, written);
  run('prettier', ['--write', '--log-level', 'warn', path]);
  console.log(`${path} is written anew`);
}
