/**
 * Writes src/rules/number/numbers.ts and number-list.ts anew. Run it after content/rules has
 * changed: `node scripts/rule-numbers.ts`.
 */
import { writeFileSync } from 'node:fs';
import { writeNumberList, writeNumberType } from '../src/rules/number/generate-numbers.ts';
import { library } from './library.ts';

const numbers = library.corpus.rules.map(({ number }) => number);
const target = (name: string) => new URL(`../src/rules/number/${name}`, import.meta.url);
writeFileSync(target('numbers.ts'), writeNumberType(numbers));
writeFileSync(target('number-list.ts'), writeNumberList(numbers));
console.log(`${numbers.length} rule numbers written`);
